// What stands for nothing is a constant of whoever shows it.
// only: singleton

final class DeckViewModel {
    private let sweeps: Int
    init(sweeps: Int) { self.sweeps = sweeps }
    func sweep() {}
}

struct DeckView {
    static let emptyModel = DeckViewModel(sweeps: 0)
}

struct SternView {
    static let lastModel = DeckViewModel(sweeps: 1)
}

final class Bosun {
    func call() {
        DeckView.emptyModel.sweep()
        SternView.lastModel.sweep()
    //  ^ warning: [singleton] {{Bosun reaches the shared instance SternView.lastModel}}
    }
}
