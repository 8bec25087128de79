// The members that the child asks for are handed on with the whole, an alias of an alias among them.

protocol LakeAPI {
    func swim()
}

protocol LakeClock {
    func now() -> Int
}

protocol LakeStoring {
    func save()
}

protocol HasLakeAPI {
    var api: any LakeAPI { get }
}

protocol HasLakeClock {
    var clock: any LakeClock { get }
}

protocol HasLakeStore {
    var store: any LakeStoring { get }
}

final class LakeFlow {
    typealias Dependencies = LakeModel.Dependencies & HasLakeStore
    private let dependencies: Dependencies
    init(dependencies: Dependencies) { self.dependencies = dependencies }
    func start() {
        dependencies.store.save()
        LakeModel(dependencies: dependencies).open()
    }
}

final class LakeModel {
    typealias Dependencies = HasLakeAPI & HasLakeClock
    private let api: any LakeAPI
    private let clock: any LakeClock
    init(dependencies: Dependencies) {
        api = dependencies.api
        clock = dependencies.clock
    }
    func open() { if clock.now() > 0 { api.swim() } }
}
