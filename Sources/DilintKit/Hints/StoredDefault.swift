import SwiftFacts

/// Properties that have what is reached until they are handed something else.
extension Project {
    /// What to do where what is reached is a property's value that the synthesised initializer takes another one in place
    /// of: `var session = Session.shared`, and `let session: Session = .shared` once it has no value; nil where it is none.
    ///
    /// - Parameters:
    ///   - access: How it is reached, where that is known.
    ///   - product: What is asked for, where it is known by its type alone.
    func droppingMemberwiseDefault(
        at site: Site, _ subject: String, _ access: StaticAccess?, _ product: ResolvedType
    ) -> Hint? {
        guard let id = memberwiseDefault(at: site, access, product) else { return nil }
        // What may be left out once it has no value would be nil, and nobody told; it may be nil for some all the same.
        let condition = isNilWithoutValue(id) ? " and let an initializer take it" : ""
        let conditionOfSeveral =
            hasValueElseNil(owner(of: id), reaching: access?.target) || !condition.isEmpty
            ? " and let an initializer take them" : ""
        // What else reaches what a constant has for its value need be no default.
        let several =
            fact(id).flags.contains(.isLet)
            ? nil : "Drop the defaults\(conditionOfSeveral), so that whoever makes \(subject) passes them"
        return Hint(
            "\(droppingDefault(of: id))\(condition), so that whoever makes \(subject) passes it",
            ofSeveral: several)
    }

    /// Whether a type has a property that would be nil without its value, and has what is reached for that, or what is made of
    /// it. O(properties, and log accesses of the file for each)
    private func hasValueElseNil(_ type: TypeID, reaching target: AccessTarget?) -> Bool {
        guard let target else { return false }
        return classification.shapes.instanceProperties[type.index].contains { id in
            let (accesses, value) = (uses[id.fileIndex].accesses, fact(id).initialValue)
            return value >= 0 && isNilWithoutValue(id)
                && accesses[accesses.range(of: value, by: \.site.body)].contains { $0.target == target }
        }
    }

    /// Whether a property has what code reaches until the synthesised initializer is handed another one for it.
    func hasUntilGiven(_ id: PropertyID, _ access: StaticAccess) -> Bool {
        let (accesses, value) = (uses[id.fileIndex].accesses, fact(id).initialValue)
        guard value >= 0, !fact(id).flags.contains(.isLet) else { return false }
        return accesses[accesses.range(of: value, by: \.site.body)].contains { own in
            own.target == access.target && isWhole(own, .unknown, of: id, at: own.site)
                && memberwiseDefault(at: own.site, own, .unknown) == id
        }
    }

    /// The same where code sets the property to what it is handed: a static that makes one, a short initializer, whoever
    /// has made one.
    func droppingSetDefault(
        at site: Site, _ subject: String, _ access: StaticAccess?, _ product: ResolvedType
    ) -> String? {
        guard let id = storedDefault(at: site), fact(id).flags.contains(.isSettable),
            isWhole(access, product, of: id, at: site)
        else { return nil }
        let setters = mentions.mentions(of: .property(id)).prefix(Self.settingInView).compactMap { mention in
            if case .written = mention.flow { setter(of: id, at: mention.site) } else { nil }
        }
        let own = setters.first { owner(of: $0) == owner(of: id) } ?? (setters.isEmpty ? loader(setting: id) : nil)
        if own == nil, setters.isEmpty { return nil }
        return "\(droppingDefault(of: id, leavingItEmpty: true)), "
            + (own.map { "which `\(name(ofSetting: $0))` sets" } ?? "so that whoever makes \(subject) sets it")
    }

    /// The same where whoever fills an instance may set the property as well.
    func droppingOpenDefault(
        at site: Site, _ subject: String, _ access: StaticAccess?, _ product: ResolvedType
    ) -> String? {
        guard let id = storedDefault(at: site), fact(id).flags.contains(.isSettable),
            fact(id).setterAccess > .fileprivate, isWhole(access, product, of: id, at: site)
        else { return nil }
        return "\(droppingDefault(of: id, leavingItEmpty: true)), so that whoever fills \(subject) sets it"
    }

    /// How a sentence about a default begins. A property that has its type from its default is left with that written out.
    ///
    /// - Parameter isEmptyThen: No initializer fills the property: one without a value must be an optional of some kind.
    private func droppingDefault(of id: PropertyID, leavingItEmpty isEmptyThen: Bool = false) -> String {
        let (fact, type) = (fact(id), type(of: id))
        let name = index.text(fact.name)
        let isUnwrapped = isEmptyThen && !type.wrappers.contains(.optional)
        guard fact.type.isNone || isUnwrapped, !type.isUnknown, type.wrappers.isEmpty else {
            return isUnwrapped
                ? "Drop the default of `\(name)`, and make it an implicitly unwrapped optional"
                : "Drop the default of `\(name)`"
        }
        let written = index.name(of: type)
        let left = isUnwrapped ? (written.contains(" ") ? "(\(written))!" : "\(written)!") : written
        return "Drop the default, leaving `\(fact.flags.contains(.isLet) ? "let" : "var") \(name): \(left)`"
    }

    /// Whether code stands in the value of a property that an initializer which leaves the work to another one could not set
    /// in place of it: a constant, or one that is never empty and has nothing but what is reached.
    func isSetByDesignatedAlone(at site: Site, _ access: StaticAccess?) -> Bool {
        guard let kept = storedDefault(at: site) else { return false }
        return fact(kept).flags.contains(.isLet)
            || !type(of: kept).wrappers.contains(.optional) && isWhole(access, .unknown, of: kept, at: site)
    }

    /// What the property of a type is called that has nothing but what is reached for its value, gives out nothing else, or
    /// is set to it by an initializer: the synthesised initializer takes it by that name, and so had better a written one, for
    /// then the rest of the type stays as it is. A closure that gives it out is another thing.
    func nameOfKeeper(at site: Site, _ access: StaticAccess?, _ product: ResolvedType) -> String? {
        guard !site.isDeferred,
            let id = wholeDefault(at: site, access, product) ?? propertySet(to: access)
                ?? access.flatMap(getter(of:)) ?? getter(asking: product, at: site),
            !owner(of: id).isNone, !type(of: id).wrappers.contains(.function)
        else { return nil }
        let name = index.text(fact(id).name)
        return name.hasPrefix("_") ? nil : name
    }

    private func wholeDefault(at site: Site, _ access: StaticAccess?, _ product: ResolvedType) -> PropertyID? {
        storedDefault(at: site).flatMap { isWhole(access, product, of: $0, at: site) ? $0 : nil }
    }

    /// The property of an instance that gives out what is reached, and nothing else, or has it once somebody asks:
    ///
    ///     var session: Session { .shared }
    ///     lazy var session = Session.shared
    ///
    /// - Complexity: O(what its code mentions)
    private func getter(of access: StaticAccess) -> PropertyID? {
        guard case .returned = access.flow, access.fallback == .none, !access.site.isConditional,
            let id = index.property(at: access.site), !fact(id).flags.contains(.isStatic)
        else { return nil }
        let (uses, body) = (uses[id.fileIndex], access.site.body)
        let isAlone =
            uses.accesses.range(of: body, by: \.site.body).count == 1
            && !uses.mentions[uses.mentions.range(of: body, by: \.site.body)].contains { mention in
                if case .returned = mention.flow { true } else { false }
            }
        return isAlone ? id : nil
    }

    /// The same of what a locator is asked for, be it for all instances: `lazy var api: API = locator.resolve()`.
    private func getter(asking product: ResolvedType, at site: Site) -> PropertyID? {
        guard !product.isUnknown, let id = index.property(at: site), isWhole(nil, product, of: id, at: site) else {
            return nil
        }
        let flags = fact(id).flags
        // A static is the type's own name for what it has, unless it says that all share that.
        let isNamed =
            flags.contains(.isStatic)
            ? flags.contains(.hasInitialValue) && !SharedInstances.saysShared(index.text(fact(id).name))
            : !flags.isDisjoint(with: [.isLazy, .isComputed]) && classification.isDependency(type(of: id))
        return isNamed ? id : nil
    }

    /// The property of its type that an initializer sets to what is reached, `manager = Accounts.shared`, or has set to it by
    /// the initializer that is made of the properties.
    private func propertySet(to access: StaticAccess?) -> PropertyID? {
        guard let access, let function = index.function(at: access.site), fact(function).kind == .initializer else {
            return nil
        }
        switch access.flow {
        case .stored(let id): return owner(of: id) == owner(of: function) ? id : nil
        case .argument(let place): return memberSet(at: place, of: access.site)
        case .used, .member, .assigned, .bound, .returned, .discarded, .written: return nil
        }
    }

    /// What to do where code has another one in place of what an initializer takes: that taken one is no help to it.
    ///
    ///     func signOut() { session.end(); session = Session.shared }
    func settingAnew(_ handed: HandedIn, _ takers: [FunctionID]) -> Hint? {
        guard case .stored(let id)? = handed.access?.flow, !index.runsAtConstruction(handed.site),
            takers.contains(where: { sets($0, id) })
        else { return nil }
        let taking = "Let \(handed.subject) take a closure that gives \(handed.object)"
        return Hint(
            "\(taking), to set `\(index.text(fact(id).name))` anew", ofSeveral: taking + " through its initializer")
    }

    private func name(ofSetting id: FunctionID) -> String {
        fact(id).kind == .initializer ? initializerName(id, adding: nil) : index.text(fact(id).name)
    }

    /// The function that sets a property at a site to what it takes, or to what another type has. Not the initializer that
    /// all must have been through, nor a method that puts another one in its place later.
    private func setter(of id: PropertyID, at site: Site) -> FunctionID? {
        guard let function = index.function(at: site), !isExcluded(site) else { return nil }
        let (type, fact) = (index.enclosingType(of: site), fact(function))
        let isOwn = !type.isNone && index.isKind(type, of: owner(of: id))
        if isOwn {
            guard
                fact.kind == .initializer
                    ? isConvenience(function) : fact.flags.contains(.isStatic) || handsOn(function, by: .none)
            else { return nil }
        }
        let mentions = uses[site.fileIndex].mentions
        let isSet = mentions[mentions.range(of: site.body, by: \.site.body)].contains { mention in
            // One's own is no other one.
            if isOwn, case .property = mention.carrier { return false }
            return switch mention.flow {
            case .stored(let property): property == id
            case .assigned(let property, of: _): property == id
            default: false
            }
        }
        return isSet ? function : nil
    }

    /// The static function of a property's type that hands what it takes of the property's type to something that it has
    /// loaded, of which no more is known.
    private func loader(setting id: PropertyID) -> FunctionID? {
        guard let held = type(of: id).nominalHead else { return nil }
        return classification.shapes.methods(of: owner(of: id)).prefix(Self.settingInView).first { method in
            fact(method).flags.contains(.isStatic)
                && index.parameters(of: method).contains { parameter in
                    type(of: parameter).nominalHead == held
                        && mentions.mentions(of: .parameter(parameter)).contains { mention in
                            if case .assigned(nil, of: nil) = mention.flow { true } else { false }
                        }
                }
        }
    }

    /// Far above what people write; each hint asks again.
    private static let settingInView = 256
}
