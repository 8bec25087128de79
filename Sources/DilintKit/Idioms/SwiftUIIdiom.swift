import SwiftFacts

/// SwiftUI's environment, as far as it hands objects to views behind their initializers' backs.
struct SwiftUIIdiom: Idiom {
    static let library = "SwiftUI"
    static let modules = ["SwiftUI"]
    static let isInjectionLibrary = false

    private let environmentObject: NameID
    private let environment: NameID

    init(_ names: IdiomNames) {
        environmentObject = names.id("EnvironmentObject")
        environment = names.id("Environment")
    }

    func readDeclarations(of file: Int, in index: ProjectIndex, into wiring: inout FileWiring) {
        let facts = index.files[file]
        for (row, fact) in facts.properties.enumerated() where !fact.attributes.isEmpty {
            for number in fact.attributes {
                let attribute = facts.attributes[Int(number)]
                guard
                    attribute.name == environmentObject
                        || attribute.name == environment && namesType(attribute, facts)
                else { continue }
                var product = index.propertyTypes[file][row]
                if product.isUnknown, let named = namedType(attribute, facts, fact, file, index) { product = named }
                var lookup = Lookup(
                    product: product, site: .wrapper(attribute, fact, file: file), typeRow: fact.owner,
                    keyOffset: attribute.offset)
                lookup.isDeferred = true
                lookup.property = PropertyID(file: file, row: row)
                wiring.add(lookup)
            }
        }
    }

    /// `@Environment(Model.self)` rather than `@Environment(\.locale)`.
    private func namesType(_ attribute: AttributeFact, _ facts: LinkedFile) -> Bool {
        guard attribute.body >= 0 else { return false }
        let range = facts.bodies[Int(attribute.body)].rows
        let rows = facts.expressions[Int(range.lowerBound)..<Int(range.upperBound)]
        return rows.contains { $0.kind == .name } && !rows.contains { $0.kind == .keyPath }
    }

    private func namedType(
        _ attribute: AttributeFact, _ facts: LinkedFile, _ fact: PropertyFact, _ file: Int, _ index: ProjectIndex
    ) -> ResolvedType? {
        guard attribute.body >= 0 else { return nil }
        let range = facts.bodies[Int(attribute.body)].rows
        let rows = facts.expressions[Int(range.lowerBound)..<Int(range.upperBound)]
        guard let first = rows.first(where: { $0.kind == .name }) else { return nil }
        return index.typeName(first.name, in: TypeScope(file: file, type: fact.owner))
    }
}
