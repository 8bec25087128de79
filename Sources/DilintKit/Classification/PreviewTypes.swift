import SwiftFacts

/// Types that serve previews alone, and which are theirs: what their file keeps to itself, and none of its code but that of
/// previews uses or names. What stands in a `#Preview` is no code at all, so a view of which nothing else is left stands
/// there, or nowhere.
///
///     #Preview { Framed { BasketView() } }
///     private struct Framed<Content: View>: View { … }
///
/// What is no view, or others see, is one only where its name says so and a preview is seen to use it, or names it in a
/// `#Preview` of the same file. So is what a static makes in an `#if` for previews, as its name says.
///
///     #if DEBUG
///     final class BasketPreview: Basket { … }
///     extension BasketAssembly { static func makePreview() -> BasketScreen { BasketScreen(basket: BasketPreview()) } }
///     #endif
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
        guard type.declarations == 1, let declaration = type.declaration else { return .none }
        if type.access <= .fileprivate {
            return isView(number) || isNamedAfterPreviews(number) ? .file(declaration.file) : .none
        }
        if isView(number) { return type.access < .public && isNamedAfterPreviews(number) ? .module : .none }
        return isCalledPreview(number) && (type.access < .public || standsFor(number)) ? .module : .none
    }

    /// Whether a type is called a preview, by the last word of its name.
    private func isCalledPreview(_ type: Int) -> Bool {
        index.types[type].kind != .protocol
            && index.linked.names.ends(index.types[type].name, withWordOf: NameSigns.previewWords)
    }

    /// Whether others see a type as something else of the project: what a package shows them may be there for them.
    private func standsFor(_ type: Int) -> Bool { !index.ancestors[type].isEmpty }

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
        /// The code is that of a static for previews.
        var isForPreviews: Bool
    }

    /// Those of some types of a file that nothing else there uses.
    private func previewTypes(
        among types: [TypeID], in file: Int, by uses: FileUses, _ excluded: [Bool]
    ) -> Set<TypeID> {
        let own = types.map { index.types[$0.index].name }.sorted()
        let named = names(declaredIn: file, where: own.containsSorted)
        var left = types.filter { !named.contains(index.types[$0.index].name) }
        let made = Set(uses.namedInitializers.lazy.map { $0.type })
        left.removeAll(where: made.contains)
        if left.isEmpty { return [] }
        let candidates = Set(left)
        return previewTypes(among: left, gathered(from: uses, where: candidates.contains), excluded)
    }

    /// Where the code of a file uses some types that it does not belong to.
    @inline(__always)
    private func gathered(from uses: FileUses, where isCandidate: (TypeID) -> Bool) -> [Use] {
        let callers = uses.calls.compactMap { call -> Use? in
            switch call.callee {
            case .construction(let type, _): use(of: type, where: isCandidate, at: call.site)
            case .function(let id): use(of: index.owner(of: id), where: isCandidate, at: call.site)
            case .delegation, .outsideConstruction, .unresolved: nil
            }
        }
        let readers = uses.accesses.compactMap { access -> Use? in
            switch access.target {
            case .property(let id): use(of: index.owner(of: id), where: isCandidate, at: access.site)
            case .function(let id): use(of: index.owner(of: id), where: isCandidate, at: access.site)
            case .outside: nil
            }
        }
        return callers + readers
    }

    /// Those of some types that previews make, and nothing else in the project.
    private func previewTypes(
        shown types: [TypeID], by uses: ProjectUses, _ excluded: [Bool], _ workers: WorkerPool
    ) -> Set<TypeID> {
        if types.isEmpty { return [] }
        // As bits: all calls are asked about.
        var isCandidate = [Bool](repeating: false, count: index.types.count)
        for type in types { isCandidate[type.index] = true }
        let made = parallelMap(count: uses.count, workers: workers) { [isCandidate] file in
            gathered(from: uses[file]) { !$0.isNone && isCandidate[$0.index] }
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
                if isPreviews || use.isForPreviews { previewed.insert(use.used) } else { used.insert(use.used) }
            }
            let more = types.filter {
                !found.contains($0) && !used.contains($0) && (mayStandInMacro($0) || previewed.contains($0))
            }
            if more.isEmpty { break }
            found.formUnion(more)
        }
        return found
    }

    /// Whether a type that nothing uses is a `#Preview`'s: a view of one file, what such a preview of its file names, or what is
    /// called so and stands in an `#if`.
    private func mayStandInMacro(_ type: TypeID) -> Bool {
        let access = index.types[type.index].access
        if access <= .fileprivate { return isView(type.index) }
        guard access < .public, let part = index.types[type.index].declaration else { return false }
        let fact = index.files[part.fileIndex].types[part.index]
        return fact.isPreviewed || !isView(type.index) && fact.condition != .none
    }

    /// Where code uses one of some types that it does not belong to: that.
    private func use(of type: TypeID, where isCandidate: (TypeID) -> Bool, at site: Site) -> Use? {
        guard isCandidate(type), case let user = index.enclosingType(of: site),
            !index.outwards(from: user).contains(type)
        else { return nil }
        return Use(user: user, used: type, isForPreviews: isForPreviews(site))
    }

    /// Whether code stands in an `#if`, in a static that is there for previews as its name says:
    /// `static func makePreview() -> BasketScreen`.
    private func isForPreviews(_ site: Site) -> Bool {
        guard index.body(at: site).condition != .none, index.isStatic(site) else { return false }
        let name =
            index.function(at: site).map { index.fact($0).name } ?? index.property(at: site).map { index.fact($0).name }
        return name.map { index.linked.names.ends($0, withWordOf: NameSigns.previewWords) } ?? false
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
