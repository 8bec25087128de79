import SwiftFacts

/// Where a type takes one instance, and its code means another one of the kind by what it reaches.
extension Project {
    /// Whether code asks what it reaches the same as another one that it has, to tell them apart, hands both to one call, or
    /// one to the other: `server.host == Server.shared.host`, `server === Server.shared`, `copy(from: Server.shared, to: server)`,
    /// `server.copy(from: Server.shared)`.
    func isToldApart(_ access: StaticAccess) -> Bool {
        let mentions = uses[access.site.fileIndex].mentions
        return mentions[mentions.range(of: access.site.body, by: \.site.body)].contains { mention in
            let isAlike =
                switch (mention.flow, access.flow) {
                case (.used, .used): true
                case (.argument(let one), .argument(let other)): one.call >= 0 && one.call == other.call
                case (.member(.property(let one)?, _), .member(.property(let other)?, _)): one == other
                default: false
                }
            return isAlike && isAnother(mention.carrier, than: access)
        } || goesIntoAnother(access)
    }

    /// Whether what is reached is handed to another one that the code has, or what a type from elsewhere keeps is: from one
    /// of its instances to the other.
    ///
    ///     group.set(UserDefaults.standard.string(forKey: "name"), forKey: "name")
    ///
    /// - Complexity: O(calls of the body)
    private func goesIntoAnother(_ access: StaticAccess) -> Bool {
        let uses = uses[access.site.fileIndex]
        func isMadeOnAnother(_ number: Int) -> Bool {
            uses.calls[number].baseCarrier.map { isAnother($0, than: access) } ?? false
        }
        switch (access.flow, access.target) {
        case (.argument(let place), _): return place.call >= 0 && isMadeOnAnother(Int(place.call))
        case (.member, .outside):
            let own = uses.calls.range(of: access.site.body, by: \.site.body)
            return own.count <= Self.callsInView
                && uses.calls[own].contains { call in
                    call.baseAccess >= 0 && call.site.offset == access.site.offset
                        && uses.outwards(from: call.outer).contains(where: isMadeOnAnother)
                }
        default: return false
        }
    }

    private func isAnother(_ carrier: Carrier, than access: StaticAccess) -> Bool {
        switch carrier {
        case .parameter(let id): accepts(type(of: id), access)
        case .property(let id): accepts(type(of: id), access)
        }
    }

    /// Whether a parameter is another instance of a type from elsewhere than the one that is reached, unless something else is
    /// handed to it: `init(defaults: UserDefaults = UserDefaults(suiteName: "group")!)` beside `UserDefaults.standard`.
    ///
    /// - Complexity: O(calls and accesses of its default)
    func hasAnother(_ parameter: ParameterID, than access: StaticAccess) -> Bool {
        let body = fact(parameter).defaultValue
        guard body >= 0, let name = outsideType(of: access) else { return false }
        let (calls, accesses) = (uses[parameter.fileIndex].calls, uses[parameter.fileIndex].accesses)
        let isMade = calls[calls.range(of: body, by: \.site.body)].contains { call in
            guard case .outsideConstruction(name) = call.callee else { return false }
            return call.argumentCount > 0
        }
        return isMade
            || accesses[accesses.range(of: body, by: \.site.body)].contains { other in
                guard case .returned = other.flow, other.fallback == .none, other.target != access.target else {
                    return false
                }
                return outsideType(of: other) == name && !isFurtherName(other) && !isFurtherName(access)
            }
    }

    /// Whether a type has a property of some name that is a plain value or a list, that a wrapper fetches as what has not all that
    /// is asked for, or that begins with a shared instance of another type from elsewhere than the one that is reached: `let notificationCenter = UNUserNotificationCenter.current()` beside
    /// `NotificationCenter.default`.
    ///
    /// - Complexity: O(properties of the type + accesses of that one's value)
    func keepsAnother(_ type: TypeID, named name: NameID, than access: StaticAccess) -> Bool {
        guard !type.isNone,
            let property = classification.shapes.instanceProperties[type.index].first(where: { fact($0).name == name }),
            property != index.property(at: access.site)
        else { return false }
        let kept = self.type(of: property)
        if kept.wrappers.contains(.collection) || classification.isPlainValue(kept) { return true }
        guard let reached = outsideType(of: access) else { return false }
        // What a wrapper fetches is of a type that says what may be asked of it.
        if index.isWrapped(property), !offers(kept, what: access) { return true }
        let (accesses, body) = (uses[property.fileIndex].accesses, fact(property).initialValue)
        guard body >= 0 else { return false }
        return accesses[accesses.range(of: body, by: \.site.body)].contains { other in
            guard case .returned = other.flow, let begun = outsideType(of: other) else { return false }
            return begun != reached
        }
    }

    /// The type from elsewhere of whose own statics, be they added to it, one is reached.
    private func outsideType(of access: StaticAccess) -> NameID? {
        switch access.target {
        case .outside(let name, _): return delegate(reachedBy: access) == nil ? platform.type(namedBy: name) : nil
        case .property(let id):
            let owner = owner(of: id)
            guard !owner.isNone, !index.types[owner.index].isDeclared, type(of: id).instance == owner else {
                return nil
            }
            return index.types[owner.index].name
        case .function: return nil
        }
    }

    /// Whether a static only gives out what others have: `static var plain: UserDefaults { .standard }`, or has nothing else:
    /// `static let plain = UserDefaults.standard`.
    private func isFurtherName(_ access: StaticAccess) -> Bool {
        guard case .property(let id) = access.target else { return false }
        if fact(id).flags.contains(.isComputed) { return givesOutShared(id) }
        let (body, accesses) = (fact(id).initialValue, uses[id.fileIndex].accesses)
        return body >= 0
            && accesses[accesses.range(of: body, by: \.site.body)].contains { access in
                if case .returned = access.flow { true } else { false }
            }
    }
}
