// A static function that makes one, whatever it is told, is no behaviour of a parameter object; one that does something
// with it is.

protocol TideStore {
    func load()
}

protocol TideLog {
    func write()
}

struct TideEnvironment {
    let store: any TideStore
    let log: any TideLog

    init(store: any TideStore, log: any TideLog) {
        self.store = store
        self.log = log
    }

    static func live(folder: String) -> Self { Self(store: DiskStore(folder: folder), log: DiskLog(folder: folder)) }
}

struct DiskStore: TideStore {
    let folder: String
    func load() {}
}

struct DiskLog: TideLog {
    let folder: String
    func write() {}
}

final class TideFlow {
    private let environment: TideEnvironment
    init(environment: TideEnvironment) { self.environment = environment }
    func start() { TideScreenModel(environment: environment).show() }
}

final class TideScreenModel {
    private let environment: TideEnvironment
    init(environment: TideEnvironment) { self.environment = environment }
    func show() {
        environment.store.load()
        environment.log.write()
    }
}

struct EbbEnvironment {
    let store: any TideStore
    let log: any TideLog

    init(store: any TideStore, log: any TideLog) {
        self.store = store
        self.log = log
    }

    static func warm(_ environment: EbbEnvironment) { environment.store.load() }
}

final class EbbFlow {
    private let environment: EbbEnvironment
    init(environment: EbbEnvironment) { self.environment = environment }
    //   ^ warning: [dependency-pipeline] {{EbbFlow takes EbbEnvironment only to hand it on: EbbFlow → EbbScreenModel, which uses it}}
    func start() { EbbScreenModel(environment: environment).show() }
}

final class EbbScreenModel {
    private let environment: EbbEnvironment
    init(environment: EbbEnvironment) { self.environment = environment }
    func show() {
        environment.store.load()
        environment.log.write()
    }
}
