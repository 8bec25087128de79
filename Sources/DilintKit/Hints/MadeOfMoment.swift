import SwiftFacts

/// What a factory lacks of that which something is made of, though it holds all that the maker was given.
extension Project {
    /// Whether a construction is handed what only the moment knows: what the maker came to have, or has made for others as
    /// well. Literals, shared instances and what is made of these on the spot a factory has, too.
    func takesFromMoment(_ handover: Handover) -> Bool {
        guard handover.call >= 0, handover.function == nil else { return false }
        return takesFromMoment(handover.call, in: handover.site.fileIndex, of: .factory(handover.target), depth: 0)
    }

    /// Whether one of a factory could not serve its user all the time: it is made of what only the moment knows, or is a builder
    /// that gathers what it is told.
    ///
    ///     let builder = SummaryBuilder(words: words)
    ///     builder.add(amount)
    ///     let links = LinkFactory(symbol: token.symbol, journal: journal)
    func isForTheMoment(_ type: TypeID, madeBy number: Int, in file: Int) -> Bool {
        index.linked.names.ends(index.types[type.index].name, withWordOf: Self.buildingWords)
            && index.upwards(from: type).contains(where: gathers)
            || takesFromMoment(Int32(number), in: file, of: .whoeverMakesTheMaker, depth: 0)
    }

    /// Who is to make something in its maker's place.
    private enum Substitute {
        /// It has the dependencies that the maker was given, and what is handed over for the parameter.
        case factory(ArgumentTarget?)
        /// The maker's data are known to it as well, but for those that change.
        case whoeverMakesTheMaker

        var hasData: Bool { if case .whoeverMakesTheMaker = self { true } else { false } }

        /// Who is to make what something is made of.
        var forParts: Substitute { hasData ? self : .factory(nil) }
    }

    private static let buildingWords: WordList = ["builder"]

    /// Whether a type keeps values, or lists of them, that its own code changes.
    private func gathers(_ type: TypeID) -> Bool {
        classification.shapes.instanceProperties[type.index].contains { id in
            let fact = fact(id)
            return fact.flags.isDisjoint(with: [.isLet, .isComputed, .isLazy, .isWeak, .isUnowned])
                && (fact.setterAccess <= .fileprivate || self.type(of: id).wrappers.contains(.collection))
                && !classification.isDependency(property: id)
        }
    }

    private func takesFromMoment(_ number: Int32, in file: Int, of substitute: Substitute, depth: Int) -> Bool {
        let (uses, call) = (uses[file], uses[file].calls[Int(number)])
        guard depth < Self.nestingInView else { return true }
        func isHanded(_ flow: Flow) -> Bool {
            if case .argument(let place) = flow { place.call == number } else { false }
        }
        let mentions = uses.mentions
        let given = mentions.range(of: call.site.body, by: \.site.body).count { place in
            guard case .argument(let argument) = mentions[place].flow, argument.call == number else { return false }
            if case .factory(let target?) = substitute, argument.target == target { return true }
            return isGiven(giver(place, among: mentions), at: mentions[place].site, to: substitute)
        }
        let accesses = uses.accesses
        let shared = accesses[accesses.range(of: call.site.body, by: \.site.body)].count { isHanded($0.flow) }
        let calls = uses.calls
        let made = calls.range(of: call.site.body, by: \.site.body).count { inner in
            guard calls[inner].outer == number, !calls[inner].goesElsewhere else { return false }
            return isMade(calls[inner], by: substitute)
                && !takesFromMoment(Int32(inner), in: file, of: substitute.forParts, depth: depth + 1)
        }
        return given + shared + made + Int(call.constantCount) < Int(call.argumentCount)
    }

    /// Whether a call gives something new to whoever holds what it is made on.
    private func isMade(_ call: Call, by substitute: Substitute) -> Bool {
        switch call.callee {
        case .construction, .outsideConstruction: true
        case .function, .unresolved: call.baseCarrier.map { isGiven($0, at: call.site, to: substitute) } ?? false
        case .delegation: false
        }
    }

    /// Whether something carries what a type was given when it was made: another one could hold that in its place.
    private func isGiven(
        _ carrier: Carrier, at site: Site, to substitute: Substitute, depth: Int = 0
    ) -> Bool {
        switch carrier {
        case .parameter(let id):
            guard let function = index.function(of: id) else { return false }
            if fact(function).kind == .initializer, substitute.hasData { return true }
            return isDependencyOrBag(type(of: id))
                && (fact(function).kind == .initializer
                    || fact(function).access <= .fileprivate
                        && isHandedWhatIsGiven(id, of: function, to: substitute, depth: depth))
        case .property(let id):
            if owner(of: id).isNone || fact(id).flags.contains(.isStatic) { return true }
            if substitute.hasData, isUnchanging(id) { return isAtHome(site, in: owner(of: id)) }
            let made: MemberFlags = [.isComputed, .isLazy, .hasInitialValue, .isWeak]
            return isDependencyOrBag(type(of: id)) && fact(id).flags.isDisjoint(with: made)
                && (fact(id).flags.contains(.isLet) || !type(of: id).wrappers.contains(.optional)
                    || isFilledForGood(id))
                && isAtHome(site, in: owner(of: id))
        }
    }

    /// Whether all that a private method is called with for a parameter is what its type was given, as far as the calls are known.
    ///
    /// - Complexity: O(calls of the file, mentions and accesses of those who call it)
    private func isHandedWhatIsGiven(
        _ id: ParameterID, of function: FunctionID, to substitute: Substitute, depth: Int
    ) -> Bool {
        guard let calls = callsInView(of: function), !calls.isEmpty else { return true }
        guard depth < Self.nestingInView else { return false }
        func isHanded(_ flow: Flow) -> Bool {
            if case .argument(let place) = flow { place.target == .parameter(id) } else { false }
        }
        let (mentions, accesses) = (uses[function.fileIndex].mentions, uses[function.fileIndex].accesses)
        var bodies: Set<Int32> = []
        var given = 0
        for call in calls where bodies.insert(call.site.body).inserted {
            given += accesses[accesses.range(of: call.site.body, by: \.site.body)].count { isHanded($0.flow) }
            given += mentions.range(of: call.site.body, by: \.site.body).count { place in
                isHanded(mentions[place].flow)
                    && isGiven(
                        giver(place, among: mentions), at: mentions[place].site, to: substitute, depth: depth + 1)
            }
        }
        return given >= calls.count
    }

    /// Whether nothing but what an initializer takes is ever put into a property.
    private func isFilledForGood(_ id: PropertyID) -> Bool {
        fact(id).setterAccess <= .fileprivate && isFilledByInitializer(id)
            && !mentions.mentions(of: .property(id)).contains { mention in
                guard case .written = mention.flow else { return false }
                return index.function(at: mention.site).map { fact($0).kind != .initializer } ?? true
            }
    }

    /// Whether a property keeps data that are the same from the beginning on.
    private func isUnchanging(_ id: PropertyID) -> Bool {
        fact(id).flags.contains(.isLet) && fact(id).flags.isDisjoint(with: [.isWeak, .isUnowned])
            && !isDependencyOrBag(type(of: id))
    }

    /// Whether a property's value watches what its object has, or a lazy one's is made of what the object learns later:
    /// `lazy var api = API(address: address)`.
    func isMadeOfState(_ call: Int, in file: Int, for property: PropertyID) -> Bool {
        if isMadeOfProjection(call, in: file) { return true }
        guard fact(property).flags.contains(.isLazy) else { return false }
        let mentions = uses[file].mentions
        return mentions.range(of: uses[file].calls[call].site.body, by: \.site.body).contains { number in
            let mention = mentions[number]
            guard mention.argumentCall == call, case .property(let id) = mention.carrier else { return false }
            return owner(of: id) == owner(of: property) && isLearntLater(id)
        }
    }

    /// Whether an object has something new every now and then, or a dependency once somebody sets it: `var store: Store!`.
    private func isLearntLater(_ id: PropertyID) -> Bool {
        guard fact(id).flags.isDisjoint(with: [.isLet, .isStatic, .isComputed, .isLazy]) else { return false }
        guard classification.isDependency(property: id) else { return true }
        return type(of: id).wrappers.contains(.optional) && !fact(id).flags.contains(.hasInitialValue)
            && !index.isWrapped(id) && !isFilledByInitializer(id)
    }

    private func isDependencyOrBag(_ type: ResolvedType) -> Bool {
        classification.isDependency(type)
            || type.instance.map { !roles(of: $0).isDisjoint(with: [.parameterObject, .bundle]) } ?? false
    }

    /// Far above how deep people construct.
    private static let nestingInView = 8
}

extension Call {
    /// Whether what it makes goes by a local name, and is kept or asked besides being handed on: the maker needs it itself.
    var goesElsewhere: Bool {
        switch flow {
        case .stored: kept.outer >= 0
        case .bound: kept.isAsked && kept.outer >= 0
        default: false
        }
    }
}
