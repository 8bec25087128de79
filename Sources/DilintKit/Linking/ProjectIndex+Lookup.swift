import SwiftFacts

/// Questions that linking asks the index again and again.
extension ProjectIndex {
    /// The type that a name in an expression stands for, generic parameters included; nil if it is none.
    func typeName(_ name: NameID, in scope: TypeScope) -> ResolvedType? {
        if let generic = genericParameter(name, in: scope) { return generic }
        return entry(named: name, in: scope).map(resolved)
    }

    /// The nominal type that a row of a file's `types` declares or extends; none where that is not known.
    func type(file: Int, row: Int32) -> TypeID {
        row < 0 ? .none : typeOfRow[file][Int(row)]
    }

    /// Whether any type has a member of that name: most words are no member of anything.
    @inline(__always)
    func isMemberName(_ name: NameID) -> Bool { members.isMemberName(name) }

    /// The types whose members a value of a type has: its own, its superclasses', its protocols'.
    @inline(__always)
    func lookupChain(of type: TypeID) -> LookupChain {
        LookupChain(type: type, ancestors: ancestors[type.index])
    }

    /// The types of the project that an extension, a row of a file's `types`, demands of its instances besides the one
    /// that it extends.
    func selfBounds(of extensionRow: Int32, file: Int) -> [TypeID] {
        guard extensionRow >= 0 else { return [] }
        let fact = files[file].types[Int(extensionRow)]
        guard fact.kind == .extension else { return [] }
        return selfBounds(among: fact.generics, in: TypeScope(file: file, type: extensionRow))
    }

    /// The types of the project that a `where` clause demands of `Self`.
    func selfBounds(among generics: Range<UInt32>, in scope: TypeScope) -> [TypeID] {
        guard !generics.isEmpty, let selfName = known.selfType else { return [] }
        let facts = files[scope.file].genericParameters
        var bounds: [TypeID] = []
        for row in generics.prefix(TypeScope.maximumGenerics)
        where facts[Int(row)].isRequirement && facts[Int(row)].name == selfName {
            let bound = resolve(facts[Int(row)].bound, in: scope)
            if bound.head == .composition {
                bounds += compositions[Int(bound.id)].members.compactMap(\.instance)
            } else if let type = bound.instance {
                bounds.append(type)
            }
        }
        return bounds
    }

    /// Whether a type is another one, inherits from it or conforms to it.
    func isKind(_ type: TypeID, of base: TypeID) -> Bool {
        type == base || ancestors[type.index].contains(base)
    }

    /// Whether a type's name stands in a type as written, wherever that is: `(Key) -> Result<Harbour, any Error>`.
    ///
    /// - Complexity: O(nodes of the written type)
    func isNamed(_ type: TypeID, in written: TypeReference, of file: Int) -> Bool {
        let nodes = files[file].typeNodes
        var waiting = [written]
        while let next = waiting.popLast() {
            guard !next.isNone, case let node = nodes[Int(next.rawValue)] else { continue }
            if node.name == types[type.index].name { return true }
            waiting += [node.firstChild, node.nextSibling]
        }
        return false
    }

    /// Whether the compiler makes an initializer of a struct's properties; those in extensions leave it there.
    func hasMemberwiseInitializer(_ type: TypeID) -> Bool {
        types[type.index].kind == .struct
            && !members.named(.none, of: type).contains { entry in
                guard case .function(let id) = entry.member else { return false }
                let facts = files[id.fileIndex]
                let fact = facts.functions[id.index]
                return fact.kind == .initializer && facts.types[Int(fact.owner)].kind != .extension
            }
    }

    /// Who can call the initializer that the compiler makes of a struct's properties: those who see all that it takes. What a
    /// wrapper fills keeps nobody from it, nor what that begins with.
    func memberwiseAccess(to type: TypeID) -> AccessLevel {
        let members = members.all(of: type)
        guard members.count <= Self.membersInView else { return .private }
        return members.reduce(.internal) { access, entry in
            guard case .property(let id) = entry.member, case let fact = fact(id),
                fact.flags.isDisjoint(with: [.isStatic, .isComputed, .isLazy]),
                !fact.flags.contains(.hasInitialValue) || !fact.flags.contains(.isLet) && !isWrapped(id), isHandedIn(id)
            else { return access }
            return min(access, fact.access)
        }
    }

    /// Far above what people write: each short initializer of the type asks about all of them.
    private static let membersInView = 512

    /// Whether a type is declared inside another one, however deep.
    func isNested(_ type: TypeID, in outer: TypeID) -> Bool {
        outwards(from: types[type.index].enclosing).contains(outer)
    }

    /// The function that a parameter belongs to. O(log functions of the file).
    func function(of id: ParameterID) -> FunctionID? {
        let functions = files[id.fileIndex].functions
        let low = functions.partitionPoint { $0.parameters.upperBound <= UInt32(id.row) }
        guard low < functions.count, functions[low].parameters.contains(UInt32(id.row)) else {
            return functions.indices.first { functions[$0].parameters.contains(UInt32(id.row)) }
                .map { FunctionID(file: id.fileIndex, row: $0) }
        }
        return FunctionID(file: id.fileIndex, row: low)
    }

    /// Whether a declaration of that access level can be seen from a file.
    func isVisible(_ access: AccessLevel, in file: Int, from user: Int) -> Bool {
        file == user || access > .fileprivate
    }

    /// Whether a type's declaration, or an extension of it, has an attribute.
    func hasAttribute(_ attribute: NameID?, _ type: TypeID) -> Bool {
        guard let attribute else { return false }
        return parts(of: type).contains { part in
            let facts = files[part.fileIndex]
            return facts.types[part.index].attributes.contains { facts.attributes[Int($0)].name == attribute }
        }
    }

    /// Whether a function has an attribute.
    func hasAttribute(_ attribute: NameID?, _ id: FunctionID) -> Bool {
        guard let attribute else { return false }
        let facts = files[id.fileIndex]
        return fact(id).attributes.contains { facts.attributes[Int($0)].name == attribute }
    }

    /// Whether a wrapper or a macro stands before a property, and not only what wraps nothing: `@MainActor var rows`.
    func isWrapped(_ id: PropertyID) -> Bool { hasAttribute(id, besides: known.plainAttributes) }

    /// Whether a property with a value of its own may be handed another one: no wrapper keeps it, `@State var page = 0`.
    func isReplaceable(_ id: PropertyID) -> Bool { !hasAttribute(id, besides: known.replaceable) }

    /// Whether a property keeps what it is assigned as it would without a wrapper: `@Published var rows`.
    func keepsItsValue(_ id: PropertyID) -> Bool { !hasAttribute(id, besides: known.keepingAttributes) }

    private func hasAttribute(_ id: PropertyID, besides names: NameSet) -> Bool {
        let attributes = fact(id).attributes
        if attributes.isEmpty { return false }
        let facts = files[id.fileIndex]
        return attributes.contains { !names.contains(facts.attributes[Int($0)].name) }
    }

    /// Whether a property is the synthesised initializer's to fill, as far as what stands before it says: a wrapper only where
    /// it is made of what is handed in, `@Binding var isShown: Bool`; others fetch their values. Before a constant no wrapper
    /// stands, but a macro may.
    func isHandedIn(_ id: PropertyID) -> Bool {
        let fact = fact(id)
        if fact.attributes.isEmpty || fact.flags.contains(.isLet) { return true }
        let facts = files[id.fileIndex]
        return fact.attributes.allSatisfy { row in
            let attribute = facts.attributes[Int(row)]
            return known.plainAttributes.contains(attribute.name)
                || attribute.body < 0 && known.filledFromOutside.contains(attribute.name)
                || leavesToTheMaker(attribute, in: TypeScope(file: id.fileIndex, type: fact.owner))
        }
    }

    /// Whether an attribute is a wrapper of the project's own that is made of the value which it wraps, or a result builder,
    /// which wraps none.
    private func leavesToTheMaker(_ attribute: AttributeFact, in scope: TypeScope) -> Bool {
        guard let wrapper = typeName(attribute.name, in: scope)?.nominalHead else { return false }
        if hasAttribute(known.resultBuilder, wrapper) { return true }
        guard let value = known.wrappedValue else { return false }
        if hasMemberwiseInitializer(wrapper), let wrapped = property(value, of: wrapper, seenFrom: scope.file) {
            return !fact(wrapped).flags.contains(.isComputed)
        }
        return initializers(of: wrapper).contains { parameters(of: $0).contains { fact($0).label == value } }
    }

    /// Whether two functions have the same argument labels.
    func haveSameLabels(_ left: FunctionID, _ right: FunctionID) -> Bool {
        let one = parameters(of: left)
        let other = parameters(of: right)
        return one.count == other.count && zip(one, other).allSatisfy { fact($0).label == fact($1).label }
    }

    /// Whether a protocol has a requirement that a function fulfils, by its kind, name and labels.
    func demands(_ type: TypeID, _ id: FunctionID) -> Bool {
        guard types[type.index].kind == .protocol else { return false }
        let fact = fact(id)
        return members.named(fact.name, of: type).contains { entry in
            guard case .function(let other) = entry.member else { return false }
            let demanded = self.fact(other)
            return demanded.flags.contains(.isRequirement) && demanded.kind == fact.kind && haveSameLabels(id, other)
        }
    }

    /// Whether one of the protocols that a type conforms to demands a function.
    func isDemanded(_ id: FunctionID, byProtocolsOf type: TypeID) -> Bool {
        ancestors[type.index].contains { demands($0, id) }
    }

    func anyFunction(_ name: NameID, of type: TypeID) -> FunctionID? {
        guard !type.isNone else { return nil }
        for owner in lookupChain(of: type) {
            for entry in members.named(name, of: owner) {
                if case .function(let id) = entry.member { return id }
            }
        }
        return nil
    }
}

/// A type, then its ancestors; without an array of its own.
struct LookupChain: Sequence, IteratorProtocol {
    private let type: TypeID
    private let ancestors: UnsafeBufferPointer<TypeID>
    private var position = -1

    init(type: TypeID, ancestors: UnsafeBufferPointer<TypeID>) {
        self.type = type
        self.ancestors = ancestors
    }

    mutating func next() -> TypeID? {
        defer { position += 1 }
        if position < 0 { return type }
        return position < ancestors.count ? ancestors[position] : nil
    }
}

/// What types are.
extension ProjectIndex {
    /// The initializers with bodies that a type declares.
    func initializers(of type: TypeID) -> [FunctionID] { members.named(.none, of: type).compactMap { initializer($0) } }

    /// The superclass whose initializers a class inherits that declares none; nil of all others.
    func initializingSuperclass(of type: TypeID) -> TypeID? {
        guard types[type.index].kind == .class, initializers(of: type).isEmpty else { return nil }
        return ancestors[type.index].first { types[$0.index].kind == .class && !initializers(of: $0).isEmpty }
    }

    /// Whether `initializers(of:)` has more than one.
    func hasSeveralInitializers(_ type: TypeID) -> Bool {
        var count = 0
        for entry in members.named(.none, of: type) where initializer(entry) != nil {
            count += 1
            if count > 1 { return true }
        }
        return false
    }

    /// Whether a function is one of those.
    func isInitializerWithBody(_ id: FunctionID) -> Bool {
        let fact = fact(id)
        return fact.kind == .initializer && fact.body >= 0 && !fact.flags.contains(.isUnavailable)
    }

    private func initializer(_ entry: MemberTable.Entry) -> FunctionID? {
        guard case .function(let id) = entry.member else { return nil }
        return isInitializerWithBody(id) ? id : nil
    }

    /// Whether a type inherits from a type, declared here or elsewhere, of one of some names.
    func inherits(_ type: TypeID, from names: FewNames) -> Bool {
        outsideAncestors[type.index].contains { names.contains($0) }
            || ancestors[type.index].contains { names.contains(types[$0.index].name) }
    }

    /// The name of what a type is of, without what is wrapped around it.
    func headName(of type: ResolvedType) -> NameID? {
        if let id = type.nominalHead { return types[id.index].name }
        return type.head == .external ? NameID(type.id) : nil
    }

    /// The name of a type from elsewhere, whether or not the sources extend it and whatever is wrapped around it; nil for
    /// one that they declare.
    @inline(__always)
    func outsideName(of type: ResolvedType) -> NameID? {
        if type.head == .external { return NameID(type.id) }
        guard let id = type.nominalHead, !types[id.index].isDeclared else { return nil }
        return types[id.index].name
    }

    /// The type from elsewhere that a name stands for, with what the sources add to it.
    func outsideType(_ name: NameID) -> ResolvedType {
        guard table.typeNames.contains(name) else { return ResolvedType(.external, id: name.rawValue) }
        let extended = table.topLevel[name].lazy.compactMap(\.type).first { !table.types[$0.index].isDeclared }
        return extended.map { .nominal($0) } ?? ResolvedType(.external, id: name.rawValue)
    }

    /// The same behind another name that no source declares. If a file imports that, it is a module: of the project, where
    /// the type is declared in a folder of that name, however deep it lies, `Libraries/Legacy/Ledger.swift`; and what lies in
    /// the folder itself need not import it.
    func outsideType(_ name: NameID, behind qualifier: NameID, from file: Int) -> ResolvedType {
        guard table.typeNames.contains(name) else { return outsideType(name) }
        let isImported = files[file].imports.contains { $0.module == qualifier }
        if isImported || modules.lies(file, inFolderNamed: qualifier) {
            let entry = table.topLevel.nearest(name, to: file, in: modules) {
                modules.lies($0, inFolderNamed: qualifier)
            }
            if let entry { return resolved(entry) }
        }
        return isElsewhere(name, behind: qualifier, from: file)
            ? ResolvedType(.external, id: name.rawValue) : outsideType(name)
    }

    /// Whether a type is another one than that of its name alone: it stands in a type of which nothing is known, generated
    /// code's perhaps. The sources extend `Color`, and not that of `Assets.Color.ink`.
    func isElsewhere(_ name: NameID, behind qualifier: NameID, from file: Int) -> Bool {
        !table.namesInsideOthers.contains(name) && !modules.isModule(qualifier, in: file)
    }
}

/// Text, for messages.
extension ProjectIndex {
    func text(_ name: NameID) -> String { linked.names.text(name) }

    /// The declared name with those of the enclosing types: `Feed.Service`.
    func qualifiedName(of type: TypeID) -> String {
        var name = text(types[type.index].name)
        for outer in outwards(from: type).dropFirst() { name = text(types[outer.index].name) + "." + name }
        return name
    }

    /// A type's name in messages: the declaration's qualified bare name, without `any`, `?` or arguments.
    func name(of type: ResolvedType) -> String {
        switch type.head {
        case .nominal: return type.nominalHead.map(qualifiedName(of:)) ?? ""
        case .external, .generic: return text(NameID(type.id))
        case .composition:
            let composition = compositions[Int(type.id)]
            if let alias = composition.alias {
                let fact = fact(alias)
                let owner = self.type(file: alias.fileIndex, row: fact.owner)
                return owner.isNone ? text(fact.name) : qualifiedName(of: owner) + "." + text(fact.name)
            }
            return composition.written.map { name(of: $0.type) }.joined(separator: " & ")
        case .unknown, .void, .tuple: return ""
        }
    }

    /// Where a byte of a file stands.
    func location(file: Int, offset: UInt32) -> Location {
        let position = files[file].lines.position(of: offset)
        return Location(path: files[file].path, line: position.line, column: position.column)
    }

    /// The type that a property is a member of; none for a global.
    func owner(of id: PropertyID) -> TypeID {
        self.type(file: id.fileIndex, row: fact(id).owner)
    }

    /// The type that a function is a member of; none for a global one.
    func owner(of id: FunctionID) -> TypeID {
        self.type(file: id.fileIndex, row: fact(id).owner)
    }
}

/// What stands under a number: the fact in its file's table, and the type that linking found for it.
extension ProjectIndex {
    // Inlined: whoever asks for a flag is not to copy the whole fact.
    @inline(__always)
    func fact(_ id: ParameterID) -> ParameterFact { files[id.fileIndex].parameters[id.index] }
    @inline(__always)
    func fact(_ id: PropertyID) -> PropertyFact { files[id.fileIndex].properties[id.index] }
    @inline(__always)
    func fact(_ id: FunctionID) -> FunctionFact { files[id.fileIndex].functions[id.index] }
    func fact(_ id: AliasID) -> TypealiasFact { files[id.fileIndex].typealiases[id.index] }

    func type(of id: ParameterID) -> ResolvedType { parameterTypes[id.fileIndex][id.index] }
    func type(of id: PropertyID) -> ResolvedType { propertyTypes[id.fileIndex][id.index] }
    func resultType(of id: FunctionID) -> ResolvedType { resultTypes[id.fileIndex][id.index] }

    func type(of carrier: Carrier) -> ResolvedType {
        switch carrier {
        case .parameter(let id): type(of: id)
        case .property(let id): type(of: id)
        }
    }

    func type(of target: ArgumentTarget) -> ResolvedType { type(of: target.carrier) }

    /// The parameters of a function, in order.
    func parameters(of id: FunctionID) -> some RandomAccessCollection<ParameterID> {
        fact(id).parameters.lazy.map { ParameterID(file: id.file, row: Int32($0)) }
    }
}
