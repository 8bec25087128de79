import SwiftFacts

/// swift-dependencies and the Composable Architecture: values behind key paths, read when they are used.
struct SwiftDependenciesIdiom: Idiom {
    static let library = "swift-dependencies"
    static let modules = ["Dependencies", "DependenciesMacros", "ComposableArchitecture"]

    private let wrapper: NameID
    private let store: NameID
    private let keyProtocols: Set<NameID>
    private let liveValue: NameID

    init(_ names: IdiomNames) {
        wrapper = names.id("Dependency")
        store = names.id("DependencyValues")
        keyProtocols = names.ids("DependencyKey TestDependencyKey")
        liveValue = names.id("liveValue")
    }

    func readDeclarations(of file: Int, in index: ProjectIndex, into wiring: inout FileWiring) {
        let facts = index.files[file]
        for (row, fact) in facts.properties.enumerated() {
            if fact.name == liveValue, fact.flags.contains(.isStatic) {
                var registration = Registration(
                    key: .member(PropertyID(file: file, row: row)), product: index.propertyTypes[file][row],
                    site: Site(
                        file: Int32(file), body: fact.initialValue, row: 0, offset: fact.nameOffset,
                        condition: fact.condition, closureDepth: 0),
                    typeRow: fact.owner, keyOffset: fact.nameOffset)
                registration.lifetime = .between
                wiring.add(registration)
            }
            for number in fact.attributes where facts.attributes[Int(number)].name == wrapper {
                readWrapper(facts.attributes[Int(number)], PropertyID(file: file, row: row), index, &wiring)
            }
        }
    }

    /// `@Dependency(\.api) var api`, `@Dependency(\.api.fetch) var fetch`, `@Dependency(API.self) var api`.
    private func readWrapper(
        _ attribute: AttributeFact, _ id: PropertyID, _ index: ProjectIndex, _ wiring: inout FileWiring
    ) {
        let facts = index.files[id.fileIndex]
        let fact = facts.properties[id.index]
        guard attribute.body >= 0 else { return }
        let range = facts.bodies[Int(attribute.body)].rows
        let rows = facts.expressions[Int(range.lowerBound)..<Int(range.upperBound)]
        var product = index.propertyTypes[id.fileIndex][id.index]
        if let path = rows.firstIndex(where: { $0.kind == .keyPath }),
            let member = rows[path...].first(where: { $0.kind == .member && Int($0.link) == path }),
            let type = index.topLevelType(store), let property = index.property(member.name, of: type)
        {
            product = index.propertyTypes[property.fileIndex][property.index]
        } else if let name = rows.first(where: { $0.kind == .name }),
            let type = index.typeName(name.name, in: TypeScope(file: id.fileIndex, type: fact.owner))
        {
            product = type
        }
        var lookup = Lookup(
            product: product, site: .wrapper(attribute, fact, file: id.fileIndex), typeRow: fact.owner,
            keyOffset: attribute.offset)
        lookup.isDeferred = true
        lookup.property = id
        wiring.add(lookup)
    }
}
