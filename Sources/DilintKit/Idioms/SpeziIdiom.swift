import SwiftFacts

/// Spezi: modules ask for one another by a wrapper, which the framework fills once all of them are there.
struct SpeziIdiom: Idiom {
    static let library = "Spezi"
    static let modules = ["Spezi"]
    static let isInjectionLibrary = false
    static let readsCode = false

    private let wrapper: NameID

    init(_ names: IdiomNames) {
        wrapper = names.id("Dependency")
    }

    /// `@Dependency(Scheduler.self) private var scheduler`, `@Dependency private var scheduler: Scheduler`
    func readDeclarations(of file: Int, in index: ProjectIndex, into wiring: inout FileWiring) {
        let facts = index.files[file]
        for (row, fact) in facts.properties.enumerated() where !fact.attributes.isEmpty && fact.owner >= 0 {
            for number in fact.attributes where facts.attributes[Int(number)].name == wrapper {
                let attribute = facts.attributes[Int(number)]
                let id = PropertyID(file: file, row: row)
                let written = index.propertyTypes[file][row]
                var lookup = Lookup(
                    product: written.isUnknown ? namedType(attribute, of: id, in: index) ?? written : written,
                    site: .wrapper(attribute, fact, file: file), typeRow: fact.owner, keyOffset: attribute.offset)
                lookup.isDeferred = true
                lookup.property = id
                wiring.add(lookup)
            }
        }
    }

    func wrappedType(_ attribute: AttributeFact, of property: PropertyID, in index: ProjectIndex) -> ResolvedType? {
        attribute.name == wrapper ? namedType(attribute, of: property, in: index) : nil
    }

    private func namedType(_ attribute: AttributeFact, of id: PropertyID, in index: ProjectIndex) -> ResolvedType? {
        let facts = index.files[id.fileIndex]
        guard attribute.body >= 0, case let range = facts.bodies[Int(attribute.body)].rows,
            facts.expressions.count >= Int(range.upperBound),
            let first = facts.expressions[Int(range.lowerBound)..<Int(range.upperBound)]
                .first(where: { $0.kind == .name })
        else { return nil }
        return index.typeName(first.name, in: TypeScope(file: id.fileIndex, type: facts.properties[id.index].owner))
    }
}
