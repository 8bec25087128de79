import SwiftFacts

/// Which types extensions extend, while they are gathered.
extension TypeTable {
    /// The type an extension extends, found by its written path; nil if its first part is not known (yet).
    ///
    /// - Parameter path: Room for it.
    func extendedType(_ linked: LinkedFacts, _ each: WaitingExtension, _ path: inout [NameID]) -> TypeID? {
        let part = each.part
        // Nearly all are written by one name.
        if each.isPlain { return topLevelType(each.name, from: part.fileIndex, linked) }
        let file = linked.files[part.fileIndex]
        file.readNamePath(of: file.types[part.index].extended, into: &path)
        guard let first = path.first else { return nil }
        let current = topLevelType(first, from: part.fileIndex, linked)
        if current == nil, path.count > 1, let module = modules.index(ofModule: first) {
            let named = topLevelType(path[1], from: part.fileIndex, ofModule: module, linked)
            return named.flatMap { follow(path.dropFirst(2), from: $0, in: part.fileIndex, linked) }
        }
        return current.flatMap { follow(path.dropFirst(), from: $0, in: part.fileIndex, linked) }
    }

    /// Whether an extension's type is written by one name, which the sources declare nowhere.
    func isOutsideName(_ each: WaitingExtension) -> Bool { each.isPlain && topLevel[each.name].isEmpty }

    /// Whether what stands before an extension's type is no module, but the type around it.
    func isInsideAnother(_ each: WaitingExtension, _ linked: LinkedFacts) -> Bool {
        if each.isPlain { return false }
        let file = linked.files[each.part.fileIndex]
        let around = file.namePath(of: file.types[each.part.index].extended).dropLast().last
        return around.map { !modules.isModule($0, in: each.part.fileIndex) } ?? false
    }

    private func topLevelType(
        _ name: NameID, from file: Int, _ linked: LinkedFacts, depth: Int = 0
    ) -> TypeID? {
        switch topLevel.nearest(name, to: file, in: modules) {
        case .type(let type)?: return type
        case .alias(let alias)?:
            if let type = aliasedType(alias, in: .none, linked, depth: depth) { return type }
        case nil: break
        }
        return topLevel.nearestType(name, to: file, in: modules) ?? outside?[name]
    }

    /// The same of a name that is written with its module, which the module declares or else gives out: another type of
    /// that name may be nearer.
    private func topLevelType(_ name: NameID, from file: Int, ofModule module: Int, _ linked: LinkedFacts) -> TypeID? {
        switch topLevel.nearest(name, to: file, ofModule: module, in: modules) {
        case .type(let type)?: type
        case .alias(let alias)?: aliasedType(alias, in: .none, linked, depth: 0)
        case nil: topLevel.nearestType(name, to: file, in: modules)
        }
    }

    private func follow(
        _ path: ArraySlice<NameID>, from type: TypeID, in file: Int, _ linked: LinkedFacts, depth: Int = 0
    ) -> TypeID? {
        var current = type
        for name in path {
            guard let next = nestedType(named: name, in: current, from: file, linked, depth: depth) else { return nil }
            current = next
        }
        return current
    }

    /// The type of a name in another type, or that an alias there stands for once all types have their extensions.
    private func nestedType(
        named name: NameID, in type: TypeID, from file: Int, _ linked: LinkedFacts, depth: Int
    ) -> TypeID? {
        let names = nested[type.index]
        // Each platform may nest one of its own, and each module another one in an outside type.
        if !types[type.index].isDeclared || names.hasSeveral(named: name) {
            if let found = nearestType(names.all(named: name), to: file) { return found }
        }
        if types[type.index].isDeclared, let found = names.firstType(named: name) { return found }
        guard outside != nil, case .alias(let alias)? = names.first(named: name) else { return nil }
        return aliasedType(alias, in: type, linked, depth: depth)
    }

    private func nearestType(_ entries: [TypeEntry], to file: Int) -> TypeID? {
        let declarations = entries.compactMap { entry -> TopLevelNames.Declaration? in
            guard case .type(let id) = entry, let part = types[id.index].declaration else { return nil }
            return TopLevelNames.Declaration(entry: entry, file: part.file, access: types[id.index].access)
        }
        return topLevel.nearest(of: declarations, to: file, in: modules).flatMap {
            if case .type(let id) = $0 { id } else { nil }
        }
    }

    /// The type that an alias stands for, looked for in the type around it and those around that, then at the top level:
    /// an extension of the alias extends that one.
    private func aliasedType(_ alias: AliasID, in owner: TypeID, _ linked: LinkedFacts, depth: Int) -> TypeID? {
        guard depth <= TypeScope.maximumDepth else { return nil }
        let file = linked.files[alias.fileIndex]
        let fact = file.typealiases[alias.index]
        let path = file.namePath(of: fact.target)
        guard let first = path.first, first != fact.name else { return nil }
        // The longer the path, the fewer aliases it may lead to: ever more of them would take ever more steps.
        let depth = depth + path.count
        var around = owner
        while !around.isNone, nested[around.index].first(named: first) == nil {
            around = types[around.index].enclosing
        }
        let type =
            around.isNone
            ? topLevelType(first, from: alias.fileIndex, linked, depth: depth)
            : nestedType(named: first, in: around, from: alias.fileIndex, linked, depth: depth)
        return type.flatMap { follow(path.dropFirst(), from: $0, in: alias.fileIndex, linked, depth: depth) }
    }
}

/// An extension until its type is known, with what is asked of it: its file is far from where the last one stood.
struct WaitingExtension: Sendable {
    let part: NominalType.Part
    /// What it extends: the last name of what is written.
    let name: NameID
    /// Whether that name is all that is written.
    let isPlain: Bool
    /// Whether types may stand in it, outside of its functions.
    let holdsTypes: Bool

    init(_ facts: LinkedFile, file: Int, row: Int) {
        part = NominalType.Part(file: file, row: row)
        let fact = facts.types[row]
        let plain = facts.plainName(of: fact.extended)
        name = plain ?? fact.name
        isPlain = plain != nil
        // Rows stand in source order, those of functions' types behind all others.
        holdsTypes =
            row + 1 < facts.types.count && facts.types[row + 1].nameOffset < fact.body.end
            && !facts.types[row + 1].isLocal
    }
}

extension LinkedFile {
    /// The name that is all of a written type; nil for anything else.
    func plainName(of reference: TypeReference) -> NameID? {
        guard !reference.isNone, case let node = typeNodes[Int(reference.rawValue)], node.kind == .named else {
            return nil
        }
        return node.name
    }

    /// `A.B.C` as its names; empty for anything else.
    func namePath(of reference: TypeReference) -> [NameID] {
        var path: [NameID] = []
        readNamePath(of: reference, into: &path)
        return path
    }

    /// The same, in place of what stood in `path`.
    func readNamePath(of reference: TypeReference, into path: inout [NameID]) {
        path.removeAll(keepingCapacity: true)
        var current = reference
        while !current.isNone {
            let node = typeNodes[Int(current.rawValue)]
            switch node.kind {
            case .member:
                path.append(node.name)
                current = node.firstChild
            case .named:
                path.append(node.name)
                current = .none
            default:
                path.removeAll(keepingCapacity: true)
                return
            }
        }
        path.reverse()
    }
}
