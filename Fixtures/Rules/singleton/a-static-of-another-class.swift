// A namespace that shows one service among its constants is no registry: its static is a shared instance. What
// one file keeps to itself is none.

final class TideService {
    func refresh() {}
}

enum Tides {
    static let title = "Tides"
    static let live = TideService()
}

enum TideStack {
    private static var started: TideService?
    static let shared: TideService = {
        guard let started else { return TideService() }
        return started
    }()
    static func start() { started = TideService() }
}

actor TideFeedService {
    func open() {}
}

enum TideFeeds {
    static let title = "Feeds"
    static let live = TideFeedService()
}

actor TideMarks {
    static let shared = TideMarks()
    func set() {}
}

private enum Metrics {
    static let margin = TideMetrics(phone: 4, pad: 8)
}

final class TideMetrics {
    private let phone: Int
    private let service = TideService()
    init(phone: Int, pad: Int) { self.phone = phone }
    func value() -> Int { phone }
}

final class TideHelper {
    private static let service = TideService()
    final class Part {
        func refresh() { TideHelper.service.refresh() }
    }
}

final class TideModel {
    var margin: Int { Metrics.margin.value() }
    var title: String { Tides.title }
    func open() async {
        await TideFeeds.live.open()
    //        ^ warning: [singleton] {{TideModel reaches the shared instance TideFeeds.live}}
        await TideMarks.shared.set()
    //        ^ warning: [singleton] {{TideModel reaches the shared instance TideMarks.shared}}
    }
    func refresh() {
        Tides.live.refresh()
    //  ^ warning: [singleton] {{TideModel reaches the shared instance Tides.live}}
        TideStack.shared.refresh()
    //  ^ warning: [singleton] {{TideModel reaches the shared instance TideStack.shared}}
    }
}
