import SwiftFacts

/// The types and aliases at the top level by name, and which of several a file means.
struct TopLevelNames: Sendable {
    struct Declaration: Sendable {
        var entry: TypeEntry
        /// -1 for what the sources do not declare.
        var file: Int32
        /// What is written of a type, internal where nothing is; of an alias, which does not tell it, public.
        var access: AccessLevel

        var type: TypeID? { if case .type(let id) = entry { id } else { nil } }
    }

    private let declarations: NameMap<Declaration>
    /// Of names that very many have.
    private let namesakes: Namesakes<TypeEntry>
    /// The types among them.
    private let typeNamesakes: Namesakes<TypeEntry>

    /// - Parameter count: How many names there are.
    /// - Complexity: O(names + declarations)
    init(_ all: [(name: NameID, value: Declaration)], count: Int, modules: FileModules) {
        declarations = NameMap(all, count: count)
        var common: [Namesakes<TypeEntry>.Declaration] = []
        for (name, declaration) in all where declarations[name].count > Namesakes<TypeEntry>.many {
            let file = declaration.file < 0 ? nil : Int(declaration.file)
            common.append(
                .init(entry: declaration.entry, name: name, file: file, access: declaration.access))
        }
        namesakes = Namesakes(common, in: modules)
        typeNamesakes = Namesakes(common.lazy.filter { if case .type = $0.entry { true } else { false } }, in: modules)
    }

    /// What is declared under a name, visible or not.
    subscript(_ name: NameID) -> UnsafeBufferPointer<Declaration> { declarations[name] }

    private func hasVeryMany(_ name: NameID) -> Bool { declarations[name].count > Namesakes<TypeEntry>.many }

    /// What a top-level name means in a file: its own module's first, then that of an imported module of the tree,
    /// among equals the nearest by path; nil where nothing can be seen or nothing decides.
    func nearest(_ name: NameID, to file: Int, in modules: FileModules) -> TypeEntry? {
        let own = declarations[name]
        guard own.count > 1 else { return own.first.flatMap { canSee($0, from: file, modules) ? $0.entry : nil } }
        if hasVeryMany(name) { return decided(namesakes.nearest(name, to: file, in: modules)) }
        return nearest(of: own, to: file, in: modules)
    }

    /// The type that a name means where no alias is meant.
    func nearestType(_ name: NameID, to file: Int, in modules: FileModules) -> TypeID? {
        let all = declarations[name]
        guard all.count > 1 else { return all.first.flatMap { canSee($0, from: file, modules) ? $0.type : nil } }
        let entry =
            hasVeryMany(name)
            ? decided(typeNamesakes.nearest(name, to: file, in: modules))
            : nearest(of: all.filter { $0.type != nil }, to: file, in: modules)
        if case .type(let id)? = entry { return id }
        return nil
    }

    /// What a name means that is written with its module.
    func nearest(
        _ name: NameID, to file: Int, ofModule module: Int, in modules: FileModules
    ) -> TypeEntry? {
        if hasVeryMany(name) { return decided(namesakes.nearest(name, to: file, ofModule: Int32(module), in: modules)) }
        let own = declarations[name].filter { $0.file >= 0 && Int(modules.module[Int($0.file)]) == module }
        return nearest(of: own, to: file, in: modules)
    }

    /// Whether code sees more than one type of a name.
    func areSeveralTypes(_ name: NameID, seenFrom file: Int, in modules: FileModules) -> Bool {
        let all = declarations[name]
        guard all.count > 1 else { return false }
        return hasVeryMany(name)
            || all.lazy.filter { $0.type != nil && canSee($0, from: file, modules) }.prefix(2).count > 1
    }

    /// What a name means of those that some files declare; nil where very many have it.
    func nearest(
        _ name: NameID, to file: Int, in modules: FileModules, where isMeant: (_ file: Int) -> Bool
    ) -> TypeEntry? {
        if hasVeryMany(name) { return nil }
        let own = declarations[name].filter { $0.file >= 0 && isMeant(Int($0.file)) }
        return nearest(of: own, to: file, in: modules)
    }

    private func decided(_ found: Namesakes<TypeEntry>.Nearest?) -> TypeEntry? {
        found.flatMap { $0.isTied ? nil : $0.entry }
    }

    /// What is meant of several declarations of one name: the nearest, of equals the one whose folder the file
    /// imports.
    func nearest(
        of declarations: some Collection<Declaration>, to file: Int, in modules: FileModules
    ) -> TypeEntry? {
        if declarations.count == 1, let only = declarations.first {
            return canSee(only, from: file, modules) ? only.entry : nil
        }
        var best: (entry: TypeEntry, nearness: FileModules.Nearness)?
        var isTied = false
        for declaration in declarations {
            guard let nearness = nearness(of: declaration, to: file, modules) else { continue }
            guard let current = best, nearness <= current.nearness else {
                best = (declaration.entry, nearness)
                isTied = false
                continue
            }
            if nearness == current.nearness { isTied = true }
        }
        guard let nearest = best, isTied else { return best?.entry }
        let tied = declarations.lazy.filter { nearness(of: $0, to: file, modules) == nearest.nearness }
        return decidedByImports(among: tied, from: file, modules)
    }

    /// The one whose folder a file imports, the less deep one first; nil where that is none, or several.
    private func decidedByImports(
        among tied: some Sequence<Declaration>, from file: Int, _ modules: FileModules
    ) -> TypeEntry? {
        var imported: (entry: TypeEntry?, depth: Int) = (nil, .max)
        for declaration in tied where declaration.file >= 0 {
            guard let depth = modules.depth(ofImportedFolderOf: Int(declaration.file), from: file) else { continue }
            if depth < imported.depth {
                imported = (declaration.entry, depth)
            } else if depth == imported.depth {
                imported.entry = nil
            }
        }
        return imported.entry
    }

    private func canSee(_ declaration: Declaration, from file: Int, _ modules: FileModules) -> Bool {
        declaration.file < 0
            || modules.canSee(Int(declaration.file), access: declaration.access, from: file)
    }

    private func nearness(
        of declaration: Declaration, to file: Int, _ modules: FileModules
    ) -> FileModules.Nearness? {
        declaration.file < 0
            ? .outside
            : modules.nearness(of: Int(declaration.file), access: declaration.access, from: file)
    }
}
