import SwiftFacts

/// Keys of registrations, and types as they are written.
extension ProjectIndex {
    /// A type as a key; nil for what is not known, or stands for another type each time.
    func keyType(_ type: ResolvedType, detail: String) -> KeyType? {
        if type.wrappers.contains(.genericBound) { return nil }
        let kept = type.wrappers.intersection([.collection, .function, .takesArguments])
        switch type.head {
        case .nominal, .external:
            return KeyType(type: ResolvedType(type.head, id: type.id, wrappers: kept), detail: detail)
        case .composition:
            let names = compositions[Int(type.id)].members.map(name(of:)).sorted().joined(separator: " & ")
            return KeyType(type: ResolvedType(.composition, wrappers: kept), detail: names)
        case .unknown, .generic, .void, .tuple: return nil
        }
    }

    /// The name that an operand gives: a string, a case or constant; `unknown` for what is computed.
    func keyName(
        in rows: ExpressionView, operand: Int, final: Int
    ) -> KeyName {
        if rows[operand].kind == .literal, operand == final {
            if rows[operand].name.isNone { return .unknown }
            return text(rows[operand].name) == "nil" ? .none : .known(rows[operand].name)
        }
        guard let row = rowOfName(in: rows, final: final) else { return .unknown }
        switch rows[row].kind {
        case .implicitMember: return .known(rows[row].name)
        case .member where rows[operand].kind == .name && uppercase.contains(rows[operand].name):
            return isOfType(row, in: rows, operand: operand) ? .known(rows[row].name) : .unknown
        default: return .unknown
        }
    }

    /// What the constant that gives a name is written as a member of, `Disk` of `Names.Disk.first`; none for a string or a
    /// case without its type.
    func ownerOfName(in rows: ExpressionView, final: Int) -> NameID {
        guard let row = rowOfName(in: rows, final: final), rows[row].kind == .member,
            case let link = rows.link(of: row), link >= 0, link < row
        else { return .none }
        return rows[link].name
    }

    /// The row of what gives a name, without `.rawValue`.
    private func rowOfName(in rows: ExpressionView, final: Int) -> Int? {
        var row = final
        while rows[row].kind == .member, text(rows[row].name) == "rawValue" {
            let link = rows.link(of: row)
            guard link >= 0, link < row else { return nil }
            row = link
        }
        return row
    }

    /// Whether only types stand before a member, `Names.Disk.first`: what is read of a value, `Option.first.title`, is
    /// another text for each.
    private func isOfType(
        _ row: Int, in rows: ExpressionView, operand: Int
    ) -> Bool {
        var link = rows.link(of: row)
        while link > operand {
            guard rows[link].kind == .member, uppercase.contains(rows[link].name) else { return false }
            link = rows.link(of: link)
        }
        return link == operand
    }

    /// Whether a key leaves the arguments of a generic type to the code around: `Wire.self` may be any `Wire<Signal>`.
    func isOpen(_ key: KeyType) -> Bool {
        key.detail == Self.openDetail || key.detail.isEmpty && key.type.nominalHead.map(isGeneric) ?? false
    }

    /// In place of generic arguments of which it is not known what they are.
    private static let openDetail = "_"

    /// Whether a type has generic parameters of its own.
    func isGeneric(_ type: TypeID) -> Bool {
        guard types[type.index].isDeclared, let part = parts(of: type).first else { return false }
        let facts = files[part.fileIndex]
        return facts.types[part.index].kind != .protocol
            && facts.types[part.index].generics.contains { !facts.genericParameters[Int($0)].isRequirement }
    }

    /// Whether a protocol, or one that it refines, leaves types to those who conform: a value of it is not one of any of them.
    func leavesTypesOpen(_ type: TypeID) -> Bool {
        lookupChain(of: type).contains { kind in
            parts(of: kind).contains { part in
                files[part.fileIndex].typealiases.contains { $0.isAssociatedType && $0.owner == part.row }
            }
        }
    }

    /// The generic arguments of a type that is written in a scope, through `any`, `?`, parentheses and aliases; empty without.
    func genericArguments(of reference: TypeReference, in scope: TypeScope) -> String {
        genericArguments(of: reference, in: scope, behind: 0)
    }

    /// The generic arguments of what an alias stands for: `NSNumber, Chart` of `typealias Charts = NSCache<NSNumber, Chart>`.
    func genericArguments(of entry: TypeEntry?) -> String { genericArguments(of: entry, behind: 0) }

    private func genericArguments(of entry: TypeEntry?, behind aliases: Int) -> String {
        guard case .alias(let alias)? = entry, aliases < Self.maximumAliases else { return "" }
        let fact = files[alias.fileIndex].typealiases[alias.index]
        let scope = TypeScope(file: alias.fileIndex, type: fact.owner)
        let detail = genericArguments(of: fact.target, in: scope, behind: aliases + 1)
        return detail.isEmpty || isSpelledOut(fact.target, in: scope) ? detail : Self.openDetail
    }

    /// The generic arguments that are written behind a name. What an alias does with its own parameters is not looked at.
    func genericArguments(_ first: TypeReference, behind name: NameID, in scope: TypeScope) -> String {
        if case .alias? = entry(named: name, in: scope) { return Self.openDetail }
        return hasParameter(among: first, in: scope) ? Self.openDetail : writtenList(from: first, file: scope.file)
    }

    /// Whether one of several generic arguments is a parameter of the code around.
    private func hasParameter(among first: TypeReference, in scope: TypeScope) -> Bool {
        let nodes = files[scope.file].typeNodes
        var argument = first
        while !argument.isNone {
            if resolve(argument, in: scope).head == .generic { return true }
            argument = nodes[Int(argument.rawValue)].nextSibling
        }
        return false
    }

    /// Whether the generic arguments of a written type are types by their own names: what is spelled in another way, `[Int]`, by
    /// another alias or by a parameter, may be the same all the same.
    private func isSpelledOut(_ reference: TypeReference, in scope: TypeScope) -> Bool {
        let nodes = files[scope.file].typeNodes
        let node = nodes[Int(reference.rawValue)]
        guard node.kind == .named else { return false }
        var argument = node.firstChild
        while !argument.isNone {
            let written = nodes[Int(argument.rawValue)]
            guard written.kind == .named, written.firstChild.isNone else { return false }
            if case .alias? = entry(named: written.name, in: scope) { return false }
            let head = resolve(argument, in: scope).head
            guard head == .nominal || head == .external else { return false }
            argument = written.nextSibling
        }
        return true
    }

    private func genericArguments(of reference: TypeReference, in scope: TypeScope, behind aliases: Int) -> String {
        guard !reference.isNone else { return "" }
        let node = files[scope.file].typeNodes[Int(reference.rawValue)]
        switch node.kind {
        case .optional, .implicitlyUnwrapped, .existential, .opaque, .array, .metatype:
            return genericArguments(of: node.firstChild, in: scope, behind: aliases)
        case .named:
            if known.deferred.contains(node.name) || known.optional.contains(node.name) {
                return genericArguments(of: node.firstChild, in: scope, behind: aliases)
            }
            return node.firstChild.isNone
                ? genericArguments(of: entry(named: node.name, in: scope), behind: aliases)
                : genericArguments(node.firstChild, behind: node.name, in: scope)
        case .member:
            guard !node.firstChild.isNone else { return "" }
            let qualifier = files[scope.file].typeNodes[Int(node.firstChild.rawValue)]
            if !qualifier.nextSibling.isNone { return writtenList(from: qualifier.nextSibling, file: scope.file) }
            let outer = resolve(node.firstChild, in: scope).instance
            return genericArguments(of: outer.flatMap { nestedEntry(named: node.name, in: $0) }, behind: aliases)
        default: return ""
        }
    }

    /// The name that a written type consists of, through `any` and `?`; none for what has arguments or is no name.
    func soleName(of reference: TypeReference, file: Int) -> NameID {
        var reference = reference
        while !reference.isNone {
            let node = files[file].typeNodes[Int(reference.rawValue)]
            switch node.kind {
            case .optional, .implicitlyUnwrapped, .existential, .opaque: reference = node.firstChild
            case .named: return node.firstChild.isNone ? node.name : .none
            case .member:
                let isPlain =
                    node.firstChild.isNone
                    || files[file].typeNodes[Int(node.firstChild.rawValue)].nextSibling.isNone
                return isPlain ? node.name : .none
            default: return .none
            }
        }
        return .none
    }

    /// The type of a parameter as Swift writes it, arguments included, but for `any` and `?`.
    func writtenName(of parameter: ParameterID) -> String {
        let nodes = files[parameter.fileIndex].typeNodes
        var reference = fact(parameter).type
        while !reference.isNone, case let node = nodes[Int(reference.rawValue)],
            [.optional, .implicitlyUnwrapped, .existential, .opaque].contains(node.kind)
        {
            reference = node.firstChild
        }
        return WrittenTypeText(nodes: nodes, name: linked.names.text).text(reference)
    }

    /// A type and its siblings as written, separated by commas.
    func writtenList(from first: TypeReference, file: Int) -> String {
        var texts: [String] = []
        var reference = first
        while !reference.isNone, texts.count < 16 {
            texts.append(written(reference, file: file, depth: 0))
            reference = files[file].typeNodes[Int(reference.rawValue)].nextSibling
        }
        return texts.joined(separator: ", ")
    }

    /// A type as written; equal texts for equal spellings.
    private func written(_ reference: TypeReference, file: Int, depth: Int) -> String {
        guard !reference.isNone, depth < 16 else { return "" }
        let node = files[file].typeNodes[Int(reference.rawValue)]
        var children: [String] = []
        var child = node.firstChild
        while !child.isNone, children.count < 16 {
            children.append(written(child, file: file, depth: depth + 1))
            child = files[file].typeNodes[Int(child.rawValue)].nextSibling
        }
        let list = children.joined(separator: ", ")
        switch node.kind {
        case .named: return children.isEmpty ? text(node.name) : "\(text(node.name))<\(list)>"
        case .member:
            let name = "\(children.first ?? "").\(text(node.name))"
            return children.count < 2 ? name : "\(name)<\(children.dropFirst().joined(separator: ", "))>"
        case .existential, .opaque: return list
        case .optional, .implicitlyUnwrapped: return "\(list)?"
        default: return "\(node.kind)(\(list))"
        }
    }

    /// Offset of the name in a written type.
    func nameOffset(of reference: TypeReference, file: Int) -> UInt32 {
        var node = files[file].typeNodes[Int(reference.rawValue)]
        while [.existential, .opaque, .optional, .implicitlyUnwrapped].contains(node.kind), !node.firstChild.isNone {
            node = files[file].typeNodes[Int(node.firstChild.rawValue)]
        }
        return node.offset
    }

    /// `T!`
    func isImplicitlyUnwrapped(_ reference: TypeReference, file: Int) -> Bool {
        !reference.isNone && files[file].typeNodes[Int(reference.rawValue)].kind == .implicitlyUnwrapped
    }

    /// The property of that name in a type or what it inherits from.
    func property(_ name: NameID, of type: TypeID, seenFrom file: Int) -> PropertyID? {
        for owner in lookupChain(of: type) {
            if let id = nearestProperty(named: name, of: owner, to: file, where: { _ in true }) { return id }
        }
        return nil
    }

    /// Of the properties of one name that a type's own parts declare the one that is nearest to a file, of equals the first:
    /// two modules may each add theirs to an outside type.
    func nearestProperty(
        named name: NameID, of type: TypeID, to file: Int, where isMeant: (PropertyFact) -> Bool
    ) -> PropertyID? {
        var best: (id: PropertyID, nearness: FileModules.Nearness?)?
        for entry in members.named(name, of: type).prefix(Self.namesakesInView) {
            // Properties come before functions.
            guard case .property(let id) = entry.member else { break }
            guard isMeant(fact(id)) else { continue }
            let nearness = modules.nearness(of: id.fileIndex, access: .public, from: file)
            if best == nil || nearness.map({ new in best?.nearness.map { $0 < new } ?? true }) ?? false {
                best = (id, nearness)
            }
        }
        return best?.id
    }

    /// The type at the top level of that name, be it declared or only extended.
    func topLevelType(_ name: NameID) -> TypeID? {
        guard name.rawValue < UInt32(linked.names.count) else { return nil }
        for declaration in table.topLevel[name] {
            if let type = declaration.type { return type }
        }
        return nil
    }

    /// Far above how many modules add one name to a type: each mention of it looks at all of them.
    private static let namesakesInView = 64

    /// Of types of one name the only one that has a property; nil where several have.
    func onlyTopLevelType(_ name: NameID, withProperty property: NameID) -> TypeID? {
        guard name.rawValue < UInt32(linked.names.count) else { return nil }
        let types = Set(table.topLevel[name].compactMap(\.type)).filter { !members.named(property, of: $0).isEmpty }
        return types.count == 1 ? types.first : nil
    }

    /// The type at the top level that a file means by a name, where several modules have one.
    func topLevelType(_ name: NameID, seenFrom file: Int) -> TypeID? {
        guard name.rawValue < UInt32(linked.names.count) else { return nil }
        if table.topLevel[name].count == 1 { return table.topLevel[name].first?.type }
        return table.topLevel.nearestType(name, to: file, in: modules)
    }
}
