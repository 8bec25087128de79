// An initializer whose result may be dropped does the work, be it all that a closure does. What is made in a closure
// and may not be dropped is a child, and what is made for it is handed on.
// only: dependency-pipeline

protocol Queue {
    func add(_ job: @escaping () -> Void)
}

final class Errand {
    @discardableResult
    init(on queue: any Queue, to place: String) {
        queue.add { print(place) }
    }
}

final class Walk {
    private let queue: any Queue
    init(on queue: any Queue) { self.queue = queue }
    func start() { queue.add { print("Walk") } }
    //             ^ related: [dependency-pipeline] {{Walk uses it}}
}

func later(_ job: @escaping () -> Void) { job() }
func kept(_ make: @escaping () -> Walk) -> [Walk] { [make()] }

final class Messenger {
    private let queue: any Queue
    init(queue: any Queue) { self.queue = queue }
    func send() { later { Errand(on: self.queue, to: "Quay") } }
}

final class Porter {
    private let queue: any Queue
    init(queue: any Queue) { self.queue = queue }
    func carry() { Errand(on: queue, to: "Pier") }
}

final class Guide {
    private let queue: any Queue
    private var walks: [Walk] = []
    init(queue: any Queue) { self.queue = queue }
    //   ^ warning: [dependency-pipeline] {{Guide takes Queue only to hand it on: Guide → Walk, which uses it}}
    func lead() { walks = kept { Walk(on: self.queue) } }
    //                                    ^ related: [dependency-pipeline] {{Guide hands it to Walk}}
}
