// An actor that a macro gives its initializer is handed the container of its models: the macro's code opens a context in that. One
// with an initializer of its own shows what it does, and what goes to any other actor is handed on.
// only: dependency-pipeline

import SwiftData

protocol ShelfReading {
    func count() async throws -> Int
}

@ModelActor
actor ShelfActor {
    func count() throws -> Int { 1 }
}

@ModelActor actor CrateActor {}

extension CrateActor {
    func count() throws -> Int { 2 }
}

final class LiveShelfReading: ShelfReading {
    private let container: ModelContainer
    init(container: ModelContainer) { self.container = container }
    func count() async throws -> Int {
        let shelf = ShelfActor(modelContainer: container)
        return try await shelf.count()
    }
}

final class CrateImport {
    private let container: ModelContainer
    init(container: ModelContainer) { self.container = container }
    func crate() -> CrateActor { CrateActor(modelContainer: container) }
    //                                                      ^ related: [dependency-pipeline] {{CrateImport uses it}}
}

// It ends a chain as any user does.
final class ShelfFlow {
    private let container: ModelContainer
    init(container: ModelContainer) { self.container = container }
    //   ^ warning: [dependency-pipeline] {{ShelfFlow takes ModelContainer only to hand it on: ShelfFlow → CrateImport, which uses it}}
    func start() -> CrateImport { CrateImport(container: container) }
    //                                                   ^ related: [dependency-pipeline] {{ShelfFlow hands it to CrateImport}}
}

actor BoxActor {
    private let container: ModelContainer
    init(modelContainer: ModelContainer) { container = modelContainer }
    func count() -> Int { container.configurations.count }
    //                    ^ related: [dependency-pipeline] {{BoxActor uses it}}
}

final class BoxImport {
    private let container: ModelContainer
    init(container: ModelContainer) { self.container = container }
    //   ^ warning: [dependency-pipeline] {{BoxImport takes ModelContainer only to hand it on: BoxImport → BoxActor, which uses it}}
    func box() -> BoxActor { BoxActor(modelContainer: container) }
    //                                                ^ related: [dependency-pipeline] {{BoxImport hands it to BoxActor}}
}

@ModelActor
actor StampActor {
    private var stamps = 0
    init(container: ModelContainer) {
        modelContainer = container
    //                   ^ related: [dependency-pipeline] {{StampActor uses it}}
        modelExecutor = DefaultSerialModelExecutor(modelContext: ModelContext(container))
    }
}

final class StampImport {
    private let container: ModelContainer
    init(container: ModelContainer) { self.container = container }
    //   ^ warning: [dependency-pipeline] {{StampImport takes ModelContainer only to hand it on: StampImport → StampActor, which uses it}}
    func start() -> StampActor { StampActor(container: container) }
    //                                                 ^ related: [dependency-pipeline] {{StampImport hands it to StampActor}}
}
