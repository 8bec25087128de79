import SwiftFacts

/// What protocols ask for.
extension TypeShapes {
    /// The methods that a protocol asks for itself, without those of the protocols that it refines.
    func requiredMethods(of type: TypeID) -> some Collection<FunctionID> {
        methodIDs[type.index].lazy.filter { [index] in index.fact($0).flags.contains(.isRequirement) }
    }

    /// The types of the properties that a protocol asks for itself.
    func requiredProperties(of type: TypeID) -> [ResolvedType] {
        instanceProperties[type.index].compactMap { id in
            index.fact(id).flags.contains(.isRequirement) ? index.type(of: id) : nil
        }
    }

    /// Whether a protocol refines Equatable, Hashable, Identifiable or the like.
    func refinesValue(_ type: TypeID) -> Bool {
        index.outsideAncestors[type.index].contains { outside.values.contains($0) }
            || !ownIdentities.isEmpty && index.ancestors[type.index].contains { ownIdentities.contains($0) }
    }

    /// Protocols by which a project that is older than Swift's own says what that says: `protocol Identifiable { var id: ID { get } }`.
    static func ownIdentities(in index: ProjectIndex) -> [TypeID] {
        guard let name = index.linked.names.find("Identifiable"), let identity = index.linked.names.find("id") else {
            return []
        }
        return index.table.topLevel[name].compactMap { $0.type }.filter { type in
            index.types[type.index].kind == .protocol && index.ancestors[type.index].isEmpty
                && index.members.all(of: type).allSatisfy { entry in
                    switch entry.member {
                    case .property(let id): entry.name == identity || !index.fact(id).flags.contains(.isRequirement)
                    case .function(let id): !index.fact(id).flags.contains(.isRequirement)
                    }
                }
        }
    }

    /// Whether a protocol or one that it refines has method requirements.
    func asksForMethods(_ type: TypeID) -> Bool {
        index.lookupChain(of: type).contains { !requiredMethods(of: $0).isEmpty }
    }

    /// Whether all that a protocol, or one that it refines, asks to be done is to lend another one of its kind.
    func asksForNothingButLending(_ type: TypeID) -> Bool {
        index.lookupChain(of: type).allSatisfy { requiredMethods(of: $0).allSatisfy { kindLent(by: $0) != nil } }
    }

    /// Whether a protocol says how its conformers are made: `init(json: JSON)`.
    func asksForInitializers(_ type: TypeID) -> Bool {
        index.members.all(of: type).contains { entry in
            guard case .function(let id) = entry.member else { return false }
            let fact = index.fact(id)
            return fact.kind == .initializer && fact.flags.contains(.isRequirement) && !fact.parameters.isEmpty
        }
    }

    /// Whether a protocol or one that it refines asks an instance to do anything: `static func decode(_:) -> Self` does
    /// not, nor does being copied, `func detached() -> Self`.
    func asksInstancesForMethods(_ type: TypeID) -> Bool {
        index.lookupChain(of: type).contains { owner in
            requiredMethods(of: owner).contains {
                let fact = index.fact($0)
                let isCopying = fact.parameters.isEmpty && !fact.flags.contains(.isAsync) && givesItsKind($0, owner)
                return !fact.flags.contains(.isStatic) && !isCopying && !isMemberLookup($0)
            }
        }
    }

    /// Whether it is how members are looked up by their names: `subscript(dynamicMember name: String) -> Any?`.
    private func isMemberLookup(_ id: FunctionID) -> Bool {
        index.fact(id).kind == .subscriptMember
            && index.parameters(of: id).contains { index.fact($0).label == index.known.dynamicMember }
    }

    /// The properties that a type declares itself because one of those protocols asks for them.
    func demandedProperties(of type: TypeID, by protocols: [TypeID]) -> [PropertyID] {
        instanceProperties[type.index].filter { id in
            let name = index.fact(id).name
            return protocols.contains { demanding in
                index.members.named(name, of: demanding).contains { entry in
                    guard case .property(let required) = entry.member else { return false }
                    return index.fact(required).flags.contains(.isRequirement)
                }
            }
        }
    }

    /// Whether a protocol asks for nothing, and has something for those alone who adopt it: whoever took one could do nothing
    /// with it.
    ///
    ///     protocol AppLogger {}
    ///     extension AppLogger { static var logger: Logger { … } }
    func givesStaticsAlone(_ type: TypeID) -> Bool {
        guard index.ancestors[type.index].isEmpty,
            index.outsideAncestors[type.index].allSatisfy(index.known.askingNoInitializer.contains)
        else { return false }
        let members = index.members.all(of: type)
        return !members.isEmpty
            && members.allSatisfy { entry in
                let flags =
                    switch entry.member {
                    case .property(let id): index.fact(id).flags
                    case .function(let id): index.fact(id).flags
                    }
                return flags.contains(.isStatic) && !flags.contains(.isRequirement)
            }
    }

    /// Whether a protocol asks for properties that can be set.
    func asksForSettableProperties(_ type: TypeID) -> Bool {
        instanceProperties[type.index].contains { id in
            index.fact(id).flags.isSuperset(of: [.isRequirement, .isSettable])
        }
    }
}
