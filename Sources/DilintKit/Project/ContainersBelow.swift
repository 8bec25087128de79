import SwiftFacts

/// Containers that types make below those that they take: `module = Registry(parent: resolver)`.
extension JourneyReader {
    /// The properties that keep containers which a type makes below the one that it takes.
    mutating func containersKept(of injection: Injection) -> [Carrier] {
        journey(of: injection.target).handovers.compactMap(project.containerKept(by:))
    }

    /// Whether a type makes something of containers that it has in properties.
    mutating func handsOn(_ containers: [Carrier]) -> Bool {
        containers.contains { container in
            guard case .property(let id) = container else { return false }
            return !journey(of: .memberwise(id)).handovers.isEmpty
        }
    }
}

extension Project {
    /// The property that keeps a container made with what is handed over.
    func containerKept(by handover: Handover) -> Carrier? {
        guard handover.call >= 0, case let call = uses[handover.site.fileIndex].calls[Int(handover.call)],
            case .stored(let property) = call.flow
        else { return nil }
        switch call.callee {
        case .construction(let made, _):
            return roles(of: made).isDisjoint(with: [.container, .resolver]) ? nil : .property(property)
        case .outsideConstruction: return .property(property)
        case .function, .delegation, .unresolved: return nil
        }
    }

    /// Carriers of a type, and the parameters by which its own methods are handed the same: `fill(registry)`.
    ///
    /// - Complexity: O(their mentions)
    func carriers(within type: TypeID, of carriers: [Carrier]) -> [Carrier] {
        var found = carriers
        var next = 0
        while next < found.count, found.count < Self.carriersInView {
            for mention in mentions.mentions(of: found[next]) where !isBeside(mention, type) {
                guard case .argument(let place) = mention.flow, case .parameter(let id)? = place.target,
                    case .function(let method)? = mentions.call(place, of: mention)?.callee,
                    isOwn(method, of: type), !found.contains(.parameter(id))
                else { continue }
                found.append(.parameter(id))
            }
            next += 1
        }
        return found
    }

    /// Far above through how many methods people hand something; each is looked for among all.
    private static let carriersInView = 64
}
