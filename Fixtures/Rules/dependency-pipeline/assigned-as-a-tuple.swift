// Several properties may be set at once: naming them on the left of `=` is no use of them.
// only: dependency-pipeline

protocol LockAPI { func turn() }
protocol LockLogging { func note() }

final class Gate {
    private let api: any LockAPI
    init(api: any LockAPI) { self.api = api }
    func open() { api.turn() }
}

final class Sluice {
    private let api: any LockAPI
    private let log: any LockLogging
    private let count: Int

    init(api: any LockAPI, log: any LockLogging, count: Int) {
    //   ^ warning: [dependency-pipeline] {{Sluice takes LockAPI only to hand it on: Sluice → Gate, which uses it}}
        (self.api, self.log, self.count) = (api, log, count)
    }

    func open() {
        log.note()
        for _ in 0..<count { Gate(api: api).open() }
    }
}

final class Weir {
    private let api: any LockAPI, log: any LockLogging

    init(api: any LockAPI, log: any LockLogging) {
    //   ^ warning: [dependency-pipeline] {{Weir takes LockAPI only to hand it on: Weir → Gate, which uses it}}
        (self.api, self.log) = (api, log)
    }

    func open() {
        log.note()
        Gate(api: api).open()
    }

    func pair() -> Int { let (first, _) = (log, 1); first.note(); return 2 }
}

final class Dam {
    private var api: any LockAPI
    private var spare: any LockAPI

    init(api: any LockAPI, spare: any LockAPI) { (self.api, self.spare) = (api, spare) }

    func swap() {
        (api, spare) = (spare, api)
        Gate(api: api).open()
    }

    func watch() -> Bool { (api, spare) == (spare, api) }
}

private func == (left: (any LockAPI, any LockAPI), right: (any LockAPI, any LockAPI)) -> Bool { true }
