// An argument of a method, an interpolation, a comparison and a returned value are uses.

protocol QueueAPI: AnyObject {
    func push()
}

func register(_ api: any QueueAPI) {}

final class QueueFlow {
    private let registered: any QueueAPI
    private let printed: any QueueAPI
    private let compared: any QueueAPI
    private let returned: any QueueAPI

    init(registered: any QueueAPI, printed: any QueueAPI, compared: any QueueAPI, returned: any QueueAPI) {
        self.registered = registered
        self.printed = printed
        self.compared = compared
        self.returned = returned
    }

    func start() {
        QueueModel(registered).run()
        QueueModel(printed).run()
        QueueModel(compared).run()
        QueueModel(returned).run()
    }

    func log(_ other: any QueueAPI) -> String {
        register(registered)
        return compared === other ? "same" : "queue \(printed)"
    }

    func current() -> any QueueAPI { returned }
}

final class QueueModel {
    private let api: any QueueAPI
    init(_ api: any QueueAPI) { self.api = api }
    func run() { api.push() }
}
