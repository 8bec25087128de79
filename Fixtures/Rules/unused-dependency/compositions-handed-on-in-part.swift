// Handing the whole on uses what the taker asks for, alone or as a composition, and no more.
// only: unused-dependency

protocol DuneAPI {
    func load()
}

protocol HasDuneAPI {
    var api: any DuneAPI { get }
}

protocol HasDuneClock {
    var clock: any DuneAPI { get }
}

protocol HasDuneStore {
    var store: any DuneAPI { get }
}

final class DuneFlow {
    typealias Dependencies = HasDuneAPI & HasDuneClock & HasDuneStore
    //                                                   ^ warning: [unused-dependency] {{DuneFlow asks for HasDuneStore, but neither uses it nor hands it on}}
    private let dependencies: Dependencies
    init(dependencies: Dependencies) { self.dependencies = dependencies }
    func start() { DuneModel(dependencies: dependencies).open() }
}

final class DuneModel {
    private let api: any DuneAPI
    private let clock: any DuneAPI
    init(dependencies: HasDuneAPI & HasDuneClock) {
        api = dependencies.api
        clock = dependencies.clock
    }
    func open() {
        api.load()
        clock.load()
    }
}

final class SandFlow {
    typealias Dependencies = HasDuneAPI & HasDuneClock
    //                       ^ warning: [unused-dependency] {{SandFlow asks for HasDuneAPI, but neither uses it nor hands it on}}
    private let dependencies: Dependencies
    init(dependencies: Dependencies) { self.dependencies = dependencies }
    func start() { SandModel(dependencies: dependencies).open() }
}

final class SandModel {
    private let clock: any DuneAPI
    init(dependencies: any HasDuneClock) { clock = dependencies.clock }
    func open() { clock.load() }
}
