import SwiftFacts

/// What produces the value of a member that code names.
extension ProviderGraphBuilder {
    /// The provider behind a member: itself, or that of the type a protocol is bound to.
    func provider(of member: MemberID, inside user: TypeID, isHanded: Bool = false) -> Int? {
        switch member {
        case .property(let id):
            if let number = numbers[.property(id)] { return number }
            let fact = index.fact(id)
            guard fact.flags.contains(.isRequirement) else { return nil }
            return implementation(of: member, named: fact.name, file: id.fileIndex, owner: fact.owner, user, isHanded)
        case .function(let id):
            if let number = numbers[.function(id)] { return number }
            let fact = index.fact(id)
            guard fact.flags.contains(.isRequirement) else { return nil }
            return implementation(of: member, named: fact.name, file: id.fileIndex, owner: fact.owner, user, isHanded)
        }
    }

    private func implementation(
        of member: MemberID, named name: NameID, file: Int, owner: Int32, _ user: TypeID, _ isHanded: Bool
    ) -> Int? {
        let demanding = index.type(file: file, row: owner)
        guard !demanding.isNone else { return nil }
        var target: TypeID?
        // What a container hands on is most likely itself.
        if isHanded, !user.isNone, index.ancestors[user.index].contains(demanding) {
            target = user
        } else {
            target = bindings.concrete(demanding, inside: isHanded ? .none : user, index: index)
        }
        guard let target else { return nil }
        for type in index.lookupChain(of: target) {
            for entry in index.members.named(name, of: type) {
                switch (entry.member, member) {
                case (.property(let id), .property): if let number = numbers[.property(id)] { return number }
                case (.function(let id), .function(let demanded)):
                    if index.haveSameLabels(id, demanded), let number = numbers[.function(id)] { return number }
                default: continue
                }
            }
        }
        return nil
    }
}
