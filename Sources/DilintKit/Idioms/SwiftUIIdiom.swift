import SwiftFacts

/// SwiftUI's environment, as far as it hands objects to views behind their initializers' backs.
struct SwiftUIIdiom: Idiom {
    static let library = "SwiftUI"
    static let modules = ["SwiftUI"]
    static let isInjectionLibrary = false
    static let readsCode = false
    static let keyProtocols = ["EnvironmentKey", "PreferenceKey"]
    static let valueStores = ["EnvironmentValues"]

    let keyPathRoots: [NameID: NameID]
    private let environmentObject: NameID
    private let environment: NameID
    private let environmentValues: NameID
    private let adaptors: FewNames

    init(_ names: IdiomNames) {
        environmentObject = names.id("EnvironmentObject")
        environment = names.id("Environment")
        environmentValues = names.id("EnvironmentValues")
        adaptors = names.ids(
            """
            UIApplicationDelegateAdaptor NSApplicationDelegateAdaptor WKApplicationDelegateAdaptor WKExtensionDelegateAdaptor
            """)
        let told = names.ids("Environment environment transformEnvironment")
        keyPathRoots = Dictionary(uniqueKeysWithValues: told.map { [environmentValues] in ($0, environmentValues) })
    }

    func readDeclarations(of file: Int, in index: ProjectIndex, into wiring: inout FileWiring) {
        let facts = index.files[file]
        for (row, fact) in facts.properties.enumerated() where !fact.attributes.isEmpty {
            for number in fact.attributes {
                let attribute = facts.attributes[Int(number)]
                guard let product = product(of: attribute, row: row, fact, file, index) else { continue }
                var lookup = Lookup(
                    product: product, site: .wrapper(attribute, fact, file: file), typeRow: fact.owner,
                    keyOffset: attribute.offset)
                lookup.isDeferred = true
                lookup.property = PropertyID(file: file, row: row)
                lookup.isByEnvironmentKey = attribute.name == environment && !namesType(attribute, facts)
                wiring.add(lookup)
            }
        }
    }

    func wrappedType(_ attribute: AttributeFact, of property: PropertyID, in index: ProjectIndex) -> ResolvedType? {
        // `@UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate`
        if adaptors.contains(attribute.name) {
            return index.type(toldTo: attribute, of: property)
        }
        guard attribute.name == environment else { return nil }
        let path = index.files[property.fileIndex].keyPath(of: attribute)
        if path.isEmpty { return index.type(toldTo: attribute, of: property) }
        return index.type(atKeyPath: path, of: environmentValues, seenFrom: property.fileIndex)
    }

    /// What an attribute takes from the environment; nil for other attributes and for the system's own values.
    private func product(
        of attribute: AttributeFact, row: Int, _ fact: PropertyFact, _ file: Int, _ index: ProjectIndex
    ) -> ResolvedType? {
        let facts = index.files[file]
        let written = index.propertyTypes[file][row]
        if attribute.name == environmentObject || attribute.name == environment && namesType(attribute, facts) {
            guard written.isUnknown else { return written }
            return index.type(toldTo: attribute, of: PropertyID(file: file, row: row)) ?? written
        }
        guard attribute.name == environment, let key = key(attribute, facts, file, index) else { return nil }
        let path = facts.keyPath(of: attribute)
        // What a longer path leads to may be known by the property alone: the way may be one of dynamic members.
        guard path.count == 1 else {
            return written.isUnknown ? index.type(atKeyPath: path, of: environmentValues, seenFrom: file) : written
        }
        let declared = index.type(of: key)
        return declared.isUnknown ? written : declared
    }

    /// The project's own member of the environment that `@Environment(\.api)` names.
    private func key(_ attribute: AttributeFact, _ facts: LinkedFile, _ file: Int, _ index: ProjectIndex) -> PropertyID?
    {
        guard let member = facts.keyPath(of: attribute).first, let store = index.topLevelType(environmentValues) else {
            return nil
        }
        return index.property(member, of: store, seenFrom: file)
    }

    /// `@Environment(Model.self)` rather than `@Environment(\.locale)`.
    private func namesType(_ attribute: AttributeFact, _ facts: LinkedFile) -> Bool {
        guard attribute.body >= 0 else { return false }
        let range = facts.bodies[Int(attribute.body)].rows
        let rows = facts.expressions[Int(range.lowerBound)..<Int(range.upperBound)]
        return rows.contains { $0.kind == .name } && !rows.contains { $0.kind == .keyPath }
    }
}
