// What makes many services with what it takes is an assembler, and carries nothing. What makes one is a carrier.
// only: dependency-pipeline

final class DiskStore {
    private let log: Log
    init(log: Log) { self.log = log }
    func read() { log.write() }
}

final class Log {
    func write() {}
}

final class Repository {
    private let disk: DiskStore
    init(disk: DiskStore) { self.disk = disk }
    func load() { disk.read() }
}

final class AService { let repository: Repository; init(repository: Repository) { self.repository = repository }; func go() { repository.load() } }
final class BService { let repository: Repository; init(repository: Repository) { self.repository = repository }; func go() { repository.load() } }
final class CService { let repository: Repository; init(repository: Repository) { self.repository = repository }; func go() { repository.load() } }
final class DService { let repository: Repository; init(repository: Repository) { self.repository = repository }; func go() { repository.load() } }
final class EService { let repository: Repository; init(repository: Repository) { self.repository = repository }; func go() { repository.load() } }

final class DataManager {
    private let disk: DiskStore
    private(set) var repository: Repository!
    private(set) var a: AService!
    private(set) var b: BService!
    private(set) var c: CService!
    private(set) var d: DService!
    private(set) var e: EService!
    init(disk: DiskStore) { self.disk = disk }
    func rebuild() {
        repository = Repository(disk: disk)
        a = AService(repository: repository)
        b = BService(repository: repository)
        c = CService(repository: repository)
        d = DService(repository: repository)
        e = EService(repository: repository)
    }
}

final class PageManager {
    private let disk: DiskStore
    init(disk: DiskStore) { self.disk = disk }
    //   ^ warning: [dependency-pipeline] {{PageManager takes DiskStore only to hand it on: PageManager → Repository, which uses it}}
    func page() -> Repository { Repository(disk: disk) }
}
