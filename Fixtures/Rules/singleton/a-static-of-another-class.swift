// A namespace that keeps one service among its constants is no registry: its static is a shared instance.

final class TideService {
    func refresh() {}
}

enum Tides {
    static let title = "Tides"
    static let live = TideService()
}

final class TideModel {
    var title: String { Tides.title }
    func refresh() {
        Tides.live.refresh()
    //  ^ warning: [singleton] {{Tides.live}}
    }
}
