// What puts its owner's calls off until no more come keeps which one was the last: each has one of its own, whatever protocol
// such have. One that needs something, and what is called otherwise, could be given.
// only: self-made-dependency

protocol Delaying: AnyObject { func run(_ work: @escaping () -> Void) }

final class SearchDebouncer: Delaying {
    private var last = 0
    func run(_ work: @escaping () -> Void) {
        last += 1
        work()
    }
}

final class Throttler: Delaying {
    private let seconds: Int
    init(seconds: Int) { self.seconds = seconds }
    func run(_ work: @escaping () -> Void) { if seconds > 0 { work() } }
}

protocol Clocking { func now() -> Int }

final class ClockDebouncer: Delaying {
    private let clock: Clocking?
    init(clock: Clocking?) { self.clock = clock }
    func run(_ work: @escaping () -> Void) { if clock?.now() != 0 { work() } }
}

final class Runner: Delaying {
    private var count = 0
    func run(_ work: @escaping () -> Void) {
        count += 1
        work()
    }
}

final class SearchViewModel {
    private let debouncer = SearchDebouncer()
    private lazy var throttler: Delaying = Throttler(seconds: 3)
    private let clocked = ClockDebouncer(clock: nil)
    //                    ^ note: [self-made-dependency] {{SearchViewModel creates ClockDebouncer, which it could be given}}
    private let runner: Delaying = Runner()
    //                             ^ note: [self-made-dependency] {{SearchViewModel creates Runner, which it could be given}}
    private var found: [String] = []
    func search(_ text: String) {
        debouncer.run { self.found = [text] }
        throttler.run {}
        clocked.run {}
        runner.run {}
    }
}
