import SwiftFacts

/// Types that serve previews alone, and which are theirs: what their file keeps to itself, and none of its code but that of
/// previews uses or names. What stands in a `#Preview` is no code at all, so a view of which nothing else is left stands
/// there, or nowhere.
///
///     #Preview { Framed { BasketView() } }
///     private struct Framed<Content: View>: View { … }
///
/// What is no view, or others see, is one only where its name says so and a preview is seen to use it.
struct PreviewTypes {
    /// How often one may stand in another one.
    private static let depth = 8

    private let index: ProjectIndex
    private let views: NameSet

    init(index: ProjectIndex, views: NameSet) {
        self.index = index
        self.views = views
    }

    /// Marks them among the types that are left out.
    ///
    /// - Parameter uses: Of all files.
    /// - Complexity: O(calls, accesses and type names) of the files that have such types; of all where one is named after
    ///   previews that others see.
    func mark(_ excluded: inout [Bool], by uses: ProjectUses, workers: WorkerPool) {
        let places = parallelMap(count: index.types.count, workers: workers, block: 512) { [excluded] type in
            excluded[type] ? .none : place(of: type)
        }
        var kept: [Int: [TypeID]] = [:]
        var shown: [TypeID] = []
        for (number, place) in places.enumerated() {
            switch place {
            case .none: continue
            case .file(let file): kept[Int(file), default: []].append(TypeID(number))
            case .module: shown.append(TypeID(number))
            }
        }
        let files = kept.sorted { $0.key < $1.key }.map { (file: $0.key, types: $0.value) }
        markKept(files, &excluded, by: uses, workers)
        let found = previewTypes(shown: shown, by: uses, excluded, workers)
        if found.isEmpty { return }
        for type in found { excluded[type.index] = true }
        markKept(files, &excluded, by: uses, workers)
    }

    /// Who sees a type that may be one of previews.
    private enum Place {
        case none, module
        case file(Int32)
    }

    private func place(of number: Int) -> Place {
        let type = index.types[number]
        guard type.declarations == 1, type.access < .public, let declaration = type.declaration else { return .none }
        if type.access <= .fileprivate {
            return isView(number) || isNamedAfterPreviews(number) ? .file(declaration.file) : .none
        }
        return isView(number) && isNamedAfterPreviews(number) ? .module : .none
    }

    private func markKept(
        _ types: [(file: Int, types: [TypeID])], _ excluded: inout [Bool], by uses: ProjectUses, _ workers: WorkerPool
    ) {
        let found = parallelMap(count: types.count, workers: workers) { [excluded] in
            previewTypes(among: types[$0].types, in: types[$0].file, by: uses[types[$0].file], excluded)
        }
        for type in found.joined() { excluded[type.index] = true }
    }

    private func isView(_ type: Int) -> Bool {
        index.types[type].kind == .struct && !views.isDisjoint(with: index.outsideAncestors[type])
    }

    /// `PreviewableTemplate`, `BasketPreviewData`.
    private func isNamedAfterPreviews(_ type: Int) -> Bool {
        index.types[type].kind != .protocol
            && index.linked.names.withBytes(of: index.types[type].name, Self.holdsPreview)
    }

    /// As bytes: all types that a file keeps to itself are asked.
    private static func holdsPreview(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        let word: StaticString = "Preview"
        let count = word.utf8CodeUnitCount
        return name.indices.dropLast(count - 1).contains { start in
            (0..<count).allSatisfy { name[start + $0] == word.utf8Start[$0] }
        }
    }

    /// A type whose code uses one that may be a preview's.
    private struct Use {
        /// None for code outside of types.
        var user: TypeID
        var used: TypeID
    }

    /// Those of some types of a file that nothing else there uses.
    private func previewTypes(
        among types: [TypeID], in file: Int, by uses: FileUses, _ excluded: [Bool]
    ) -> Set<TypeID> {
        let own = types.map { index.types[$0.index].name }.sorted()
        let named = names(declaredIn: file, where: own.containsSorted)
        var left = types.filter { !named.contains(index.types[$0.index].name) }
        left.removeAll(where: Set(uses.namedInitializers).contains)
        if left.isEmpty { return [] }
        let candidates = Set(left)
        let callers = uses.calls.compactMap { call -> Use? in
            switch call.callee {
            case .construction(let type, _): use(of: type, among: candidates, at: call.site)
            case .function(let id): use(of: index.owner(of: id), among: candidates, at: call.site)
            case .delegation, .outsideConstruction, .unresolved: nil
            }
        }
        let readers = uses.accesses.compactMap { access -> Use? in
            switch access.target {
            case .property(let id): use(of: index.owner(of: id), among: candidates, at: access.site)
            case .function(let id): use(of: index.owner(of: id), among: candidates, at: access.site)
            case .outside: nil
            }
        }
        return previewTypes(among: left, callers + readers, excluded)
    }

    /// Those of some views that previews make, and nothing else in the project.
    private func previewTypes(
        shown types: [TypeID], by uses: ProjectUses, _ excluded: [Bool], _ workers: WorkerPool
    ) -> Set<TypeID> {
        if types.isEmpty { return [] }
        // As bits: all constructions are asked about.
        var isCandidate = [Bool](repeating: false, count: index.types.count)
        for type in types { isCandidate[type.index] = true }
        let made = parallelMap(count: uses.count, workers: workers) { [isCandidate] file in
            uses[file].constructions.compactMap { call -> Use? in
                guard case .construction(let type, _) = call.callee, isCandidate[type.index] else { return nil }
                return use(of: type, at: call.site)
            }
        }
        let found = previewTypes(among: types, Array(made.joined()), excluded)
        if found.isEmpty { return [] }
        let left = found.sorted { $0.index < $1.index }
        let sought = NameSet(left.lazy.map { index.types[$0.index].name }, count: index.linked.names.count)
        let named = Set(
            parallelMap(count: index.files.count, workers: workers) { names(declaredIn: $0, where: sought.contains) }
                .joined())
        return Set(left).filter { !named.contains(index.types[$0.index].name) }
    }

    /// Those of some types that nothing uses but what is left out, and one another.
    private func previewTypes(among types: [TypeID], _ uses: [Use], _ excluded: [Bool]) -> Set<TypeID> {
        var found: Set<TypeID> = []
        for _ in 0..<Self.depth {
            var (used, previewed): (Set<TypeID>, Set<TypeID>) = ([], [])
            for use in uses {
                let isPreviews = index.outwards(from: use.user).contains {
                    excluded[$0.index] || found.contains($0)
                }
                if isPreviews { previewed.insert(use.used) } else { used.insert(use.used) }
            }
            let more = types.filter {
                !found.contains($0) && !used.contains($0) && (mayStandInMacro($0) || previewed.contains($0))
            }
            if more.isEmpty { break }
            found.formUnion(more)
        }
        return found
    }

    /// Whether a type that nothing uses is a `#Preview`'s.
    private func mayStandInMacro(_ type: TypeID) -> Bool {
        index.types[type.index].access <= .fileprivate && isView(type.index)
    }

    /// Where code uses one of some types that it does not belong to: that.
    private func use(of type: TypeID, among candidates: Set<TypeID>, at site: Site) -> Use? {
        candidates.contains(type) ? use(of: type, at: site) : nil
    }

    private func use(of type: TypeID, at site: Site) -> Use? {
        let user = index.enclosingType(of: site)
        return index.outwards(from: user).contains(type) ? nil : Use(user: user, used: type)
    }

    /// The names, of those that are sought, that something in a file is declared to be of: whoever writes such a type may
    /// make one unseen.
    @inline(__always)
    private func names(declaredIn file: Int, where isSought: (NameID) -> Bool) -> [NameID] {
        let facts = index.files[file]
        let nodes = facts.typeNodes
        let rows = nodes.indices.filter { isSought(nodes[$0].name) }
        if rows.isEmpty { return [] }
        let extended = Set(facts.types.map(\.extended))
        return rows.filter { !extended.contains(TypeReference(UInt32($0))) }.map { nodes[$0].name }
    }
}
