import SwiftFacts

/// One step of a ring, and what it takes to cut the ring there.
struct RingCut {
    enum Means {
        /// An initializer's parameter that could take a closure.
        case parameter(ParameterID, uses: Int)
        /// Something made while the maker is made.
        case construction
        /// What an initializer, or a property's first value, asks for: of what is kept for later it could ask later.
        case reading(isKept: Bool)
        /// What an initializer sets, which makes what a static begins with first.
        case writing
        /// It gives out what it asks for, and nothing else.
        case forwarding
        /// An attribute that looks something up at once.
        case wrapper
        /// Something that the generated code of a library makes or hands down.
        case handedDown(library: Int)
        case unknown
    }

    /// Who would have to change; none where that is not known.
    var taker: TypeID
    var means: Means

    /// How much has to change: what is used while its user is made cannot come later at all.
    fileprivate func cost(in project: Project, _ reader: inout JourneyReader) -> Int {
        switch means {
        case .wrapper, .handedDown: return 0
        case .parameter(let id, let uses):
            return project.isNeededAtOnce(.parameter(id), &reader) ? Self.dear + uses : uses + 1
        case .reading(let isKept): return isKept ? 1 : Self.dear - 2
        case .writing: return 1
        case .construction: return Self.dear / 2
        case .unknown: return Self.dear - 1
        case .forwarding: return .max - 1
        }
    }

    private static let dear = 1_000

    /// The cheapest of a ring's steps; the last of several, which closes the ring.
    static func cheapest(of cuts: [RingCut], in project: Project) -> Int {
        var reader = JourneyReader(project)
        var best = cuts.count - 1
        var least = Int.max
        for number in cuts.indices.reversed() {
            let cost = cuts[number].cost(in: project, &reader)
            if cost < least {
                least = cost
                best = number
            }
        }
        return best
    }

    /// What to do, in one sentence without a full stop.
    ///
    /// - Parameter isAlone: The ring is this one step.
    func hint(from: String, to: String, isAlone: Bool, in project: Project) -> String {
        let taker = self.taker.isNone ? from : project.index.qualifiedName(of: self.taker)
        switch means {
        case .construction where isAlone, .handedDown where isAlone:
            return "Hand \(from) in, or make it later"
        case .reading where isAlone:
            return "Let \(taker) ask for \(to) later, or take what it needs of it"
        case .unknown where isAlone && from.contains(".") && !from.hasPrefix(taker + "."):
            return "Let \(taker) ask for \(to) later, or take what it needs of it"
        case .unknown where isAlone, .forwarding where isAlone:
            return "Let \(from) make what it gives out instead of asking itself for it"
        case .parameter(let id, let uses):
            let name = project.index.text(project.fact(id).name)
            let type = project.index.name(of: project.type(of: id))
            let places = uses == 1 ? "1 place" : "\(uses) places"
            // What is kept and never used may be read where it cannot be seen.
            let user = uses == 0 ? taker : "\(taker), which uses \(name) in \(places),"
            return "Cut \(from) → \(to): let \(user) "
                + "take `\(name): @escaping () -> \(type)` or a lazy wrapper, or set it after both are made"
        case .construction:
            return "Cut \(from) → \(to): let \(taker) make it lazily, or take a closure that makes it"
        case .wrapper:
            return "Cut \(from) → \(to): let \(taker) look it up when it is needed, with a lazy wrapper"
        case .handedDown(let library):
            let apart = project.idioms[library].makingApart(to, from: from)
            return "Cut \(from) → \(to): \(apart), or move what both need into a third type"
        case .writing:
            return "Let \(to) begin without a value, or do not set it in the initializer of \(taker)"
        case .reading:
            return "Cut \(from) → \(to): let \(taker) ask for \(to) when it needs it, not while it is made"
        case .forwarding:
            return "Cut \(from) → \(to): let \(from) make what it gives out"
        case .unknown:
            return "Cut \(from) → \(to): hand in a closure or lazy wrapper of \(to) where \(from) is made, "
                + "or set it after both are made"
        }
    }
}

extension Project {
    /// How a step of a ring of types can be cut.
    func cut(of edge: TypeEdge, taker: TypeID) -> RingCut {
        if let parameter = edge.parameter { return cut(at: parameter, taker: taker) }
        switch edge.kind {
        case .constructs: return RingCut(taker: taker, means: .construction)
        case .locates: return RingCut(taker: taker, means: .wrapper)
        default: return RingCut(taker: taker, means: .unknown)
        }
    }

    /// How the steps of a ring of providers can be cut: at the parameters that take what is asked for.
    ///
    /// - Complexity: O(steps + what the bodies mention that they stand in)
    func cuts(of ring: [Ask]) -> [RingCut] {
        var flows: [BodyID: [UInt32: [Flow]]] = [:]
        for body in Set(ring.lazy.filter { $0.site.body >= 0 }.map(\.site.bodyID)) {
            flows[body] = self.flows(in: body)
        }
        return ring.map { ask in
            cut(of: ask, flows: ask.site.body < 0 ? [] : flows[ask.site.bodyID]?[ask.site.offset] ?? [])
        }
    }

    /// By offset: what becomes of what stands there, mentions before accesses and calls.
    private func flows(in body: BodyID) -> [UInt32: [Flow]] {
        let uses = uses[body.fileIndex]
        var found: [UInt32: [Flow]] = [:]
        for mention in uses.mentions[uses.mentions.range(of: body.row, by: \.site.body)] {
            found[mention.site.offset, default: []].append(mention.flow)
        }
        for access in uses.accesses[uses.accesses.range(of: body.row, by: \.site.body)] {
            found[access.site.offset, default: []].append(access.flow)
        }
        for call in uses.calls[uses.calls.range(of: body.row, by: \.site.body)] {
            found[call.site.offset, default: []].append(call.flow)
        }
        return found
    }

    private func cut(of ask: Ask, flows: [Flow]) -> RingCut {
        if ask.library >= 0 { return RingCut(taker: .none, means: .handedDown(library: Int(ask.library))) }
        guard ask.site.body >= 0, index.body(at: ask.site).kind != .attribute else {
            return RingCut(taker: index.enclosingType(of: ask), means: .wrapper)
        }
        for case .argument(let place) in flows {
            guard case .parameter(let parameter)? = place.target, let function = index.function(of: parameter),
                fact(function).kind == .initializer
            else { continue }
            return cut(at: parameter, taker: owner(of: function))
        }
        let taker = index.enclosingType(of: ask)
        if index.isDefaultOfInitializer(ask.site) {
            let parameter = ParameterID(file: ask.site.fileIndex, row: Int(index.body(at: ask.site).owner))
            return cut(at: parameter, taker: taker)
        }
        if ask.isOfMaking || index.runsAtConstruction(ask.site) {
            if flows.contains(where: isWriting) { return RingCut(taker: taker, means: .writing) }
            return RingCut(taker: taker, means: .reading(isKept: flows.contains(where: keeps)))
        }
        return RingCut(taker: taker, means: flows.contains(where: givesOut) ? .forwarding : .unknown)
    }

    private func isWriting(_ flow: Flow) -> Bool { if case .written = flow { true } else { false } }

    private func keeps(_ flow: Flow) -> Bool {
        switch flow {
        case .stored, .written: true
        default: false
        }
    }

    private func givesOut(_ flow: Flow) -> Bool {
        switch flow {
        case .returned, .stored: true
        default: false
        }
    }

    private func cut(at parameter: ParameterID, taker: TypeID) -> RingCut {
        var reader = JourneyReader(self)
        let uses = carried(.parameter(parameter), &reader).filter { !isStoring($0) }.count
        return RingCut(taker: taker, means: .parameter(parameter, uses: uses))
    }

    /// Where a parameter and what it is stored in are mentioned.
    private func carried(_ target: ArgumentTarget, _ reader: inout JourneyReader) -> [Mention] {
        var carriers = reader.journey(of: target).storages.map(Carrier.property)
        if case .parameter(let id) = target { carriers.append(.parameter(id)) }
        return carriers.flatMap { mentions.mentions(of: $0) }.filter { !isExcluded($0.site) }
    }

    private func isStoring(_ mention: Mention) -> Bool {
        switch mention.flow {
        case .stored, .written, .bound: true
        default: false
        }
    }

    /// Whether something is used while its user is made, so that it cannot come later.
    fileprivate func isNeededAtOnce(_ target: ArgumentTarget, _ reader: inout JourneyReader) -> Bool {
        carried(target, &reader).contains { mention in
            !isStoring(mention) && !mention.site.isDeferred && index.runsAtConstruction(mention.site)
        }
    }
}

extension ProjectIndex {
    /// The type whose initializer or property asks.
    fileprivate func enclosingType(of ask: Ask) -> TypeID {
        ask.site.body < 0 ? .none : enclosingType(of: ask.site)
    }
}
