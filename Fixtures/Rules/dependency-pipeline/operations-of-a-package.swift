// A piece of work for a queue may have its base class from a package. A struct that merely conforms to something of such a name
// is none.
// only: dependency-pipeline

import WorkKit

protocol ParcelAPI {
    func send(_ parcel: Int)
}

final class SendOperation: WorkKit.AsyncOperation {
    private let api: any ParcelAPI
    init(api: any ParcelAPI) { self.api = api }
    override func main() {
        api.send(1)
        finish()
    }
}

final class ParcelDesk {
    private let api: any ParcelAPI
    private let queue: OperationQueue
    init(api: any ParcelAPI, queue: OperationQueue) {
        self.api = api
        self.queue = queue
    }
    func send() {
        let operation = SendOperation(api: api)
        queue.addOperation(operation)
    }
}

final class ParcelWork: WorkKit.WorkItem {
    private let api: any ParcelAPI
    init(api: any ParcelAPI) { self.api = api }
    func main() { api.send(2) }
}

final class ParcelCounter {
    private let api: any ParcelAPI
    init(api: any ParcelAPI) { self.api = api }
    //   ^ warning: [dependency-pipeline] {{ParcelCounter takes ParcelAPI only to hand it on: ParcelCounter → ParcelWork, which uses it}}
    func send() -> ParcelWork { ParcelWork(api: api) }
}
