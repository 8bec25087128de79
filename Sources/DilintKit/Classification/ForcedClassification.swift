import SwiftFacts

/// What the configuration says of types by name, whatever they look like.
struct ForcedClassification: Sendable {
    private let dependencies: Set<TypeID>
    private let data: Set<TypeID>

    init(index: ProjectIndex, configuration: Configuration) {
        dependencies = Self.types(matching: configuration.treatAsDependency, in: index)
        data = Self.types(matching: configuration.treatAsData, in: index)
    }

    func isDependency(_ type: TypeID) -> Bool { dependencies.contains(type) }

    func isData(_ type: TypeID) -> Bool { data.contains(type) }

    /// The types whose bare or qualified name one of the globs matches.
    static func types(matching globs: [String], in index: ProjectIndex) -> Set<TypeID> {
        guard !globs.isEmpty else { return [] }
        let globs = globs.map(Glob.init)
        return Set(
            index.types.indices.lazy.map { TypeID($0) }.filter { type in
                let name = index.linked.names.text(index.types[type.index].name)
                let qualified = index.qualifiedName(of: type)
                return globs.contains { $0.matches(name) || $0.matches(qualified) }
            })
    }
}
