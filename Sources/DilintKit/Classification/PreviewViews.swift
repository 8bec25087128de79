import SwiftFacts

/// Views that serve previews alone: their file keeps them to itself, and none of its code but that of previews makes
/// one or names one. What stands in a `#Preview` is no code at all, so a view of which nothing else is left stands
/// there, or nowhere.
///
///     #Preview { Framed { BasketView() } }
///     private struct Framed<Content: View>: View { … }
struct PreviewViews {
    /// How often one may stand in another one.
    private static let depth = 8

    private let index: ProjectIndex

    init(index: ProjectIndex) { self.index = index }

    /// Marks them among the types that are left out; one that another one makes follows it.
    ///
    /// - Parameter uses: Of all files.
    /// - Complexity: O(calls and type names) of the files that have such views.
    func mark(_ excluded: inout [Bool], by uses: ProjectUses, views: NameSet) {
        var candidates: [Int: [TypeID]] = [:]
        for (number, type) in index.types.enumerated()
        where !excluded[number] && type.kind == .struct && type.access <= .fileprivate && type.declarations == 1 {
            guard let declaration = type.declaration,
                !views.isDisjoint(with: index.outsideAncestors[number])
            else { continue }
            candidates[declaration.fileIndex, default: []].append(TypeID(number))
        }
        for (file, types) in candidates {
            let named = named(of: types, in: file)
            var left = types.filter { !named.contains(index.types[$0.index].name) }
            left.removeAll(where: Set(uses[file].namedInitializers).contains)
            for _ in 0..<Self.depth where !left.isEmpty {
                let made = made(in: uses[file], excluded)
                let helpers = left.filter { !made.contains($0) }
                if helpers.isEmpty { break }
                for type in helpers { excluded[type.index] = true }
                left.removeAll { excluded[$0.index] }
            }
        }
    }

    /// The types that a file's code constructs where it is not left out, and does not belong to the type itself.
    private func made(in uses: FileUses, _ excluded: [Bool]) -> Set<TypeID> {
        var found: Set<TypeID> = []
        for call in uses.constructions {
            guard case .construction(let type, _) = call.callee else { continue }
            let maker = index.enclosingType(of: call.site)
            if maker.isNone || maker != type && !excluded[maker.index] { found.insert(type) }
        }
        return found
    }

    /// The names, of those of some types, that something in a file is declared to be of: whoever writes such a type may
    /// make one unseen.
    private func named(of types: [TypeID], in file: Int) -> Set<NameID> {
        let facts = index.files[file]
        let (nodes, names) = (facts.typeNodes, types.map { index.types[$0.index].name }.sorted())
        let rows = nodes.indices.filter { names.containsSorted(nodes[$0].name) }
        if rows.isEmpty { return [] }
        let extended = Set(facts.types.map(\.extended))
        return Set(rows.lazy.filter { !extended.contains(TypeReference(UInt32($0))) }.map { nodes[$0].name })
    }
}
