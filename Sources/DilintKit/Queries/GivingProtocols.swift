import SwiftFacts

// Protocols that give something out: Has-protocols, container protocols.

extension Project {
    /// What a property of such a protocol gives.
    struct Gift {
        /// Of the type graph.
        var node: Int
        var isDeferred: Bool
        var location: Location
    }

    /// Whether a node of the type graph is a Has- or container protocol.
    func givesByProperties(_ node: Int) -> Bool {
        node < index.types.count && !roles(of: TypeID(node)).isDisjoint(with: [.hasProtocol, .containerProtocol])
    }

    /// Whether whoever takes a protocol gets what properties give and nothing else: one of those protocols, or several of
    /// them under one name, `protocol HasAll: HasAPI, HasLog {}`.
    func onlyGives(_ type: TypeID) -> Bool {
        if givesByProperties(type.index) { return true }
        let refined = index.ancestors[type.index]
        return !refined.isEmpty && index.members.all(of: type).isEmpty
            && refined.allSatisfy { givesByProperties($0.index) || index.members.all(of: $0).isEmpty }
    }

    /// What the properties that a protocol asks for give.
    ///
    /// - Parameter outsideNodes: By name, the nodes of the types from elsewhere that something depends on.
    func gifts(of type: TypeID, _ outsideNodes: [NameID: Int]) -> [Gift] {
        var gifts: [Gift] = []
        for entry in index.members.all(of: type) {
            guard case .property(let id) = entry.member, fact(id).flags.contains(.isRequirement) else { continue }
            let location = index.location(file: id.fileIndex, offset: fact(id).nameOffset)
            let isDeferred = !self.type(of: id).wrappers.isDisjoint(with: [.function, .deferred])
            for node in nodes(of: self.type(of: id), outsideNodes) {
                gifts.append(Gift(node: node, isDeferred: isDeferred, location: location))
            }
        }
        return gifts
    }

    private func nodes(of type: ResolvedType, _ outsideNodes: [NameID: Int]) -> [Int] {
        switch type.head {
        case .nominal:
            guard let id = type.nominalHead else { return [] }
            let found = index.types[id.index]
            return found.kind == .external ? outsideNodes[found.name].map { [$0] } ?? [] : [id.index]
        case .external: return outsideNodes[NameID(type.id)].map { [$0] } ?? []
        case .composition:
            return index.compositions[Int(type.id)].members.flatMap { member in
                member.head == .composition ? [] : nodes(of: member, outsideNodes)
            }
        case .unknown, .generic, .void, .tuple: return []
        }
    }
}
