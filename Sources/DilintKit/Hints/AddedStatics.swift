import SwiftFacts

/// What the project adds to types from elsewhere, in hints.
extension Project {
    /// What a parameter is called that takes an instance which the project adds to a type from elsewhere, where the member says
    /// nothing of what that is: it is called after the type, and after both where the code has to tell several apart:
    /// `UserDefaults.group` as `userDefaults`, or as `groupUserDefaults` beside `UserDefaults.standard`. nil for what says so
    /// itself, `URLSession.imageSession`.
    func nameOfAdded(_ access: StaticAccess) -> String? {
        guard case .property(let id) = access.target, case let owner = owner(of: id), !owner.isNone,
            !index.types[owner.index].isDeclared, SharedInstances.instance(id, in: index) == owner,
            case let member = index.text(fact(id).name), !SharedInstances.saysShared(member),
            !fact(id).flags.contains(.isComputed) || !givesOutShared(id),
            case let type = index.text(index.types[owner.index].name),
            NameClosing.lastWord(of: member) != NameClosing.lastWord(of: type)
        else { return nil }
        let name = ParameterName.name(for: type)
        return isOnlyOneAdded(id, to: owner) && !isReachedBesideNamesake(access, named: name) ? name : member + type
    }

    /// Whether the project adds no other instance of a type from elsewhere to it; modules may add one each by one name.
    private func isOnlyOneAdded(_ id: PropertyID, to owner: TypeID) -> Bool {
        classification.shapes.staticProperties(of: owner).allSatisfy { other in
            fact(other).name == fact(id).name || SharedInstances.instance(other, in: index) != owner
        }
    }
}
