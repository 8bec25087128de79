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
    /// - Complexity: O(edges + properties, lookups, calls and accesses of the files that ask)
    init(of nodes: Set<Int>, in project: Project) {
        self.project = project
        var files: Set<Int32> = []
        for edge in project.types.graph.edges
        where edge.label.kind == .locates && nodes.contains(edge.target) && !nodes.contains(edge.source) {
            reached.insert(SourcePlace(file: edge.label.file, offset: edge.label.offset))
            files.insert(edge.label.file)
        }
        for file in files { read(file) }
    }

    private mutating func read(_ file: Int32) {
        let (facts, uses) = (project.index.files[Int(file)], project.uses[Int(file)])
        for property in facts.properties
        where property.attributes.contains(where: { isReached(facts.attributes[Int($0)], file) }) {
            filled.insert(SourcePlace(file: file, offset: property.nameOffset))
        }
        for lookup in uses.wiring.lookups where reached.contains(SourcePlace(lookup.site)) {
            told.insert(SourcePlace(file: file, offset: lookup.keyOffset))
            noteFilled(from: lookup.site)
        }
        for call in uses.calls { noteFilled(from: call.site) }
        for access in uses.accesses { noteFilled(from: access.site) }
    }

    /// Where a property's initial value asks for it, or the code of a computed one, that fills the property.
    private mutating func noteFilled(from site: Site) {
        guard site.body >= 0, reached.contains(SourcePlace(site)), let property = project.index.property(at: site)
        else { return }
        switch project.index.body(at: site).kind {
        case .initialValue: break
        case .accessors where project.fact(property).flags.contains(.isComputed): break
        default: return
        }
        filled.insert(SourcePlace(file: site.file, offset: project.fact(property).nameOffset))
    }

    private func isReached(_ attribute: AttributeFact, _ file: Int32) -> Bool {
        reached.contains(SourcePlace(file: file, offset: attribute.offset))
    }

    /// Whether it is asked for there.
    func isReached(_ site: Site) -> Bool { reached.contains(SourcePlace(site)) }

    /// Whether a mention says what is asked for: the key path in a wrapper's or a call's parentheses.
    func tells(_ site: Site) -> Bool {
        let body = project.index.body(at: site)
        guard body.kind == .attribute else { return told.contains(SourcePlace(site)) }
        return isReached(project.index.files[site.fileIndex].attributes[Int(body.owner)], site.file)
    }

    /// Whether the property that is an edge's evidence is filled where it is declared by what is asked for.
    func fills(_ edge: TypeEdge) -> Bool { filled.contains(SourcePlace(file: edge.file, offset: edge.offset)) }

    /// Whether a property is filled so.
    func fills(_ id: PropertyID) -> Bool {
        filled.contains(SourcePlace(file: id.file, offset: project.fact(id).nameOffset))
    }
}

/// A place in the sources.
struct SourcePlace: Hashable {
    var file: Int32
    var offset: UInt32
}

extension SourcePlace {
    init(_ site: Site) { self.init(file: site.file, offset: site.offset) }
}
