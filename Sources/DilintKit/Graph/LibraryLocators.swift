import SwiftFacts

/// The containers and resolvers of the DI libraries that a project imports: types that its sources do not declare.
///
/// The names alone (`Container`, `Resolver`) say nothing, so without such an import there are none.
struct LibraryLocators: Sendable {
    private let types: Set<NameID>

    init(index: ProjectIndex, excluded: ExcludedCode) {
        let names = index.linked.names
        let modules = Set(Self.modules.compactMap { names.find($0) })
        let isImported =
            !modules.isEmpty
            && index.files.indices.contains { file in
                !excluded.contains(file: file) && index.files[file].imports.contains { modules.contains($0.module) }
            }
        types = isImported ? Set(Self.types.compactMap { names.find($0) }) : []
    }

    func contains(_ name: NameID) -> Bool { !types.isEmpty && types.contains(name) }

    private static let modules = [
        "Swinject", "SwinjectAutoregistration", "SwinjectStoryboard", "Factory", "FactoryKit", "Resolver", "Dip",
        "DITranquillity", "Knit",
    ]
    private static let types = [
        "Container", "SharedContainer", "Resolver", "Resolving", "Assembler", "DependencyContainer", "DIContainer",
        "SynchronizedResolver",
    ]
}
