// Of several functions of one name a call means the one whose labels fit, closures behind the brackets among them.
// only: dependency-pipeline

protocol LoomThread { func pull() }

final class RugViewModel {
    private let thread: any LoomThread
    init(thread: any LoomThread) { self.thread = thread }
    func weave() { thread.pull() }
}

func makeRug(_ thread: any LoomThread) -> RugViewModel {
    thread.pull()
    return RugViewModel(thread: thread)
}

func makeRug(of thread: any LoomThread) -> RugViewModel { RugViewModel(thread: thread) }

func makeRug(_ thread: any LoomThread, knots: Int = 2, finish: () -> Void) -> RugViewModel {
    finish()
    return RugViewModel(thread: thread)
}

func makeRug(_ thread: any LoomThread, fringe: Int, finish: () -> Void) -> RugViewModel {
    thread.pull()
    return RugViewModel(thread: thread)
}

final class RugFlow {
    private let thread: any LoomThread
    init(thread: any LoomThread) { self.thread = thread }
    //   ^ warning: [dependency-pipeline] {{RugFlow takes LoomThread only to hand it on: RugFlow → makeRug → RugViewModel, which uses it}}
    func start() { makeRug(of: thread).weave() }
}

final class PlainRugFlow {
    private let thread: any LoomThread
    init(thread: any LoomThread) { self.thread = thread }
    //   ^ warning: [dependency-pipeline] {{PlainRugFlow takes LoomThread only to hand it on: PlainRugFlow → makeRug, which uses it}}
    func start() { makeRug(thread).weave() }
}

final class FinishedRugFlow {
    private let thread: any LoomThread
    init(thread: any LoomThread) { self.thread = thread }
    //   ^ warning: [dependency-pipeline] {{FinishedRugFlow takes LoomThread only to hand it on: FinishedRugFlow → makeRug → RugViewModel, which uses it}}
    func start() { makeRug(thread) { print("done") }.weave() }
}

final class KnottedRugFlow {
    private let thread: any LoomThread
    init(thread: any LoomThread) { self.thread = thread }
    //   ^ warning: [dependency-pipeline] {{KnottedRugFlow takes LoomThread only to hand it on: KnottedRugFlow → makeRug → RugViewModel, which uses it}}
    func start() { makeRug(thread, knots: 4) { print("done") }.weave() }
}

final class FringedRugFlow {
    private let thread: any LoomThread
    init(thread: any LoomThread) { self.thread = thread }
    //   ^ warning: [dependency-pipeline] {{FringedRugFlow takes LoomThread only to hand it on: FringedRugFlow → makeRug, which uses it}}
    func start() { makeRug(thread, fringe: 4) { print("done") }.weave() }
}

// MARK: Methods and initializers

final class BoltViewModel {
    private let thread: any LoomThread
    init(_ thread: any LoomThread, length: Int = 1, wound: () -> Void) { self.thread = thread }
    init(_ thread: any LoomThread) {
        thread.pull()
        self.thread = thread
    }
    func unroll() {}
}

class Spindle {
    let thread: any LoomThread
    init(on thread: any LoomThread) { self.thread = thread }
    func turn() { thread.pull() }
}

// It inherits the initializer.
final class FastSpindle: Spindle {
    var turns = 0
}

// It does not: another one takes its place.
final class SlowSpindle: Spindle {
    init(thread: any LoomThread) { super.init(on: thread) }
}

final class BoltFlow {
    private let thread: any LoomThread
    init(thread: any LoomThread) { self.thread = thread }
    //   ^ warning: [dependency-pipeline] {{BoltFlow takes LoomThread only to hand it on: BoltFlow → BoltViewModel, which uses it}}
    func start() { BoltViewModel(thread).unroll() }
}

final class SpindleFlow {
    private let thread: any LoomThread
    init(thread: any LoomThread) { self.thread = thread }
    //   ^ warning: [dependency-pipeline] {{SpindleFlow takes LoomThread only to hand it on: SpindleFlow → FastSpindle, which uses it}}
    func start() { FastSpindle(on: thread).turn() }
}

final class SlowSpindleFlow {
    private let thread: any LoomThread
    init(thread: any LoomThread) { self.thread = thread }
    //   ^ warning: [dependency-pipeline] {{SlowSpindleFlow takes LoomThread only to hand it on: SlowSpindleFlow → SlowSpindle, which uses it}}
    func start() { SlowSpindle(thread: thread).turn() }
}
