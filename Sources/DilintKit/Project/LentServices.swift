import SwiftFacts

/// Services that types keep `unowned`, for somebody else keeps them alive: they are dependencies like those that are kept
/// otherwise.
///
///     final class Importer {
///         private unowned let storage: any Storage
///         init(storage: any Storage) { self.storage = storage }
///     }
///
/// Where the service may be who keeps or makes its keeper, however many there are between, it is a way back.
struct LentServices: Sendable {
    private var properties: Set<PropertyID> = []

    /// - Complexity: O(types that are kept `unowned` * edges of the type graph), hardly any of either.
    init(index: ProjectIndex, classification: Classification, bindings: Bindings, types: TypeGraph) {
        let unowned = classification.shapes.unownedProperties
        guard !unowned.isEmpty else { return }
        var lenders = Lenders(index: index, classification: classification, bindings: bindings, types: types)
        for id in unowned {
            let (kept, keeper) = (index.type(of: id), index.owner(of: id))
            guard !keeper.isNone, kept.wrappers.isSubset(of: .optional), let service = kept.nominalHead,
                classification.isDependency(kept), !classification.isBackReferenceName(index.fact(id).name),
                lenders.areNotBehind(keeper, whoLends: service)
            else { continue }
            properties.insert(id)
        }
    }

    @inline(__always)
    func contains(_ id: PropertyID) -> Bool { !properties.isEmpty && properties.contains(id) }
}

/// Whom services that are kept `unowned` keep and make.
private struct Lenders {
    let index: ProjectIndex
    let classification: Classification
    let bindings: Bindings
    let types: TypeGraph
    /// By service, as far as it was asked for: it, and all that it leads to; nil for what is no service, or leads to more than
    /// anybody follows.
    private var reached: [TypeID: Set<TypeID>?] = [:]

    /// Far above what a service leads to that others make use of; it keeps thousands of them from taking quadratic time.
    private static let reachInView = 1024
    /// How many more are followed for all services together.
    private var left = 1 << 17

    init(index: ProjectIndex, classification: Classification, bindings: Bindings, types: TypeGraph) {
        (self.index, self.classification, self.bindings, self.types) = (index, classification, bindings, types)
    }

    /// Whether a type, and those that inherit from it, are nobody whom a service keeps or makes, nor parts of it.
    mutating func areNotBehind(_ keeper: TypeID, whoLends service: TypeID) -> Bool {
        let known = reached[service] ?? reach(of: service)
        reached[service] = .some(known)
        guard let known else { return false }
        return !index.outwards(from: keeper).contains(where: known.contains)
            && !bindings.subclasses(of: keeper).contains(where: known.contains)
    }

    private mutating func reach(of service: TypeID) -> Set<TypeID>? {
        guard
            !classification.roles(of: service).isDisjoint(with: [.serviceName, .container, .provided, .resolver])
                || types.takers(of: service).count > 1
        else { return nil }
        // Those who lead somewhere, or show something, are kept so by what they made.
        guard kinds(of: service).allSatisfy({ classification.roles(of: $0).isDisjoint(with: Self.parents) }) else {
            return nil
        }
        var (waiting, asked, seen): ([TypeID], Set<TypeID>, Set<TypeID>) = ([service], [service], [])
        while let type = waiting.popLast() {
            for kind in kinds(of: type) where seen.insert(kind).inserted {
                left -= 1
                guard seen.count <= Self.reachInView, left > 0 else { return nil }
                for next in successors(of: kind) where asked.insert(next).inserted { waiting.append(next) }
            }
        }
        return seen
    }

    private static let parents = Roles.neverContainer.union(.compositionRoot)

    /// Whom the code of a type keeps, makes or is handed.
    private func successors(of type: TypeID) -> [TypeID] {
        var found = classification.shapes.held(by: type).compactMap(\.nominalHead)
        for edge in types.graph.edges(from: type.index) where edge.target < index.types.count {
            switch edge.label.kind {
            case .injects, .holds, .constructs, .makes, .provides: found.append(TypeID(edge.target))
            case .implements, .locates: continue
            }
        }
        return found
    }

    /// A type with those whose code an instance of it may run: what inherits from it or conforms to it, and superclasses.
    private func kinds(of type: TypeID) -> [TypeID] {
        let heirs =
            index.types[type.index].kind == .protocol
            ? bindings.conformers(of: type) : bindings.subclasses(of: type)
        return ([type] + heirs).flatMap { index.upwards(from: $0) }
    }
}
