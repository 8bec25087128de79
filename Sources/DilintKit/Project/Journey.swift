import SwiftFacts

/// What a type hands on: where, and to which parameter of what.
struct Handover: Sendable {
    var site: Site
    /// The type that gets it; none where a global function does.
    var receiver: TypeID
    /// The function that is called, where it is no initializer.
    var function: FunctionID?
    var target: ArgumentTarget?
    /// Index into the `calls` of the site's file; -1 where it is assigned.
    var call: Int32 = -1
    /// It travels through the initializer into an object that the type builds there and keeps.
    var isOwnAssembly: Bool
    /// It is set on an object that somebody else made and handed over, or on the type itself.
    var isSetOnGiven = false
}

/// What becomes of a dependency within the type that takes it.
struct Journey: Sendable {
    /// The properties it is stored in, as far as they were found.
    var storages: [PropertyID] = []
    var handovers: [Handover] = []
    /// Something in the type, or where its property is visible, uses it.
    var isUsed = false
    /// A class beside it uses what both inherit: their superclass must keep it, whoever hands it in.
    var isUsedBeside = false
    /// Where it is used first, as far as that was read: in code of its own before that of others.
    var use: Site?
    /// Mentioned at all, storing aside.
    var isMentioned = false
}

/// Follows dependencies from parameter to parameter.
struct JourneyReader {
    let project: Project
    private var known: [ArgumentTarget: Journey] = [:]
    private var knownOfSubclasses: [InheritedTarget: Journey] = [:]
    /// Those of what is not used, as far as that was asked.
    private var unused: [Journey] = []
    /// By number of what is taken: its journey's place in `unused`, or whether there is none. A table, for most that is
    /// taken is asked for; empty until something is.
    private var unusedPlaces: [Int32] = []
    private static let notAsked: Int32 = -1
    private static let isUsed: Int32 = -2
    /// The mentions that are no writing, of properties that thousands of initializers store into and ask for.
    private var readings: [Carrier: [Mention]] = [:]
    /// By number of a property; empty until one is asked about.
    private var readElsewhere: [ReadElsewhere] = []

    /// What a superclass's initializer takes, as a subclass's.
    private struct InheritedTarget: Hashable {
        var target: ArgumentTarget
        var type: TypeID
    }

    /// What is known of `Project.mayBeReadElsewhere`.
    private enum ReadElsewhere: UInt8 { case notAsked, no, perhaps }

    /// From how many on it pays to keep the readings.
    private static let manyMentions = 256

    init(_ project: Project) { self.project = project }

    /// What becomes of what an initializer's parameter, or a memberwise initializer's property, takes. Memoized.
    mutating func journey(of target: ArgumentTarget) -> Journey {
        if let journey = known[target] { return journey }
        let journey = read(target)
        known[target] = journey
        return journey
    }

    /// The same of what is handed to a subclass by its superclass's initializer: of what others do with the superclass's
    /// property it does nothing.
    mutating func journey(of target: ArgumentTarget, in type: TypeID) -> Journey {
        guard case .parameter(let id) = target, !type.isNone, let function = project.index.function(of: id),
            case let owner = project.owner(of: function), owner != type, !owner.isNone,
            project.index.isKind(type, of: owner)
        else { return journey(of: target) }
        let inherited = InheritedTarget(target: target, type: type)
        if let journey = knownOfSubclasses[inherited] { return journey }
        var walk = Walk(type: type)
        walk.visit(.parameter(id))
        follow(&walk)
        knownOfSubclasses[inherited] = walk.journey
        return walk.journey
    }

    /// What becomes of it where its type does not use it; nil where it does, and then the first use is as far as it is
    /// followed: that is all to know of most. Memoized.
    mutating func unusedJourney(of target: ArgumentTarget) -> Journey? {
        if unusedPlaces.isEmpty {
            unusedPlaces = Array(repeating: Self.notAsked, count: project.mentions.carrierCount)
        }
        let number = project.mentions.number(of: target.carrier)
        switch unusedPlaces[number] {
        case Self.isUsed: return nil
        case Self.notAsked: break
        case let place: return unused[Int(place)]
        }
        unusedPlaces[number] = Self.isUsed
        if isPlainlyUsed(target) { return nil }
        let journey = known[target] ?? read(target, isDoneWhenUsed: true)
        if journey.isUsed { return nil }
        unusedPlaces[number] = Int32(unused.count)
        unused.append(journey)
        return journey
    }

    /// Whether code uses what is taken where that is mentioned itself, or the property that it is stored in. It is so with
    /// most, and then nothing need be followed.
    private func isPlainlyUsed(_ target: ArgumentTarget) -> Bool {
        if isPlainlyUsed(target.carrier) { return true }
        guard case .parameter(let id) = target, let function = project.index.function(of: id) else { return false }
        let type = project.owner(of: function)
        return project.mentions.mentions(of: target.carrier).prefix(Self.manyMentions).contains { mention in
            guard case .stored(let property) = mention.flow, !project.isExcluded(mention.site),
                project.isSameObject(property, as: type)
            else { return false }
            return isPlainlyUsed(.property(property))
        }
    }

    private func isPlainlyUsed(_ carrier: Carrier) -> Bool {
        let mentions = project.mentions.mentions(of: carrier)
        guard mentions.count <= Self.manyMentions else { return false }
        return mentions.contains { mention in
            switch mention.flow {
            case .used, .member, .returned, .discarded: !project.isExcluded(mention.site)
            case .argument, .stored, .assigned, .bound, .written: false
            }
        }
    }

    /// What becomes of a member that a type reads from something it is given: `parameters.api`.
    ///
    /// - Parameter mentions: All of the member through what is given.
    mutating func journey(ofMember mentions: [Mention], in type: TypeID) -> Journey {
        var walk = Walk(type: type)
        for mention in mentions { note(mention, in: &walk) }
        follow(&walk)
        return walk.journey
    }

    // MARK: Reading

    /// A journey in the making: the carriers still to look at.
    private struct Walk {
        var type: TypeID
        /// Whether nothing more is to be found out once something is used.
        var isDoneWhenUsed = false
        var journey = Journey()
        /// Those that nobody but creating methods gets whose products the type keeps: what they hand on is its own assembly.
        private var waitingInAssembly: [Carrier] = []
        private var waiting: [Carrier] = []
        /// Few, as a rule; a set takes more than looking at those.
        private var seen: [Carrier] = []
        private var furtherSeen: Set<Carrier> = []
        private static let fewCarriers = 8
        /// Whether the carrier at hand is one of the creating methods'.
        private(set) var isInAssembly = false

        init(type: TypeID, isDoneWhenUsed: Bool = false) {
            self.type = type
            self.isDoneWhenUsed = isDoneWhenUsed
        }

        var isDone: Bool { isDoneWhenUsed && journey.isUsed }

        private var isUseAtHome = false

        mutating func use(at site: Site, isHome: Bool, isBefore: (Site, Site) -> Bool) {
            journey.isUsed = true
            if let first = journey.use {
                if isUseAtHome, !isHome { return }
                if isUseAtHome == isHome, !isBefore(site, first) { return }
            }
            (journey.use, isUseAtHome) = (site, isHome)
        }

        mutating func useBeside() { (journey.isUsed, journey.isUsedBeside) = (true, true) }

        /// - Returns: Whether it is visited for the first time.
        @discardableResult mutating func visit(_ carrier: Carrier) -> Bool {
            if seen.contains(carrier) { return false }
            if seen.count < Self.fewCarriers {
                seen.append(carrier)
            } else if !furtherSeen.insert(carrier).inserted {
                return false
            }
            waiting.append(carrier)
            return true
        }

        mutating func visitInAssembly(_ carrier: Carrier) {
            if !waitingInAssembly.contains(carrier) { waitingInAssembly.append(carrier) }
        }

        /// The next one to look at: those that others get as well come first.
        mutating func next() -> Carrier? {
            isInAssembly = false
            if let carrier = waiting.popLast() { return carrier }
            isInAssembly = true
            while let carrier = waitingInAssembly.popLast() {
                if visit(carrier) { return waiting.popLast() }
            }
            return nil
        }

        mutating func handOver(_ handover: Handover) {
            journey.handovers.append(handover)
            if isInAssembly { journey.handovers[journey.handovers.count - 1].isOwnAssembly = true }
        }
    }

    private mutating func read(_ target: ArgumentTarget, isDoneWhenUsed: Bool = false) -> Journey {
        switch target {
        case .parameter(let id):
            let function = project.index.function(of: id)
            var walk = Walk(type: function.map(project.owner(of:)) ?? .none, isDoneWhenUsed: isDoneWhenUsed)
            walk.visit(.parameter(id))
            follow(&walk)
            return walk.journey
        case .memberwise(let id):
            var walk = Walk(type: project.owner(of: id), isDoneWhenUsed: isDoneWhenUsed)
            noteStorage(id, in: &walk)
            follow(&walk)
            return walk.journey
        }
    }

    private mutating func follow(_ walk: inout Walk) {
        while !walk.isDone, let carrier = walk.next() {
            let mentions = project.mentions.mentions(of: carrier)
            if mentions.count > Self.manyMentions {
                let readings = readings(of: carrier)
                // Nothing is said of what is read that often, be it only to hand it on: thousands that store in one
                // property would each follow thousands of readings.
                if readings.count > Self.manyMentions {
                    (walk.journey.isUsed, walk.journey.isMentioned) = (true, true)
                    continue
                }
                for mention in readings where !walk.isDone { note(mention, in: &walk) }
            } else {
                for mention in mentions where !walk.isDone && !project.isExcluded(mention.site) {
                    note(mention, in: &walk)
                }
            }
        }
    }

    private mutating func readings(of carrier: Carrier) -> [Mention] {
        if let known = readings[carrier] { return known }
        let found = project.mentions.mentions(of: carrier).filter { mention in
            if case .written = mention.flow { return false }
            return !project.isExcluded(mention.site)
        }
        readings[carrier] = found
        return found
    }

    private mutating func note(_ mention: Mention, in walk: inout Walk) {
        switch mention.flow {
        case .stored(let property) where project.isSameObject(property, as: walk.type):
            return noteStorage(property, in: &walk)
        // What is done with the other name tells.
        case .written, .bound(isAliasAlone: true): return
        case .bound(isAliasAlone: false), .argument, .assigned, .stored, .used, .member, .returned, .discarded: break
        }
        walk.journey.isMentioned = true
        if project.isBeside(mention, walk.type) { return noteBeside(mention, in: &walk) }
        switch mention.flow {
        case .written, .bound: break
        case .argument(let place): note(place, of: mention, in: &walk)
        case .assigned(let property?, _)
        where project.givesViewItsModel(mention, project.owner(of: property), of: walk.type):
            use(at: mention.site, in: &walk)
        case .assigned(let property?, let object)
        where project.owner(of: property) != walk.type && !project.isBackReference(property):
            walk.handOver(
                Handover(
                    site: mention.site, receiver: project.owner(of: property), target: .memberwise(property),
                    isOwnAssembly: project.fillsOwnPart(object, with: property, of: walk.type, at: mention.site),
                    isSetOnGiven: project.isGiven(object) || project.fact(property).flags.contains(.isStatic)))
        case .stored, .assigned, .used, .member, .returned, .discarded:
            use(at: mention.site, in: &walk)
        }
    }

    /// What a class beside it does with what both inherit, and what is done with that of its objects, says nothing of the type
    /// at hand, but that the superclass must keep what is used.
    private func noteBeside(_ mention: Mention, in walk: inout Walk) {
        switch mention.flow {
        case .argument, .assigned(.some, _), .bound, .written: break
        case .stored, .assigned(nil, _), .used, .member, .returned, .discarded: walk.useBeside()
        }
    }

    private func use(at site: Site, in walk: inout Walk) {
        walk.use(at: site, isHome: project.isAtHome(site, in: walk.type), isBefore: project.isUserBefore)
    }

    private mutating func noteStorage(_ property: PropertyID, in walk: inout Walk) {
        guard walk.visit(.property(property)) else { return }
        walk.journey.storages.append(property)
        // What is set through code, or watched by code, is that code's to use.
        if !project.fact(property).flags.isDisjoint(with: [.isComputed, .isObserved]) { walk.journey.isUsed = true }
        if mayBeReadElsewhere(property) { walk.journey.isUsed = true }
    }

    /// `Project.mayBeReadElsewhere`, asked once of what the initializers of thousands of subclasses store in.
    private mutating func mayBeReadElsewhere(_ property: PropertyID) -> Bool {
        if readElsewhere.isEmpty {
            readElsewhere = Array(repeating: .notAsked, count: project.mentions.carrierCount)
        }
        let number = project.mentions.number(of: .property(property))
        if readElsewhere[number] == .notAsked {
            readElsewhere[number] = project.mayBeReadElsewhere(property) ? .perhaps : .no
        }
        return readElsewhere[number] == .perhaps
    }

    private mutating func note(_ place: ArgumentPlace, of mention: Mention, in walk: inout Walk) {
        guard let call = project.mentions.call(place, of: mention) else {
            use(at: mention.site, in: &walk)
            return
        }
        if project.isNamedBackReference(place.target) { return use(at: mention.site, in: &walk) }
        switch call.callee {
        case .delegation:
            // The object is the same: its superclass's or other initializer goes on. Not of whoever reads it of another.
            guard place.target != nil, project.isAtHome(mention.site, in: walk.type) else {
                return use(at: mention.site, in: &walk)
            }
            goOn(into: place.target, in: &walk)
        // Another one of the own kind does with it what this one does; what nobody else knows is a part of this one.
        case .construction(let type, _)
        where type == walk.type || project.index.isNested(type, in: walk.type) || project.isHidden(type):
            goOn(into: place.target, in: &walk)
        case .construction(let type, _) where project.isUse(mention, call, of: type, at: place, by: walk.type):
            use(at: mention.site, in: &walk)
        case .construction(let type, _):
            walk.handOver(
                Handover(
                    site: mention.site, receiver: type, target: place.target, call: place.call,
                    isOwnAssembly: project.isOwnAssembly(mention, call, of: type)))
        case .function(let id) where project.isOwn(id, of: walk.type) && project.makesSomething(id):
            noteOwnCreation(by: id, call, place, of: mention, in: &walk)
        case .function(let id) where project.isInjecting(id, of: walk.type, mention, call):
            walk.handOver(
                Handover(
                    site: mention.site, receiver: project.owner(of: id), function: id, target: place.target,
                    call: place.call,
                    isOwnAssembly: project.isOwnPart(call.baseCarrier, of: walk.type, at: mention.site)
                        || project.isCalledOnPartOfKept(call)
                        || project.isOwnAssembly(mention, call, of: call.result.instance ?? project.owner(of: id))))
        case .function, .outsideConstruction, .unresolved:
            use(at: mention.site, in: &walk)
        }
    }

    /// A creating method of the type's own: what it makes is kept, or what it does is the type's doing.
    private mutating func noteOwnCreation(
        by id: FunctionID, _ call: Call, _ place: ArgumentPlace, of mention: Mention, in walk: inout Walk
    ) {
        let product = project.index.resultType(of: id).instance ?? walk.type
        guard project.isOwnAssembly(mention, call, of: product) else { return goOn(into: place.target, in: &walk) }
        guard case .parameter(let id)? = place.target else {
            return walk.handOver(
                Handover(site: mention.site, receiver: product, target: place.target, isOwnAssembly: true))
        }
        walk.visitInAssembly(.parameter(id))
    }

    /// A type nested in the type is the type: what its initializer gets goes on there.
    private mutating func goOn(into target: ArgumentTarget?, in walk: inout Walk) {
        switch target {
        case .parameter(let id)? where walk.isInAssembly: walk.visitInAssembly(.parameter(id))
        case .parameter(let id)?: walk.visit(.parameter(id))
        case .memberwise(let id)?: noteStorage(id, in: &walk)
        case nil: walk.journey.isUsed = true
        }
    }
}
