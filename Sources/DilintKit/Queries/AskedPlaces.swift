import SwiftFacts

/// Where somebody asks for a dependency, be it a container, a wrapper or a shared instance. What else the same declaration says
/// of it is no other dependent:
///
///     @Injected(\.store) private var store             // the key path that says what is asked for, the property it fills
///     private let store = resolve(\AppContainer.store)
struct AskedPlaces {
    /// Where it is asked for.
    private var reached: Set<SourcePlace> = []
    /// Where it says to calls and local wrappers what is asked for.
    private var told: Set<SourcePlace> = []
    /// Names of the properties that are filled by what is asked for where they are declared.
    private var filled: Set<SourcePlace> = []
    private let project: Project

    /// - Parameter nodes: The dependency's, of the type graph.
    /// - Complexity: O(edges + declarations and lookups of the files that ask)
    init(of nodes: Set<Int>, in project: Project) {
        self.project = project
        var files: Set<Int32> = []
        for edge in project.types.graph.edges
        where edge.label.kind == .locates && nodes.contains(edge.target) && !nodes.contains(edge.source) {
            reached.insert(SourcePlace(file: edge.label.file, offset: edge.label.offset))
            files.insert(edge.label.file)
        }
        for file in files {
            for lookup in project.uses[Int(file)].wiring.lookups where reached.contains(SourcePlace(lookup.site)) {
                told.insert(SourcePlace(file: file, offset: lookup.keyOffset))
            }
            let facts = project.index.files[Int(file)]
            for property in facts.properties where isFilled(property, facts, file) {
                filled.insert(SourcePlace(file: file, offset: property.nameOffset))
            }
        }
    }

    /// Whether a wrapper or the initial value of a property asks for it.
    private func isFilled(_ property: PropertyFact, _ facts: LinkedFile, _ file: Int32) -> Bool {
        if property.attributes.contains(where: { isReached(facts.attributes[Int($0)], file) }) { return true }
        guard property.initialValue >= 0 else { return false }
        let rows = facts.bodies[Int(property.initialValue)].rows
        return facts.expressions.withUnsafeRows(rows) { rows in
            rows.indices.contains { reached.contains(SourcePlace(file: file, offset: rows.offset(of: $0))) }
        }
    }

    private func isReached(_ attribute: AttributeFact, _ file: Int32) -> Bool {
        reached.contains(SourcePlace(file: file, offset: attribute.offset))
    }

    /// Whether a mention says what is asked for: the key path in a wrapper's or a call's parentheses.
    func tells(_ site: Site) -> Bool {
        let body = project.index.body(at: site)
        guard body.kind == .attribute else { return told.contains(SourcePlace(site)) }
        return isReached(project.index.files[site.fileIndex].attributes[Int(body.owner)], site.file)
    }

    /// Whether the property that is an edge's evidence is filled where it is declared by what is asked for.
    func fills(_ edge: TypeEdge) -> Bool { filled.contains(SourcePlace(file: edge.file, offset: edge.offset)) }
}

/// A place in the sources.
struct SourcePlace: Hashable {
    var file: Int32
    var offset: UInt32
}

extension SourcePlace {
    init(_ site: Site) { self.init(file: site.file, offset: site.offset) }
}
