import SwiftFacts

/// What cannot be left out when instances are made: what all designated initializers of a type take,
/// construct, or ask a locator for.
struct DesignatedInitializers {
    private struct TypePair: Hashable {
        var source: Int
        var target: Int
    }

    private let project: Project
    /// Which initializers of one type construct another one, or ask for it.
    private var constructing: [TypePair: Set<FunctionID>] = [:]
    private var known: [TypeID: [FunctionID]] = [:]
    /// By type, as far as it was asked for.
    private var taken: [TypeID: Set<TypeID>] = [:]
    private var areConstructed: [TypePair: Bool] = [:]

    init(_ project: Project, _ edges: [Edge<TypeEdge>]) {
        self.project = project
        for edge in edges {
            guard let initializer = edge.label.initializer else { continue }
            constructing[TypePair(source: edge.source, target: edge.target), default: []].insert(initializer)
        }
    }

    /// Whether every designated initializer of a type takes the same type. What is decoded or stored has one that no
    /// source shows, and one with convenience initializers alone inherits those of its superclass.
    mutating func allTake(_ edge: Edge<TypeEdge>) -> Bool {
        if let parameter = edge.label.parameter, project.isStoredWeak(parameter) { return false }
        let type = TypeID(edge.source)
        if project.roles(of: type).contains(.persistent) { return false }
        let initializers = all(of: type)
        let taken = self.taken[type] ?? project.takenByAll(initializers)
        self.taken[type] = taken
        return taken.contains(TypeID(edge.target))
    }

    /// Whether there is no way to make an instance without the construction, or without asking: a stored default, or every
    /// initializer.
    mutating func allConstruct(_ edge: Edge<TypeEdge>) -> Bool {
        guard let initializer = edge.label.initializer else { return true }
        guard project.isDesignated(initializer) else { return false }
        let pair = TypePair(source: edge.source, target: edge.target)
        if let known = areConstructed[pair] { return known }
        let those = constructing[pair] ?? []
        let areConstructed = all(of: TypeID(edge.source)).allSatisfy(those.contains)
        self.areConstructed[pair] = areConstructed
        return areConstructed
    }

    /// Whether a type declares a designated initializer, and so inherits none.
    mutating func hasAny(_ type: TypeID) -> Bool { !all(of: type).isEmpty }

    private mutating func all(of type: TypeID) -> [FunctionID] {
        if let known = known[type] { return known }
        let all = project.initializers(of: type).filter(project.isDesignated)
        known[type] = all
        return all
    }
}

extension Project {
    fileprivate func takenByAll(_ initializers: [FunctionID]) -> Set<TypeID> {
        var common: Set<TypeID>?
        for id in initializers {
            let types = index.parameters(of: id).flatMap { parameter -> [TypeID] in
                let type = type(of: parameter)
                guard !type.wrappers.contains(.optional), !fact(parameter).flags.contains(.hasDefault) else {
                    return []
                }
                // Of `Printing & Folding` either may be what leads back.
                let all = type.head == .composition ? index.compositions[Int(type.id)].members : [type]
                return all.compactMap(\.instance)
            }
            common = common?.intersection(types) ?? Set(types)
        }
        return common ?? []
    }

    fileprivate func isDesignated(_ id: FunctionID) -> Bool {
        !fact(id).flags.contains(.isConvenience) && !delegating.contains(id)
    }
}
