import SwiftFacts

/// What a type that is taken must have for all that is done with what is reached.
extension Project {
    /// Whether what is done with a shared instance can be done with what is taken as a type: a protocol need not ask for all
    /// that its implementations do, nor be what something else takes.
    func offers(_ type: ResolvedType, what access: StaticAccess) -> Bool {
        guard let taken = type.instance else { return true }
        guard case .returned = access.flow, let kept = storedDefault(at: access.site) else {
            return offers(taken, for: access.flow)
        }
        // What a property has for its value, `let sun = SunService.shared`, is used by the property's name.
        return takes(self.type(of: kept), taken)
            || mentions.mentions(of: .property(kept)).prefix(Self.mentionsInView).allSatisfy { mention in
                offers(taken, for: mention.flow)
            }
    }

    /// Far above how often people mention a property; each hint about its value looks at all of them.
    private static let mentionsInView = 256

    private func offers(_ taken: TypeID, for flow: Flow) -> Bool {
        switch flow {
        case .member(.function(let id)?, _):
            return index.lookupChain(of: taken).contains { $0 == owner(of: id) || index.demands($0, id) }
        case .member(.property(let id)?, _):
            return index.lookupChain(of: taken).contains { owner in
                index.members.named(fact(id).name, of: owner).contains {
                    if case .property = $0.member { true } else { false }
                }
            }
        // What a type from elsewhere has, a protocol of the project has where it asks for it.
        case .member(nil, let name) where index.types[taken.index].kind == .protocol:
            return index.lookupChain(of: taken).contains { !index.members.named(name, of: $0).isEmpty }
        case .argument(let place): return place.target.map { takes($0, taken) } ?? true
        case .stored(let id), .assigned(let id?, of: _): return takes(self.type(of: id), taken)
        default: return true
        }
    }

    /// Whether what takes a value would take one of a type as well.
    func takes(_ target: ArgumentTarget, _ type: TypeID) -> Bool { takes(index.type(of: target), type) }

    func takes(_ wanted: ResolvedType, _ type: TypeID) -> Bool {
        guard let wanted = wanted.instance, index.types[wanted.index].isDeclared else { return true }
        return index.isKind(type, of: wanted)
    }

    /// How the sentence goes on where an initializer takes by a name what code of the type hands to those who will not be
    /// handed nothing, and may be handed nothing itself: `init(logger: Logger? = nil)`.
    ///
    /// - Complexity: O(accesses of the file) where it may be
    func unlessOptional(_ name: String, takenBy initializer: FunctionID, _ access: StaticAccess?) -> String {
        guard let access, let name = index.linked.names.find(name) else { return "" }
        let isOptional = index.parameters(of: initializer).contains { parameter in
            (fact(parameter).name == name || fact(parameter).label == name)
                && self.type(of: parameter).wrappers.contains(.optional)
        }
        return isOptional && isHandedOnAsItIs(access) ? ", and let it be no optional" : ""
    }

    /// Whether code of the type hands what is reached to something that takes no optional.
    private func isHandedOnAsItIs(_ access: StaticAccess) -> Bool {
        let accesses = uses[access.site.fileIndex].accesses
        guard accesses.count <= Self.accessesInView else { return false }
        let asker = index.enclosingType(of: access.site)
        return accesses.contains { other in
            guard other.target == access.target, index.enclosingType(of: other.site) == asker else { return false }
            return switch other.flow {
            case .argument(let place): place.target.map { isNoOptional(index.type(of: $0)) } ?? false
            case .stored(let id), .assigned(let id?, of: _): isNoOptional(self.type(of: id))
            case .used, .member, .assigned, .bound, .returned, .discarded, .written: false
            }
        }
    }

    /// Of what stands for any type it may be one.
    private func isNoOptional(_ type: ResolvedType) -> Bool {
        !type.isUnknown && type.head != .generic && !type.wrappers.contains(.optional)
    }
}
