import SwiftFacts

/// Who is handed what a type takes, besides those that it makes of it.
extension JourneyReader {
    /// The functions of the project that are called with what a type takes, and the closures that it has; those by which a
    /// factory makes something are a way to hand it on.
    mutating func told(_ injection: Injection) -> (names: [String], makes: Bool) {
        var names: Set<String> = []
        var makes = false
        for mention in mentions(of: injection) {
            // What is called is no function: a closure makes something of it.
            if case .used = mention.flow, project.hasClosure(at: mention.site) { makes = true }
            guard case .argument(let place) = mention.flow else { continue }
            switch project.mentions.call(place, of: mention)?.callee {
            case .function(let id)? where project.isStaticMaker(id): makes = true
            case .function(let id)?: names.insert(project.index.text(project.fact(id).name))
            case .unresolved(let name)? where project.isOwnClosure(name, at: mention.site):
                names.insert(project.index.text(name))
            case .construction, .outsideConstruction, .delegation, .unresolved, nil: continue
            }
        }
        return (names.sorted(), makes)
    }

    /// Whether a closure that somebody hands to a type is told of what it takes: that may ask for any part of it.
    mutating func isToldToClosure(_ injection: Injection) -> Bool {
        mentions(of: injection).contains { mention in
            switch mention.flow {
            // The call of a closure is no call that is known.
            case .used: return true
            case .argument(let place):
                return switch project.mentions.call(place, of: mention)?.callee {
                case .unresolved(let name)?: project.isOwnClosure(name, at: mention.site)
                case nil: true
                case .construction, .function, .outsideConstruction, .delegation: false
                }
            case .member, .stored, .assigned, .bound, .returned, .discarded, .written: return false
            }
        }
    }
}

extension Project {
    /// Whether a name is that of a closure which the code's function takes, or its type keeps.
    fileprivate func isOwnClosure(_ name: NameID, at site: Site) -> Bool { closures(at: site).contains(name) }

    /// Whether there is one.
    fileprivate func hasClosure(at site: Site) -> Bool { !closures(at: site).isEmpty }

    private func closures(at site: Site) -> [NameID] {
        let (function, type) = (index.function(at: site), index.enclosingType(of: site))
        let taken = function.map { Array(index.parameters(of: $0)) } ?? []
        let kept = type.isNone ? [] : Array(classification.shapes.instanceProperties[type.index])
        return taken.filter { self.type(of: $0).wrappers.contains(.function) }.map { fact($0).name }
            + kept.filter { self.type(of: $0).wrappers.contains(.function) }.map { fact($0).name }
    }
}
