import SwiftFacts

/// Protocols by which nobody is handed anything: what conforms to one has a trait, as its other conformers do, and serves
/// nobody for it.
///
///     protocol Wipeable { func wipe() }
///     extension Array where Element: Wipeable { … }
///     final class Secret: Wipeable { … }
///
/// That no code takes one says little, the sources may be a part of a project. It takes a sign: it is what the elements of a list
/// have in common, or its extension does all that it asks for.
struct TraitProtocols: Sendable {
    private let types: Set<TypeID>

    /// - Complexity: O(protocols' members and extensions); where there is a sign, O(written types)
    init(index: ProjectIndex, excluded: ExcludedCode, workers: WorkerPool) {
        var candidates: Set<TypeID> = []
        for (file, facts) in index.files.enumerated() where !excluded.contains(file: file) {
            for row in facts.types.indices where Self.isOfOutside(row, of: file, in: index) {
                let scope = TypeScope(file: file, type: Int32(row))
                for generic in facts.types[row].generics where facts.genericParameters[Int(generic)].isRequirement {
                    let bound = index.resolve(facts.genericParameters[Int(generic)].bound, in: scope).nominalHead
                    if let bound, index.types[bound.index].kind == .protocol { candidates.insert(bound) }
                }
            }
        }
        for (number, type) in index.types.enumerated() where type.kind == .protocol && type.isDeclared {
            if Self.doesAllItAsks(TypeID(number), in: index) { candidates.insert(TypeID(number)) }
        }
        // `AppHooksProtocol` is the other side of one type, `AppHooks`, and nothing that several have.
        candidates = candidates.filter { !index.linked.names.hasClosing(index.types[$0.index].name) }
        let names = NameSet(candidates.map { index.types[$0.index].name }, count: index.linked.names.count)
        let taken = parallelMap(count: candidates.isEmpty ? 0 : index.files.count, workers: workers) { file in
            excluded.contains(file: file) ? [] : Self.taken(names, in: file, of: index)
        }
        let takenNames = Set(taken.joined())
        types = candidates.filter { !takenNames.contains(index.types[$0.index].name) }
    }

    var isEmpty: Bool { types.isEmpty }

    func contains(_ type: TypeID) -> Bool { types.contains(type) }

    /// Whether a row of a file's `types` extends a type from elsewhere, for some of what it may hold.
    private static func isOfOutside(_ row: Int, of file: Int, in index: ProjectIndex) -> Bool {
        let fact = index.files[file].types[row]
        guard fact.kind == .extension, !fact.generics.isEmpty else { return false }
        let extended = index.typeOfRow[file][row]
        return extended.isNone || !index.types[extended.index].isDeclared
    }

    /// Whether extensions of a protocol have something for each of its requirements.
    private static func doesAllItAsks(_ type: TypeID, in index: ProjectIndex) -> Bool {
        var asked: Set<NameID> = []
        var done: Set<NameID> = []
        for entry in index.members.all(of: type) {
            let (name, flags) =
                switch entry.member {
                case .property(let id): (index.fact(id).name, index.fact(id).flags)
                case .function(let id): (index.fact(id).name, index.fact(id).flags)
                }
            if flags.contains(.isRequirement) { asked.insert(name) } else { done.insert(name) }
        }
        return !asked.isEmpty && asked.isSubset(of: done)
    }

    /// Those of some names that a file writes as the type of anything: a parameter, a property, a cast, an argument of a generic
    /// type. What conforms takes none from anybody, nor does a list that is extended for such elements, or a static tool.
    private static func taken(_ names: NameSet, in file: Int, of index: ProjectIndex) -> [NameID] {
        let facts = index.files[file]
        let nodes = facts.typeNodes
        let written = nodes.indices.filter {
            (nodes[$0].kind == .named || nodes[$0].kind == .member) && names.contains(nodes[$0].name)
        }
        if written.isEmpty { return [] }
        var others = Set(facts.inheritances)
        for row in facts.types.indices {
            others.insert(facts.types[row].extended)
            guard isOfOutside(row, of: file, in: index) else { continue }
            for generic in facts.types[row].generics { others.insert(facts.genericParameters[Int(generic)].bound) }
        }
        for function in facts.functions where function.flags.contains(.isStatic) {
            for generic in function.generics { others.insert(facts.genericParameters[Int(generic)].bound) }
        }
        return written.filter { !others.contains(TypeReference(UInt32($0))) }.map { nodes[$0].name }
    }
}
