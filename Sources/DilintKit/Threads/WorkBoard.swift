/// Where the threads of a pool find work that is shared out.
final class WorkBoard: Sendable {
    /// Number of threads besides those that ask.
    private let threadCount: Int
    private let state = Monitor(State())

    private struct State {
        /// What others may take a share of, in the order in which it was shared out.
        var open: [SharedWork] = []
        var threads: [Thread] = []
        /// How many of the threads have nothing to do.
        var waiting = 0
        /// How much was shared out so far.
        var count = 0
        var isClosed = false

        /// A share of what was shared out last.
        ///
        /// - Parameter number: Of what was shared out behind that only.
        mutating func takeShare(after number: Int = 0) -> SharedWork.Share? {
            open.last { $0.number > number && $0.isOpen }?.takeShare()
        }
    }

    /// - Parameter threads: How many, at most, besides those that ask.
    init(threads: Int) { threadCount = threads }

    /// Offers work to the threads. More of them start where too few are waiting.
    ///
    /// - Parameter places: For how many of them there is something to do.
    func add(_ body: SharedWork.Body, places: Int) -> SharedWork {
        state.change { state in
            state.count += 1
            let work = SharedWork(number: state.count, places: places, body)
            state.open.append(work)
            let missing = min(places - state.waiting, threadCount - state.threads.count)
            for _ in 0..<max(0, missing) {
                // Where the system has no room for one more, fewer work.
                guard let thread = Thread({ self.serve() }) else { break }
                state.threads.append(thread)
            }
            return work
        }
    }

    /// Lets nobody else begin with work, and waits until all who did have done their share.
    ///
    /// Works meanwhile on what they share out themselves, but on nothing older, which would keep whoever waits here from
    /// going on.
    func finish(_ work: SharedWork) {
        state.change { state in state.open.removeAll { $0 === work } }
        while true {
            let share: SharedWork.Share? = state.wait { state in
                work.isDone ? .some(nil) : state.takeShare(after: work.number).map { .some($0) }
            }
            guard let share else { break }
            perform(share)
        }
    }

    /// Ends the threads.
    func close() {
        let threads = state.change { state in
            state.isClosed = true
            return state.threads
        }
        for thread in threads { thread.join() }
    }

    /// What a thread does all the time.
    private func serve() {
        while let share = nextShare() { perform(share) }
    }

    /// Waits for a share of something; nil once there will be none any more.
    private func nextShare() -> SharedWork.Share? {
        var isWaiting = false
        return state.wait { state in
            let share = state.takeShare()
            guard share == nil, !state.isClosed else {
                if isWaiting { state.waiting -= 1 }
                return .some(share)
            }
            if !isWaiting { state.waiting += 1 }
            isWaiting = true
            return nil
        }
    }

    private func perform(_ share: SharedWork.Share) {
        share.work.perform(share.number)
        state.change { _ in share.work.end() }
    }
}

/// Work that is shared out. All of it but `perform` is behind the board's lock.
final class SharedWork: @unchecked Sendable {
    /// The how many-th it is of what was shared out.
    let number: Int
    private let places: Int
    private var taken = 0
    private var running = 0
    private let body: Body

    /// Where what is to be done stands while it is shared out. Not owned, as it must not escape from whoever shares it
    /// out, but this may be held for a moment longer.
    typealias Body = UnsafePointer<@Sendable (Int) -> Void>

    /// A part of the work for one thread.
    struct Share: Sendable {
        let work: SharedWork
        /// Counted from 1, as 0 is that of whoever shares the work out.
        let number: Int
    }

    init(number: Int, places: Int, _ body: Body) {
        self.number = number
        self.places = places
        self.body = body
    }

    /// Whether there is a share left.
    var isOpen: Bool { taken < places }
    /// Whether nobody works on it.
    var isDone: Bool { running == 0 }

    func takeShare() -> Share {
        taken += 1
        running += 1
        return Share(work: self, number: taken)
    }

    func end() { running -= 1 }

    // Apart, so that the reference to the closure is given up before the share is said to be done.
    @inline(never)
    func perform(_ number: Int) { body.pointee(number) }
}
