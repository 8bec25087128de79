import SwiftFacts

/// What containers declare as Factory's keys, and the wrappers that ask for them.
extension FactoryIdiom {
    func readDeclarations(of file: Int, in index: ProjectIndex, into wiring: inout FileWiring) {
        let facts = index.files[file]
        for (row, fact) in facts.properties.enumerated() {
            let id = PropertyID(file: file, row: row)
            if isFactory(id, in: index), fact.owner >= 0 || fact.flags.contains(.isStatic) {
                if wiring.registration(ofMember: id) == nil { wiring.add(registration(id, in: index)) }
            }
            for number in fact.attributes { readWrapper(facts.attributes[Int(number)], of: id, fact, index, &wiring) }
        }
    }

    /// Whether a property is a factory of the library, and none that its type is handed.
    func isFactory(_ id: PropertyID, in index: ProjectIndex) -> Bool {
        let fact = index.fact(id)
        if fact.initialValue < 0, fact.accessors < 0, !fact.flags.contains(.isRequirement) { return false }
        if fact.type.isNone {
            return index.outsideName(of: index.type(of: id)).map { factories.contains($0) } ?? false
        }
        return isFactory(written: fact.type, resolved: index.type(of: id), index.files[id.fileIndex])
    }

    func isFactory(written: TypeReference, resolved: ResolvedType, _ facts: LinkedFile) -> Bool {
        guard !written.isNone else { return false }
        let node = facts.typeNodes[Int(written.rawValue)]
        guard node.kind == .named || node.kind == .member, factories.contains(node.name) else { return false }
        return resolved.head == .external || resolved.nominalHead != nil || resolved.head == .composition
    }

    /// The type that a factory property gives out.
    func product(of id: PropertyID, in index: ProjectIndex) -> ResolvedType {
        let fact = index.fact(id)
        return product(writtenIn: fact.type, in: TypeScope(file: id.fileIndex, type: fact.owner), index)
    }

    /// The last of a factory's generic arguments: `ParameterFactory<Int, API>`.
    func product(
        writtenIn factory: TypeReference, in scope: TypeScope, _ index: ProjectIndex
    ) -> ResolvedType {
        guard !factory.isNone else { return .unknown }
        let nodes = index.files[scope.file].typeNodes
        var argument = nodes[Int(factory.rawValue)].firstChild
        while !argument.isNone, !nodes[Int(argument.rawValue)].nextSibling.isNone {
            argument = nodes[Int(argument.rawValue)].nextSibling
        }
        return index.resolve(argument, in: scope)
    }

    func registration(_ id: PropertyID, in index: ProjectIndex) -> Registration {
        let fact = index.fact(id)
        var registration = Registration(
            key: .member(id), product: product(of: id, in: index),
            site: Site(
                file: id.file, body: fact.accessors >= 0 ? fact.accessors : fact.initialValue, row: 0,
                offset: fact.nameOffset, condition: fact.condition, closureDepth: 0),
            typeRow: fact.owner, keyOffset: fact.nameOffset)
        registration.lifetime = hasOwnDefault ? .between : .brief
        return registration
    }

    /// `@Injected(\.api) var api`.
    func readWrapper(
        _ attribute: AttributeFact, of id: PropertyID, _ fact: PropertyFact, _ index: ProjectIndex,
        _ wiring: inout FileWiring
    ) {
        let isLazy = lazyWrappers.contains(attribute.name)
        guard isLazy || eagerWrappers.contains(attribute.name), attribute.body >= 0 else { return }
        let key = factory(toldTo: attribute, file: id.fileIndex, in: index)
        let written = index.type(of: id)
        var lookup = Lookup(
            key: key.map { .member($0) },
            product: written.isUnknown ? key.map { product(of: $0, in: index) } ?? .unknown : written,
            site: .wrapper(attribute, fact, file: id.fileIndex), typeRow: fact.owner,
            keyOffset: fact.type.isNone ? attribute.offset : index.nameOffset(of: fact.type, file: id.fileIndex))
        lookup.isDeferred = isLazy
        lookup.isAskedWhenRead = isLazy
        lookup.property = id
        wiring.add(lookup)
    }

    func wrappedType(_ attribute: AttributeFact, of property: PropertyID, in index: ProjectIndex) -> ResolvedType? {
        if attribute.name == containerWrapper { return container(toldTo: attribute, of: property, in: index) }
        guard eagerWrappers.contains(attribute.name) || lazyWrappers.contains(attribute.name), attribute.body >= 0
        else { return nil }
        return factory(toldTo: attribute, file: property.fileIndex, in: index).map { product(of: $0, in: index) }
    }

    /// `@InjectedContainer var container`, `@InjectedContainer(PayContainer.self) var container`
    private func container(
        toldTo attribute: AttributeFact, of property: PropertyID, in index: ProjectIndex
    ) -> ResolvedType? {
        let file = property.fileIndex
        guard attribute.body >= 0 else {
            return index.topLevelType(containerName).map { .nominal($0) }
        }
        let range = index.files[file].bodies[Int(attribute.body)].rows
        return index.files[file].expressions.withUnsafeRows(range) { rows in
            guard let row = rows.indices.first(where: { rows[$0].kind == .name }) else { return nil }
            return index.typeName(rows[row].name, in: TypeScope(file: file, type: index.fact(property).owner))
        }
    }

    /// The container's member that a wrapper gives out.
    private func factory(toldTo attribute: AttributeFact, file: Int, in index: ProjectIndex) -> PropertyID? {
        let range = index.files[file].bodies[Int(attribute.body)].rows
        return index.files[file].expressions.withUnsafeRows(range) { rows in
            guard let path = rows.indices.first(where: { rows[$0].kind == .keyPath }) else {
                return staticFactory(in: rows, seenFrom: file, index)
            }
            return property(ofKeyPath: path, in: rows, seenFrom: file, index)
        }
    }

    // MARK: Key paths

    /// The container's property that a key path names.
    func property(
        ofKeyPath path: Int, in rows: ExpressionView, seenFrom file: Int, _ index: ProjectIndex
    ) -> PropertyID? {
        guard
            let member = rows.indices.dropFirst(path + 1).first(where: {
                rows[$0].kind == .member && rows.link(of: $0) == path
            })
        else { return nil }
        let name = rows[member].name
        let root = rows[path].name
        if !root.isNone {
            let type =
                index.topLevelType(root, seenFrom: file) ?? index.onlyTopLevelType(root, withProperty: name)
                ?? container(calledBy: root, seenFrom: file, index)
            return type.flatMap { index.property(name, of: $0, seenFrom: file) }
        }
        for container in [containerName] + containers.sorted() {
            guard let type = index.topLevelType(container), let id = index.property(name, of: type, seenFrom: file)
            else { continue }
            return id
        }
        return nil
    }

    /// The container that an alias stands for: `typealias Services = Container`.
    private func container(calledBy alias: NameID, seenFrom file: Int, _ index: ProjectIndex) -> TypeID? {
        guard let type = index.typeName(alias, in: TypeScope(file: file, type: -1)) else { return nil }
        return type.nominalHead ?? index.outsideName(of: type).flatMap { index.topLevelType($0) }
    }

    /// Factory 1: `@Injected(Container.api)`.
    private func staticFactory(
        in rows: ExpressionView, seenFrom file: Int, _ index: ProjectIndex
    ) -> PropertyID? {
        guard let member = rows.indices.first(where: { rows[$0].kind == .member }) else { return nil }
        let container = rows.link(of: member)
        guard container >= 0, rows[container].kind == .name,
            let type = index.topLevelType(rows[container].name, seenFrom: file)
        else { return nil }
        return index.property(rows[member].name, of: type, seenFrom: file)
            .flatMap { isFactory($0, in: index) ? $0 : nil }
    }
}
