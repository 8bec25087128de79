import SwiftFacts

/// swift-dependencies and the Composable Architecture: values behind key paths, read when they are used.
struct SwiftDependenciesIdiom: Idiom {
    static let library = "swift-dependencies"
    static let modules = ["Dependencies", "DependenciesMacros", "ComposableArchitecture"]
    static let umbrellaModules = ["ComposableArchitecture"]
    static let readsWitnesses = true
    static let keyProtocols = ["DependencyKey", "TestDependencyKey"]
    static let valueStores = ["DependencyValues"]

    let serviceAttributes: FewNames
    let keyPathRoots: [NameID: NameID]
    private let wrapper: NameID
    private let store: NameID
    private let liveValue: NameID
    private let dependency: NameID
    private let standIns: FewNames

    init(_ names: IdiomNames) {
        serviceAttributes = names.ids("DependencyClient")
        wrapper = names.id("Dependency")
        store = names.id("DependencyValues")
        keyPathRoots = [wrapper: store]
        liveValue = names.id("liveValue")
        dependency = names.id("dependency")
        standIns = names.ids("previewValue testValue")
    }

    /// `var api: API { get { self[APIKey.self] } … }`, and `$0.api = …` where dependencies are set.
    func readBody(_ body: borrowing BodyResolver, into wiring: inout FileWiring) {
        guard let type = body.index.topLevelType(store) else { return }
        if body.context.type == type, let id = body.propertyAtHand { return readKey(of: id, in: body, into: &wiring) }
        for row in body.rows.indices where body.rows[row].kind == .assignment {
            let target = body.link(of: row)
            guard target >= 0, body.rows[target].kind == .member,
                let id = body.index.property(body.rows[target].name, of: type, seenFrom: body.file),
                !isStandIn(Int(body.tree[row].firstPart), in: body)
            else { continue }
            addOverride(of: id, at: target, in: body, into: &wiring)
        }
    }

    /// Whether a value is the one that the library takes in previews and tests: an example sets it for itself alone.
    private func isStandIn(_ operand: Int, in body: borrowing BodyResolver) -> Bool {
        guard operand >= 0, case let value = body.rows[body.tree.final(operand)],
            value.kind == .implicitMember || value.kind == .member
        else { return false }
        return standIns.contains(value.name)
    }

    /// `Feature().dependency(\.api, .mock)`, and `@Dependency(\.api) var api` in a function.
    func readCall(_ row: Int, in body: borrowing BodyResolver, into wiring: inout FileWiring) {
        if body.rows[row].flags.contains(.isAttribute) { return readLocalWrapper(row, in: body, into: &wiring) }
        guard let callee = body.calleeRow(of: row), body.rows[callee].name == dependency,
            let path = body.arguments(of: row).first, path.final >= 0, body.rows[path.operand].kind == .keyPath,
            let member = body.rows.indices.dropFirst(path.operand + 1).first, body.rows[member].kind == .member,
            let type = body.index.topLevelType(store),
            let id = body.index.property(body.rows[member].name, of: type, seenFrom: body.file),
            !isStandIn(body.arguments(of: row).dropFirst().first?.operand ?? -1, in: body)
        else { return }
        addOverride(of: id, at: member, in: body, into: &wiring)
    }

    private func readLocalWrapper(_ row: Int, in body: borrowing BodyResolver, into wiring: inout FileWiring) {
        guard let callee = body.calleeRow(of: row), body.rows[callee].name == wrapper,
            let asked = body.arguments(of: row).first, asked.operand >= 0
        else { return }
        var product = ResolvedType.unknown
        var key: WiringKey?
        if body.rows[asked.operand].kind == .keyPath,
            let member = body.rows.indices.dropFirst(asked.operand + 1).first, body.rows[member].kind == .member,
            let type = body.index.topLevelType(store),
            let id = body.index.property(body.rows[member].name, of: type, seenFrom: body.file)
        {
            product = body.index.type(of: id)
            key = .member(id)
        } else if let type = body.askedType(asked) {
            product = type.type
            key = body.key(type)
        }
        var site = body.wiringSite(row)
        // Where the attribute begins.
        site.local.offset = body.rows.offset(of: callee) - 1
        var lookup = Lookup(
            key: key, product: product, site: site, typeRow: body.typeRow,
            keyOffset: body.rows.offset(of: asked.operand))
        lookup.isDeferred = !isReadAtOnce(row, in: body)
        lookup.isLocalWrapper = true
        wiring.add(lookup)
    }

    /// Whether code reads the variable of a local wrapper in any case: in closures it is asked for when they run, and a
    /// branch may never be taken.
    private func isReadAtOnce(_ row: Int, in body: borrowing BodyResolver) -> Bool {
        let behind = body.rows.indices.dropFirst(row + 1).prefix(Self.rowsInView)
        guard let binding = behind.first(where: { body.rows[$0].kind == .binding }) else { return false }
        return behind.drop { $0 <= binding }.contains { reader in
            body.rows[reader].kind == .name && body.rows[reader].name == body.rows[binding].name
                && body.surroundings[reader].isRunWith(body.surroundings[row]) && !body.isAlternative(reader)
        }
    }

    /// Far above what a live value is made with; it keeps the time linear where thousands of wrappers follow each other.
    private static let rowsInView = 512

    private func addOverride(
        of id: PropertyID, at row: Int, in body: borrowing BodyResolver, into wiring: inout FileWiring
    ) {
        wiring.addOverride(
            Registration(
                key: .member(id), product: body.index.type(of: id), site: body.wiringSite(row),
                typeRow: body.typeRow, keyOffset: body.rows.offset(of: row)))
    }

    private func readKey(of id: PropertyID, in body: borrowing BodyResolver, into wiring: inout FileWiring) {
        guard
            let row = body.rows.indices.first(where: { body.rows[$0].kind == .subscriptCall }),
            let asked = body.arguments(of: row).first.flatMap({ body.askedType($0) }), let key = body.key(asked)
        else { return }
        let fact = body.facts.properties[id.index]
        var registration = Registration(
            key: .member(id), product: body.index.type(of: id), site: body.wiringSite(row),
            typeRow: body.typeRow, keyOffset: fact.nameOffset)
        registration.lifetime = .between
        registration.promise = .registration(key)
        wiring.add(registration)
    }

    /// `static let liveValue = API.live`, of a type that another file makes a `DependencyKey`, perhaps.
    func readWitnesses(of file: Int, in index: ProjectIndex, into wiring: inout FileWiring) {
        for (row, fact) in index.files[file].properties.enumerated()
        where fact.name == liveValue && fact.flags.contains(.isStatic) {
            var registration = Registration(
                key: .member(PropertyID(file: file, row: row)), product: index.propertyTypes[file][row],
                site: Site(
                    file: Int32(file), body: fact.initialValue, row: 0, offset: fact.nameOffset,
                    condition: fact.condition, closureDepth: 0),
                typeRow: fact.owner, keyOffset: fact.nameOffset)
            registration.lifetime = .between
            registration.isAskedByName = true
            let owner = index.type(file: file, row: fact.owner)
            if !owner.isNone {
                registration.forwarded = index.keyType(.nominal(owner), detail: "").map { [.type($0, .none)] } ?? []
            }
            wiring.add(registration)
        }
    }

    func readDeclarations(of file: Int, in index: ProjectIndex, into wiring: inout FileWiring) {
        let facts = index.files[file]
        for (row, fact) in facts.properties.enumerated() {
            for number in fact.attributes where facts.attributes[Int(number)].name == wrapper {
                readWrapper(facts.attributes[Int(number)], PropertyID(file: file, row: row), index, &wiring)
            }
        }
    }

    func wrappedType(_ attribute: AttributeFact, of property: PropertyID, in index: ProjectIndex) -> ResolvedType? {
        guard attribute.name == wrapper else { return nil }
        let path = index.files[property.fileIndex].keyPath(of: attribute)
        if path.isEmpty { return index.type(toldTo: attribute, of: property) }
        return index.type(atKeyPath: path, of: store, seenFrom: property.fileIndex)
    }

    /// `@Dependency(\.api) var api`, `@Dependency(\.api.fetch) var fetch`, `@Dependency(API.self) var api`.
    private func readWrapper(
        _ attribute: AttributeFact, _ id: PropertyID, _ index: ProjectIndex, _ wiring: inout FileWiring
    ) {
        let facts = index.files[id.fileIndex]
        let fact = facts.properties[id.index]
        guard attribute.body >= 0 else { return }
        var product = index.type(of: id)
        var key: WiringKey?
        if let member = facts.keyPath(of: attribute).first, let type = index.topLevelType(store),
            let property = index.property(member, of: type, seenFrom: id.fileIndex)
        {
            product = index.type(of: property)
            key = .member(property)
        } else if let type = index.type(toldTo: attribute, of: id) {
            product = type
        }
        var lookup = Lookup(
            key: key, product: product, site: .wrapper(attribute, fact, file: id.fileIndex), typeRow: fact.owner,
            keyOffset: attribute.offset)
        lookup.isDeferred = true
        lookup.isAskedWhenRead = true
        lookup.property = id
        wiring.add(lookup)
    }
}
