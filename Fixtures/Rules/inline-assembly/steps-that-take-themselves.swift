// An object that is made and let go at once is a step that it takes by itself, and no part of anything; a service is one, and
// what is kept.
// only: inline-assembly

protocol Stoppable: AnyObject {
    func stop()
}

protocol Queueing: AnyObject {
    func run(_ work: @escaping () -> Void)
}

final class Job: Stoppable {
    private var isStopped = false
    init(on queue: any Queueing) { queue.run { [weak self] in print(self?.isStopped ?? true) } }
    func stop() { isStopped = true }
}

final class JobMonitor: Stoppable {
    private let queue: any Queueing
    init(queue: any Queueing) { self.queue = queue }
    func stop() { queue.run {} }
}

final class DeskPresenter {
    private let queue: any Queueing
    init(queue: any Queueing) { self.queue = queue }

    func show() {
        Job(on: queue)
        JobMonitor(queue: queue)
    //  ^ note: [inline-assembly] {{DeskPresenter builds JobMonitor out of its own dependencies}}
    }
}

final class BenchPresenter {
    private let queue: any Queueing
    private var job: (any Stoppable)?
    init(queue: any Queueing) { self.queue = queue }

    func show() {
        job = Job(on: queue)
        //    ^ note: [inline-assembly] {{BenchPresenter builds Job out of its own dependencies}}
    }
}
