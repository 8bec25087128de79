import SwiftFacts

/// What written types stand for.
extension ProjectIndex {
    /// What a type written in a scope stands for. Bounded by the depth that the extractor keeps of written types.
    func resolve(_ reference: TypeReference, in scope: TypeScope) -> ResolvedType {
        guard !reference.isNone else { return .unknown }
        let node = linked.files[scope.file].typeNodes[Int(reference.rawValue)]
        switch node.kind {
        case .named: return resolveNamed(node, in: scope)
        case .member: return resolveMember(node, in: scope)
        case .optional, .implicitlyUnwrapped: return resolve(node.firstChild, in: scope).adding(.optional)
        case .array: return resolve(node.firstChild, in: scope).collected
        case .dictionary:
            let key = linked.files[scope.file].typeNodes[Int(node.firstChild.rawValue)]
            return resolve(key.nextSibling, in: scope).collected
        case .tuple: return ResolvedType(node.firstChild.isNone ? .void : .tuple)
        case .function: return resolveFunction(node, in: scope)
        case .composition:
            return compositionNumber(file: scope.file, node: reference).map { ResolvedType(.composition, id: $0) }
                ?? .unknown
        case .opaque, .existential, .pack: return resolve(node.firstChild, in: scope)
        case .metatype: return resolve(node.firstChild, in: scope).adding(.metatype)
        case .selfType:
            let type = self.type(file: scope.file, row: scope.type)
            return type.isNone ? .unknown : .nominal(type)
        case .unknown: return .unknown
        }
    }

    /// The file that writes the name which a written type stands for: of an alias, and of aliases of aliases, the file
    /// of the last one.
    func file(naming reference: TypeReference, in scope: TypeScope) -> Int {
        var reference = reference
        var scope = scope
        var steps = 0
        while !reference.isNone, steps < Self.maximumAliases {
            steps += 1
            let node = linked.files[scope.file].typeNodes[Int(reference.rawValue)]
            switch node.kind {
            case .optional, .implicitlyUnwrapped, .opaque, .existential: reference = node.firstChild
            case .named:
                guard case .alias(let alias)? = entry(named: node.name, in: scope) else { return scope.file }
                let fact = linked.files[alias.fileIndex].typealiases[alias.index]
                reference = fact.target
                scope = TypeScope(file: alias.fileIndex, type: fact.owner)
            default: return scope.file
            }
        }
        return scope.file
    }

    /// Far above what any code base names anew of what is named anew.
    static let maximumAliases = 16

    private func resolveFunction(_ node: TypeNode, in scope: TypeScope) -> ResolvedType {
        guard !node.firstChild.isNone else { return .unknown }
        let result = resolve(node.firstChild, in: scope)
        // Closures that return closures: not followed.
        if result.wrappers.contains(.function) { return .unknown }
        let takesArguments = !linked.files[scope.file].typeNodes[Int(node.firstChild.rawValue)].nextSibling.isNone
        var type = (takesArguments && takesItsResult(node, result, in: scope) ? .unknown : result).adding(.function)
        if takesArguments { type = type.adding(.takesArguments) }
        if node.flags.contains(.autoclosure) { type = type.adding(.autoclosure) }
        return type
    }

    /// Whether a closure gives back what it is handed one of, `(Shape) -> Shape`: it changes that and makes none, for who calls it
    /// has one.
    private func takesItsResult(_ node: TypeNode, _ result: ResolvedType, in scope: TypeScope) -> Bool {
        guard result.head == .nominal || result.head == .external else { return false }
        let (nodes, given) = (linked.files[scope.file].typeNodes, result.removing(.optional))
        var parameter = nodes[Int(node.firstChild.rawValue)].nextSibling
        while !parameter.isNone {
            if resolve(parameter, in: scope).removing(.optional) == given { return true }
            parameter = nodes[Int(parameter.rawValue)].nextSibling
        }
        return false
    }

    private func resolveNamed(_ node: TypeNode, in scope: TypeScope) -> ResolvedType {
        if let generic = genericParameter(node.name, in: scope) { return generic }
        guard let entry = entry(named: node.name, in: scope) else { return resolveOutside(node, in: scope) }
        // `extension Array` makes `Array<API>` no other type.
        if !node.firstChild.isNone, case .type(let type) = entry, !table.types[type.index].isDeclared {
            return resolveOutside(node, in: scope)
        }
        let type = applied(resolved(entry), of: entry, to: node.firstChild, in: scope)
        // A project's own `Lazy<API>` is as good as a library's.
        if !node.firstChild.isNone, known.ownDeferred.contains(node.name), let id = type.instance,
            table.types[id.index].kind != .protocol
        {
            return resolve(node.firstChild, in: scope).adding(.deferred)
        }
        return type
    }

    /// A name that the project does not declare: a transparent wrapper is as good as its argument.
    private func resolveOutside(_ node: TypeNode, in scope: TypeScope) -> ResolvedType {
        guard !node.firstChild.isNone else { return outsideType(node.name) }
        let first = node.firstChild
        if known.optional.contains(node.name) { return resolve(first, in: scope).adding(.optional) }
        if known.deferred.contains(node.name) || isBox(node, in: scope) {
            return resolve(first, in: scope).adding(.deferred)
        }
        if known.transparent.contains(node.name) { return resolve(first, in: scope) }
        if known.collections.contains(node.name) {
            let second = linked.files[scope.file].typeNodes[Int(first.rawValue)].nextSibling
            return resolve(second.isNone ? first : second, in: scope).collected
        }
        return outsideType(node.name)
    }

    /// Whether a type from elsewhere holds one value of a type that it is told, `RequiredContainer<User>`, and gives out
    /// nothing else; those of coders hold what their keys say.
    private func isBox(_ node: TypeNode, in scope: TypeScope) -> Bool {
        linked.names.ends(node.name, withWordOf: Self.boxWords) && !known.codingContainers.contains(node.name)
            && linked.files[scope.file].typeNodes[Int(node.firstChild.rawValue)].nextSibling.isNone
    }

    private static let boxWords: WordList = ["container"]

    private func resolveMember(_ node: TypeNode, in scope: TypeScope) -> ResolvedType {
        let qualifier = linked.files[scope.file].typeNodes[Int(node.firstChild.rawValue)]
        let base = resolve(node.firstChild, in: scope)
        if let type = base.instance, table.types[type.index].isDeclared || base.head == .nominal {
            if let entry = nestedEntry(named: node.name, in: type) {
                return applied(resolved(entry), of: entry, to: qualifier.nextSibling, in: scope)
            }
            if table.types[type.index].isDeclared { return .unknown }
        }
        if qualifier.kind == .named, let module = modules.index(ofModule: qualifier.name) {
            let entry = table.topLevel.nearest(node.name, to: scope.file, ofModule: module, in: modules)
            if let entry { return resolved(entry) }
        }
        if qualifier.nextSibling.isNone {
            return outsideType(node.name, behind: qualifier.name, from: scope.file)
        }
        // `Swift.Optional<API>`: the arguments stand behind the qualifier.
        var unqualified = node
        unqualified.firstChild = qualifier.nextSibling
        return resolveOutside(unqualified, in: scope)
    }

    /// Whether a stored static says that it keeps what came of making one of a type, `static let shared: Result<Store, Error>`.
    func isOutcome(_ id: PropertyID, ofMaking type: TypeID) -> Bool {
        let fact = fact(id)
        guard !type.isNone, fact.flags.contains(.isStatic), !fact.flags.contains(.isComputed), !fact.type.isNone else {
            return false
        }
        let nodes = linked.files[id.fileIndex].typeNodes
        var node = nodes[Int(fact.type.rawValue)]
        if node.kind == .optional || node.kind == .implicitlyUnwrapped { node = nodes[Int(node.firstChild.rawValue)] }
        var argument = node.firstChild
        // `Swift.Result<Store, Error>`: the arguments stand behind the qualifier.
        if node.kind == .member, !argument.isNone { argument = nodes[Int(argument.rawValue)].nextSibling }
        return resolve(argument, in: TypeScope(file: id.fileIndex, type: fact.owner)) == .nominal(type)
    }

    func resolved(_ entry: TypeEntry) -> ResolvedType {
        switch entry {
        case .type(let type): .nominal(type)
        case .alias(let alias): aliasTypes[alias.fileIndex][alias.index]
        }
    }

    /// What an alias with generic parameters stands for where it is written with arguments: of `Maker<API>`, after
    /// `typealias Maker<T> = () -> T`, a closure that returns an `API`.
    private func applied(
        _ type: ResolvedType, of entry: TypeEntry, to first: TypeReference, in scope: TypeScope
    ) -> ResolvedType {
        guard type.head == .generic, !first.isNone, case .alias(let alias) = entry else { return type }
        let file = linked.files[alias.fileIndex]
        let parameters = file.typealiases[alias.index].generics.prefix(TypeScope.maximumGenerics)
            .filter { !file.genericParameters[Int($0)].isRequirement }
        var argument = first
        for parameter in parameters {
            guard !argument.isNone else { return type }
            if file.genericParameters[Int(parameter)].name.rawValue == type.id {
                let inner = resolve(argument, in: scope)
                // Closures that return closures: not followed.
                if inner.wrappers.contains(.function), type.wrappers.contains(.function) { return .unknown }
                return inner.adding(type.wrappers)
            }
            argument = linked.files[scope.file].typeNodes[Int(argument.rawValue)].nextSibling
        }
        return type
    }

    // MARK: Names

    /// The bound of a generic parameter of that name; nil if there is no such parameter.
    func genericParameter(_ name: NameID, in scope: TypeScope) -> ResolvedType? {
        guard table.genericNames.contains(name) else { return nil }
        if let found = genericParameter(name, among: scope.generics, in: scope) { return found }
        guard scope.depth < TypeScope.maximumDepth else { return nil }
        var row = scope.type
        var steps = 0
        while row >= 0, steps < TypeScope.maximumNesting {
            steps += 1
            let fact = linked.files[scope.file].types[Int(row)]
            let inner = TypeScope(file: scope.file, type: row, depth: scope.depth)
            if let found = genericParameter(name, among: fact.generics, in: inner) { return found }
            if fact.kind == .extension {
                let type = self.type(file: scope.file, row: row)
                if !type.isNone, let part = parts(of: type).first, table.types[type.index].isDeclared {
                    let generics = linked.files[part.fileIndex].types[part.index].generics
                    let scope = TypeScope(file: part.fileIndex, type: part.row, depth: scope.depth)
                    if let found = genericParameter(name, among: generics, in: scope) { return found }
                }
            }
            row = fact.enclosing
        }
        return nil
    }

    private func genericParameter(
        _ name: NameID, among range: Range<UInt32>, in scope: TypeScope
    ) -> ResolvedType? {
        guard !range.isEmpty else { return nil }
        let range = range.prefix(TypeScope.maximumGenerics)
        let facts = linked.files[scope.file].genericParameters
        guard range.contains(where: { facts[Int($0)].name == name && !facts[Int($0)].isRequirement }) else {
            return nil
        }
        for row in range where facts[Int(row)].name == name && !facts[Int(row)].bound.isNone {
            let outer = TypeScope(file: scope.file, type: scope.type, depth: scope.depth + 1)
            let resolved = resolve(facts[Int(row)].bound, in: outer)
            if resolved.head != .unknown { return resolved.adding(.genericBound) }
        }
        return ResolvedType(.generic, id: name.rawValue)
    }

    /// What a name in type position means: nested types and aliases of the enclosing types outwards, then the top level.
    func entry(named name: NameID, in scope: TypeScope) -> TypeEntry? {
        guard table.typeNames.contains(name) else { return nil }
        let isNested = table.nestedNames.contains(name)
        let types = linked.files[scope.file].types
        var row = scope.type
        var steps = 0
        while row >= 0, steps < TypeScope.maximumNesting {
            steps += 1
            let (fact, inner) = (types[Int(row)], row)
            row = fact.enclosing
            guard isNested || fact.name == name else { continue }
            var type = self.type(file: scope.file, row: inner)
            if !type.isNone, table.types[type.index].name == name, fact.kind != .extension {
                return .type(type)
            }
            // An extension of `A.B` stands outside of `A` in the text.
            while isNested, !type.isNone {
                if let found = nestedEntry(named: name, in: type) { return found }
                type = fact.kind == .extension ? table.types[type.index].enclosing : .none
            }
        }
        return table.topLevel.nearest(name, to: scope.file, in: modules) ?? onlyMeaning(of: name, from: scope.file)
    }

    /// What a name means that several declare, none nearer than the other, if it is the same: a module may give out the
    /// type of another one, `typealias Ledger = Legacy.Ledger`.
    private func onlyMeaning(of name: NameID, from file: Int) -> TypeEntry? {
        let declarations = table.topLevel[name]
        guard declarations.count == 2, case let types = declarations.lazy.compactMap(\.type), let type = types.first,
            types.count == 1
        else { return nil }
        let areOne = declarations.allSatisfy {
            ($0.file < 0 || modules.canSee(Int($0.file), access: $0.access, from: file))
                && resolved($0.entry) == .nominal(type)
        }
        return areOne ? .type(type) : nil
    }

    /// A type or alias declared in a type, its superclasses or its protocols.
    func nestedEntry(named name: NameID, in type: TypeID) -> TypeEntry? {
        guard table.nestedNames.contains(name) else { return nil }
        if let found = table.nested[type.index].first(named: name) { return found }
        for ancestor in ancestors[type.index] {
            if let found = table.nested[ancestor.index].first(named: name) { return found }
        }
        return nil
    }
}
