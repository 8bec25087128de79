import SwiftFacts

/// Declarations of one name, where there are very many of them: which one a file means.
///
/// Says the same as comparing the `FileModules.Nearness` of all of them. Every declaration is noted in its folder and
/// those around it, so that the first folder around a file where one is noted holds the nearest.
struct Namesakes<Entry: Sendable>: Sendable {
    /// The nearest one: the first of those that are equally near.
    struct Nearest: Sendable {
        var entry: Entry
        /// There are others as near.
        var isTied = false
        /// How many were added before it.
        fileprivate let order: Int
        /// It stands in the folder that it was found in, and not below.
        fileprivate var isAround = false
    }

    /// Who sees a declaration, from where.
    private enum Reach: Hashable {
        case sameFile(Int32)
        /// In a folder or below it; of tests only other tests see something.
        case module(Int32, folder: Int32, fromTests: Bool)
        /// What a module gives out, by code that imports it and sees no more.
        case given(Int32, folder: Int32)
        /// What need not be imported, by code that is in no target either.
        case anyModule(folder: Int32, fromTests: Bool)
        case outside
    }

    private struct Key: Hashable {
        var name: NameID
        var reach: Reach
    }

    /// From how many on it pays.
    static var many: Int { 32 }

    /// A declaration to be found.
    struct Declaration {
        var entry: Entry
        var name: NameID
        /// Where it is declared; nil for what the sources do not declare.
        var file: Int?
        var access: AccessLevel
    }

    private var found: [Key: Nearest] = [:]

    /// - Complexity: O(declarations + folders of each name's declarations)
    init(_ declarations: some Sequence<Declaration>, in modules: FileModules) {
        for (order, declaration) in declarations.enumerated() { add(declaration, order: order, modules) }
    }

    private mutating func add(_ declaration: Declaration, order: Int, _ modules: FileModules) {
        let one = Nearest(entry: declaration.entry, order: order)
        guard let file = declaration.file else {
            note(one, under: Key(name: declaration.name, reach: .outside))
            return
        }
        note(one, under: Key(name: declaration.name, reach: .sameFile(Int32(file))))
        if declaration.access <= .fileprivate { return }
        let module = modules.module[file]
        for fromTests in modules.isTest[file] ? [true] : [true, false] {
            func noteUpwards(_ reach: (_ folder: Int32) -> Reach) {
                var folder: Int32? = modules.folder(of: file)
                while let current = folder {
                    var here = one
                    here.isAround = current == modules.folder(of: file)
                    let wereSeveral = note(here, under: Key(name: declaration.name, reach: reach(current)))
                    // Then there were above, too.
                    if wereSeveral { return }
                    folder = modules.folder(around: current)
                }
            }
            noteUpwards { .module(module, folder: $0, fromTests: fromTests) }
            if !fromTests, declaration.access > .internal { noteUpwards { .given(module, folder: $0) } }
            if modules.isOpen(module) { noteUpwards { .anyModule(folder: $0, fromTests: fromTests) } }
        }
    }

    /// - Returns: Whether several were noted there before.
    @discardableResult private mutating func note(_ one: Nearest, under key: Key) -> Bool {
        guard let known = found[key] else {
            found[key] = one
            return false
        }
        if known.isAround == one.isAround {
            found[key]?.isTied = true
        } else if one.isAround {
            found[key] = one
        }
        return known.isTied
    }

    /// The nearest to a file of all with a name that can be seen from there.
    ///
    /// - Complexity: O(folders around the file + modules that it imports)
    func nearest(_ name: NameID, to file: Int, in modules: FileModules) -> Nearest? {
        if let own = found[Key(name: name, reach: .sameFile(Int32(file)))] { return own }
        let fromTests = modules.isTest[file]
        let module = modules.module[file]
        return nearestUpwards(name, to: file, modules) { .module(module, folder: $0, fromTests: fromTests) }?.nearest
            ?? nearestImported(name, to: file, modules)
            ?? nearestInFolders(name, to: file, modules)
            ?? found[Key(name: name, reach: .outside)]
    }

    /// The same of those that one module declares.
    func nearest(_ name: NameID, to file: Int, ofModule module: Int32, in modules: FileModules) -> Nearest? {
        if modules.module[file] == module, let own = found[Key(name: name, reach: .sameFile(Int32(file)))] {
            return own
        }
        guard modules.canSee(module: module, from: file) else { return nil }
        return nearestUpwards(name, to: file, modules, reach(into: module, from: file, modules))?.nearest
    }

    /// Of what need not be imported.
    private func nearestInFolders(_ name: NameID, to file: Int, _ modules: FileModules) -> Nearest? {
        guard modules.isInFolders(file) else { return nil }
        let fromTests = modules.isTest[file]
        return nearestUpwards(name, to: file, modules) { .anyModule(folder: $0, fromTests: fromTests) }?.nearest
    }

    private func nearestImported(_ name: NameID, to file: Int, _ modules: FileModules) -> Nearest? {
        var best: (nearest: Nearest, depth: Int)?
        for module in modules.visibleModules(from: file) {
            let found = nearestUpwards(name, to: file, modules, reach(into: module, from: file, modules))
            guard let found else { continue }
            guard let known = best, !isNearer(found, than: known) else {
                best = found
                continue
            }
            guard !isNearer(known, than: found) else { continue }
            if found.nearest.order < known.nearest.order { best = found }
            best?.nearest.isTied = true
        }
        return best?.nearest
    }

    /// Whom code in a file is to a module: part of it, or somebody who imports it.
    private func reach(into module: Int32, from file: Int, _ modules: FileModules) -> (_ folder: Int32) -> Reach {
        let isGuest =
            modules.module[file] != module && modules.visibleModules(from: file).contains(module)
            && !modules.seesInternals(file)
        let fromTests = modules.isTest[file]
        return { isGuest ? .given(module, folder: $0) : .module(module, folder: $0, fromTests: fromTests) }
    }

    private func isNearer(_ one: (nearest: Nearest, depth: Int), than other: (nearest: Nearest, depth: Int)) -> Bool {
        one.depth == other.depth ? one.nearest.isAround && !other.nearest.isAround : one.depth > other.depth
    }

    private func nearestUpwards(
        _ name: NameID, to file: Int, _ modules: FileModules, _ reach: (_ folder: Int32) -> Reach
    ) -> (nearest: Nearest, depth: Int)? {
        // Most modules have none, which the outermost place tells.
        guard found[Key(name: name, reach: reach(FolderTree.outermost))] != nil else { return nil }
        var folder: Int32? = modules.folder(of: file)
        while let current = folder {
            if let nearest = found[Key(name: name, reach: reach(current))] {
                return (nearest, modules.depth(ofFolder: current))
            }
            folder = modules.folder(around: current)
        }
        return nil
    }
}
