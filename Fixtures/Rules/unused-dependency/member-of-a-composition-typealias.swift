// A type names three Has-protocols and uses two of them.

//- Sources/App/Has.swift
protocol GardenAPI {
    func water()
}

protocol GardenClock {
    func now() -> Int
}

protocol GardenStoring {
    func save()
}

protocol HasGardenAPI {
    var api: any GardenAPI { get }
}

protocol HasGardenClock {
    var clock: any GardenClock { get }
}

protocol HasGardenStore {
    var store: any GardenStoring { get }
}

//- Sources/App/GardenModel.swift
final class GardenModel {
    typealias Dependencies = HasGardenAPI
        & HasGardenClock
        //^ warning: [unused-dependency] {{GardenModel asks for HasGardenClock, but neither uses it nor hands it on}}
        & HasGardenStore

    let dependencies: Dependencies
    init(dependencies: Dependencies) { self.dependencies = dependencies }
    func open() { dependencies.api.water() }
}

//- Sources/App/GardenModel+Save.swift
extension GardenModel {
    func save() { dependencies.store.save() }
}
