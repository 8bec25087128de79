// Whether there is a locator at all is part of asking it; who only looks for it reaches it.
// only: service-locator

final class CrewService {
    private let path: String
    init(path: String) { self.path = path }
    func call() { print(path) }
}

final class WatchService {
    func call() {}
}

final class Depot {
    static var instance: Depot?
    static var shared: Depot { instance! }
    static func boot() { instance = Depot() }
    lazy var crew = CrewService(path: "crew")
    lazy var watch = WatchService()
}

func muster() {
    guard Depot.instance != nil else { return }
    Depot.shared.crew.call()
//  ^ warning: [service-locator] {{Fixture.swift asks a locator for CrewService}}
}

final class Bridge {
    func isReady() -> Bool { Depot.instance != nil }
    //                       ^ warning: [service-locator] {{Bridge reaches the locator Depot.instance}}
}
