import SwiftFacts

/// What of its own type an initializer calls or reads in any case, on `self`, by itself or by way of one another.
///
///     init() { start() }
///     private func start() { bell.ring() }
struct OwnMembersReached {
    struct Reached {
        var member: MemberID
        /// Where it is called or read.
        var site: Site
    }

    let index: ProjectIndex
    let uses: ProjectUses
    let bindings: Bindings
    /// By file: the properties that its code gives another value, as far as that was asked for.
    private var given: [Int: Set<PropertyID>] = [:]

    init(index: ProjectIndex, uses: ProjectUses, bindings: Bindings) {
        (self.index, self.uses, self.bindings) = (index, uses, bindings)
    }

    /// Far above what initializers go through of their own type; it keeps the time linear.
    private static let membersInView = 64

    /// The members of a type that its initializer reaches, each once, in their order.
    ///
    /// - Complexity: O(uses of the bodies that run on the way), of some of those if there are very many
    mutating func reached(by initializer: FunctionID) -> [Reached] {
        let type = index.owner(of: initializer)
        guard !type.isNone, let first = body(of: .function(initializer)) else { return [] }
        var found: [Reached] = []
        var seen: Set<MemberID> = []
        var waiting = [first]
        while let next = waiting.popLast() {
            for reached in reached(in: next, of: type) where seen.insert(reached.member).inserted {
                guard found.count < Self.membersInView else { return found }
                found.append(reached)
                if let body = body(of: reached.member) { waiting.append(body) }
            }
        }
        return found
    }

    private mutating func reached(in body: BodyID, of type: TypeID) -> [Reached] {
        let uses = uses[body.fileIndex]
        let row = Int32(body.index)
        var found: [Reached] = []
        func note(_ member: MemberID, at site: Site) {
            // What other builds leave out is not followed.
            guard !site.isDeferred, site.isCertain, site.condition == .none, index.owner(of: member) == type,
                !bindings.isOverridden(index.name(of: member), type, in: index)
            else { return }
            found.append(Reached(member: member, site: site))
        }
        for number in uses.calls.range(of: row, by: \.site.body) {
            guard case .function(let id) = uses.calls[number].callee, uses.calls[number].baseCarrier == nil,
                uses.calls[number].baseAccess < 0
            else { continue }
            note(.function(id), at: uses.calls[number].site)
        }
        // A local name may stand for it in some cases only, which its first mention tells: `let bell = given ?? self.bell`.
        var mentioned: Set<PropertyID> = []
        let numbers = uses.mentions.range(of: row, by: \.site.body)
        for number in numbers.sorted(by: { uses.mentions[$0].site.offset < uses.mentions[$1].site.offset }) {
            guard case .property(let id) = uses.mentions[number].carrier, uses.mentions[number].base == nil,
                mentioned.insert(id).inserted, !isLater(id) || isMade(id, by: uses.mentions[number], of: type)
            else { continue }
            note(.property(id), at: uses.mentions[number].site)
        }
        return found.sorted { $0.site.offset < $1.site.offset }
    }

    /// Whether a property is made, or fetched, when it is first read.
    private func isLater(_ id: PropertyID) -> Bool {
        let fact = index.fact(id)
        return fact.flags.contains(.isLazy) || !fact.attributes.isEmpty
    }

    /// Whether a mention makes such a property: it asks for the value itself, not for what stands for it, `$bell`, of an
    /// instance that has none yet.
    private mutating func isMade(_ id: PropertyID, by mention: Mention, of type: TypeID) -> Bool {
        switch mention.flowKind {
        case .written, .used: return false
        default: break
        }
        let uses = uses[mention.site.fileIndex]
        let isOfAnother =
            uses.accesses[uses.accesses.range(of: mention.site.body, by: \.site.body)].contains { access in
                guard case .property(let other) = access.target else { return false }
                return index.type(of: other).instance == type
            }
            || uses.calls[uses.calls.range(of: mention.site.body, by: \.site.body)].contains { call in
                guard case .function(let id) = call.callee else { return false }
                return index.resultType(of: id).instance == type
            }
        return !isOfAnother && !isGiven(id, of: type)
    }

    /// Whether some code of a type gives a property another value: who reads it later may make nothing.
    ///
    /// - Complexity: O(mentions of the type's files), once for each file
    private mutating func isGiven(_ id: PropertyID, of type: TypeID) -> Bool {
        for file in Set(index.parts(of: type).map(\.fileIndex)) {
            let known = given[file] ?? givenProperties(in: file)
            given[file] = known
            if known.contains(id) { return true }
        }
        return false
    }

    private func givenProperties(in file: Int) -> Set<PropertyID> {
        uses[file].mentions.reduce(into: []) { found, mention in
            if mention.flowKind == .written, case .property(let id) = mention.carrier { found.insert(id) }
        }
    }

    /// The code that runs when a member is called or read, where it runs each time.
    private func body(of member: MemberID) -> BodyID? {
        switch member {
        case .function(let id):
            let fact = index.fact(id)
            return fact.body < 0 || fact.flags.contains(.isStatic) ? nil : BodyID(file: id.file, row: fact.body)
        case .property(let id):
            let fact = index.fact(id)
            guard fact.accessors >= 0, fact.flags.contains(.isComputed),
                fact.flags.isDisjoint(with: [.isStatic, .isSettable])
            else { return nil }
            return BodyID(file: id.file, row: fact.accessors)
        }
    }
}

extension ProjectIndex {
    /// The method or computed property of an instance whose code a site is.
    func ownMember(at site: Site) -> MemberID? {
        if let function = function(at: site) {
            let fact = fact(function)
            let isOfInstance = fact.kind == .method && !fact.flags.contains(.isStatic)
            return isOfInstance ? .function(function) : nil
        }
        guard let property = property(at: site) else { return nil }
        let flags = fact(property).flags
        let isRead = flags.contains(.isComputed) && flags.isDisjoint(with: [.isStatic, .isSettable])
        return isRead ? .property(property) : nil
    }
}

extension Bindings {
    /// Whether a subclass has a member in place of one of its superclass: which of them is asked is not known.
    func isOverridden(_ name: NameID, _ owner: TypeID, in index: ProjectIndex) -> Bool {
        guard !owner.isNone, index.types[owner.index].kind == .class else { return false }
        return subclasses(of: owner).contains { !index.members.named(name, of: $0).isEmpty }
    }
}
