import SwiftFacts

/// Which accesses fill a property of their type where its initializer is not handed what others may hand it.
extension Project {
    /// Whether it goes into a property that an initializer fills otherwise where it is handed something, be it in another
    /// branch or after the property's own value: `api ?? API.shared` in more words.
    ///
    ///     if let api { self.api = api } else { self.api = .shared }
    func isReplacedByParameter(_ access: StaticAccess) -> Bool {
        let site = access.site
        if let function = index.function(at: site) {
            guard fact(function).kind == .initializer, !site.isDeferred, let filled = property(filledBy: access) else {
                return false
            }
            return mayBeHanded(filled)
                && (isFilled(filled, byParameterOf: function)
                    || site.isConditional && isChosen(filled, byParameterOf: function))
        }
        guard index.body(at: site).kind == .initialValue, let id = index.property(at: site),
            fact(id).flags.isDisjoint(with: [.isStatic, .isComputed, .isLet]), case let type = owner(of: id),
            !type.isNone, mayBeHanded(id)
        else { return false }
        return initializers(of: type).contains { isFilled(id, byParameterOf: $0) }
    }

    /// The property of self that a shared instance goes into, or that something goes into which it has or makes.
    /// O(mentions or calls of the body)
    private func property(filledBy access: StaticAccess) -> PropertyID? {
        switch access.flow {
        case .stored(let id): return id
        case .member(.property?, _):
            let mentions = uses[access.site.fileIndex].mentions
            return mentions[mentions.range(of: access.site.body, by: \.site.body)].lazy.compactMap { mention in
                guard mention.site.offset == access.site.offset, case .stored(let id) = mention.flow else { return nil }
                return id
            }.first
        case .member(.function?, _):
            let calls = uses[access.site.fileIndex].calls
            return calls[calls.range(of: access.site.body, by: \.site.body)].lazy.compactMap { call in
                guard call.baseAccess >= 0, call.site.offset == access.site.offset, case .stored(let id) = call.flow
                else { return nil }
                return id
            }.first
        // What is made of it stands in for what is handed in as well: `if let link { … } else { self.link = Link(api: .shared) }`.
        case .argument(let place):
            if isTaken(besides: access) { return nil }
            let calls = uses[access.site.fileIndex].calls
            return uses[access.site.fileIndex].outwards(from: place.call).lazy.compactMap { number -> PropertyID? in
                guard calls[number].isConstruction, case .stored(let id) = calls[number].flow else { return nil }
                return id
            }.first
        case .member, .assigned, .bound, .returned, .used, .discarded, .written: return nil
        }
    }

    /// Whether the initializer that reaches a shared instance takes one as well, which it might use for what it makes.
    private func isTaken(besides access: StaticAccess) -> Bool {
        guard case .property(let id) = access.target, let initializer = index.function(at: access.site) else {
            return false
        }
        return index.parameters(of: initializer).prefix(Self.parametersOfInitializer).contains {
            areRelated(type(of: id), type(of: $0))
        }
    }

    /// Whether a property holds something that others may hand in: not where a value is read from what all share.
    func mayBeHanded(_ id: PropertyID) -> Bool {
        let type = type(of: id)
        if classification.isDependency(type) { return true }
        return !classification.isPlainValue(type) && !(index.outsideName(of: type).map(platform.isApple) ?? false)
    }

    /// Whether an initializer puts there, in one of several branches, what it need not be handed.
    private func isFilled(_ property: PropertyID, byParameterOf initializer: FunctionID) -> Bool {
        index.parameters(of: initializer).prefix(Self.parametersOfInitializer).contains { parameter in
            type(of: parameter).wrappers.contains(.optional)
                && mentions.mentions(of: .parameter(parameter)).prefix(Self.mentionsOfParameter).contains { mention in
                    guard case .stored(property) = mention.flow else { return false }
                    return !mention.site.isCertain && !mention.site.isDeferred
                }
        }
    }

    /// Whether what an initializer is handed says what goes there, by itself or by one of its properties: an enum, one case of
    /// which carries it, or what there may be none of, where it is asked which of both it is.
    ///
    ///     switch choice {
    ///     case .usual: self.api = .shared
    ///     case .given(let api): self.api = api
    ///     }
    private func isChosen(_ property: PropertyID, byParameterOf initializer: FunctionID) -> Bool {
        let kept = type(of: property).removing(.optional)
        return index.parameters(of: initializer).prefix(Self.parametersOfInitializer).contains { parameter in
            let (taken, file) = (type(of: parameter), parameter.fileIndex)
            if taken.wrappers.contains(.optional), taken.removing(.optional) == kept, isLookedAt(parameter) {
                return true
            }
            if mayCarry(kept, taken, written: fact(parameter).type, in: file) { return true }
            guard let bag = taken.instance, index.types[bag.index].kind == .struct else { return false }
            return classification.shapes.instanceProperties[bag.index].prefix(Self.parametersOfInitializer).contains {
                part in
                !fact(part).flags.contains(.isComputed)
                    && mayCarry(kept, type(of: part), written: fact(part).type, in: part.fileIndex)
            }
        }
    }

    /// Whether code does something else with a parameter than to take it apart, ask it or hand it on: `switch api`.
    private func isLookedAt(_ parameter: ParameterID) -> Bool {
        mentions.mentions(of: .parameter(parameter)).prefix(Self.mentionsOfParameter).contains { mention in
            if case .used = mention.flow { true } else { false }
        }
    }

    /// Whether a case of an enum carries something of a kind, be it one that is named where the enum is:
    /// `Choice<any API>` of `enum Choice<Service> { case usual, given(Service) }`.
    private func mayCarry(_ kept: ResolvedType, _ choice: ResolvedType, written: TypeReference, in file: Int) -> Bool {
        guard let choices = choice.instance, index.types[choices.index].kind == .enum else { return false }
        return classification.shapes.taken(by: choices).contains { carried in
            if carried.removing(.optional) == kept { return true }
            guard carried.head == .generic || carried.wrappers.contains(.genericBound), let kind = kept.nominalHead
            else { return false }
            return index.isNamed(kind, in: written, of: file)
        }
    }

    /// Far above what an initializer takes, and how often it mentions each: every property that is filled asks for them.
    static let parametersOfInitializer = 128
    static let mentionsOfParameter = 64
}
