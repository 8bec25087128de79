import SwiftFacts

/// Properties that have what is reached, and with which nothing is done: whoever took it instead would take it for nothing.
extension Project {
    /// What to do where code gives a property its value, and nothing is done with that; nil where something may be.
    func removingIdleProperty(at site: Site, _ access: StaticAccess? = nil) -> String? {
        property(givenValueAt: site, access).flatMap(removingIdle)
    }

    /// What to do about a property with which nothing is done; nil of another one. A view may have it to be drawn anew.
    func removingIdle(_ id: PropertyID) -> String? {
        guard isIdle(id) else { return nil }
        let (name, owner) = (index.text(fact(id).name), owner(of: id))
        return mayRedraw(id)
            ? "Remove `\(name)`, unless its changes are to draw \(index.qualifiedName(of: owner)) anew"
            : "Remove `\(name)`, with which nothing is done"
    }

    /// The property whose value code is, or that an initializer sets to what is reached.
    private func property(givenValueAt site: Site, _ access: StaticAccess?) -> PropertyID? {
        // What is made of it may be another one's part.
        if case .argument? = access?.flow { return nil }
        switch index.body(at: site).kind {
        case .initialValue, .accessors: return index.property(at: site)
        default: break
        }
        guard case .stored(let id)? = access?.flow, !site.isDeferred, let function = index.function(at: site),
            fact(function).kind == .initializer, owner(of: id) == owner(of: function)
        else { return nil }
        return id
    }

    /// Whether nobody does anything with an instance's property, as far as others see it, and what it has does nothing by
    /// itself that the property is there for.
    ///
    /// - Complexity: O(mentions of the property, up to the first that does something)
    private func isIdle(_ id: PropertyID) -> Bool {
        guard fact(id).flags.isDisjoint(with: [.isStatic, .isObserved]), case let owner = owner(of: id), !owner.isNone,
            isOwnAlone(id, in: owner), isFollowed(type(of: id)), !isWatched(id)
        else { return false }
        let isUnread = mentions.mentions(of: .property(id)).allSatisfy { mention in
            if case .written = mention.flow { true } else { false }
        }
        return isUnread && !mayBeReadElsewhere(id) && !isLookedThrough(owner)
            && (isMadeWhenRead(id) || isFoundInEnvironment(id)
                || !mayWorkByItself(type(of: id)) && !isFetchedToWork(id))
    }

    /// Whether a property is lazy, or a wrapper that says so fills it, `@LazyInjected`: what nobody reads is not even there.
    private func isMadeWhenRead(_ id: PropertyID) -> Bool {
        let attributes = index.files[id.fileIndex].attributes
        return fact(id).flags.contains(.isLazy)
            || fact(id).attributes.contains { number in
                NameWords.words(of: index.text(attributes[Int(number)].name)).contains("Lazy")
            }
    }

    /// Whether a wrapper of no injection library, nor of the project's registry, finds the value of a property where somebody has
    /// put it, who keeps it as well: whatever that does, it does without the property.
    ///
    /// - Complexity: O(lookups of the file), up to those in view
    private func isFoundInEnvironment(_ id: PropertyID) -> Bool {
        guard !fact(id).attributes.isEmpty, case let lookups = uses[id.fileIndex].wiring.lookups,
            lookups.count <= Self.lookupsInView
        else { return false }
        return lookups.contains { lookup in
            lookup.property == id && !lookup.isOfProject && !idioms.isOfInjection(lookup.library)
        }
    }

    /// Far above how often the code of one file asks; each such property looks at all of them.
    private static let lookupsInView = 1024

    /// Whether nobody elsewhere can ask for a property: no library's protocol as it asks for a view's `body`.
    private func isOwnAlone(_ id: PropertyID, in owner: TypeID) -> Bool {
        fact(id).access <= .fileprivate || !fact(id).flags.contains(.isComputed) && !mayBeDemandedByPackage(of: owner)
    }

    /// Whether code that mentions something of a type is known: of values it is not.
    private func isFollowed(_ type: ResolvedType) -> Bool {
        guard type.wrappers.isSubset(of: [.optional, .deferred]) else { return false }
        if type.head == .composition { return true }
        if let name = index.outsideName(of: type) { return !index.plainTypes.contains(name) }
        return type.nominalHead.map { index.types[$0.index].kind != .enum } ?? false
    }

    /// Whether a wrapper may draw a view anew whenever what it has fetched changes: what is not known, be it extended here, may
    /// be watched.
    func mayRedraw(_ id: PropertyID) -> Bool {
        !fact(id).attributes.isEmpty && roles(of: owner(of: id)).contains(.swiftUIView)
            && type(of: id).nominalHead.map {
                !index.types[$0.index].isDeclared || classification.shapes.isObservable($0)
            } ?? true
    }

    /// Whether what a property has may be there to work by itself, from its initializer on or when it is let go.
    private func mayWorkByItself(_ held: ResolvedType) -> Bool {
        if held.head == .composition {
            return index.compositions[Int(held.id)].members.contains(where: mayWorkByItself)
        }
        guard let type = held.nominalHead else { return false }
        let conformers = bindings.conformers(of: type)
        return conformers.count > Self.conformersInView || worksByItself(type)
            || conformers.contains(where: worksByItself)
    }

    /// Far above how many implementations people write; each such property asks about all of them.
    private static let conformersInView = 64
}
