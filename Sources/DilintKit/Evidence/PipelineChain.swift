import SwiftFacts

/// The way of a dependency that is only handed on, from the first carrier's handovers to the nearest type that uses it.
struct PipelineChain {
    /// Those behind the first carrier, as messages list them.
    private(set) var names: [String] = []
    /// How many of them only carry, too.
    private(set) var carriers: Int
    /// Whether the last of them uses it; otherwise nobody nearby does.
    private(set) var endsInUser = false
    private(set) var related: [Related] = []
    /// By which it comes in the end to those who make nothing of it, where they are all known and none of them does.
    private(set) var idle: [Handover] = []

    /// A handover on the way, and the number of the one before.
    private struct Step {
        var handover: Handover
        var previous: Int
        /// The properties of a parameter object by which it comes; none where it comes by itself.
        var held: [PropertyID] = []
    }

    /// As many handovers are followed; a chain that needs more has no known end.
    private static let maximumSteps = 256

    /// Follows the handovers breadth-first, in source order. O(`maximumSteps`)
    init(along handovers: [Handover], _ project: Project, _ reader: inout JourneyReader) {
        var steps = project.inOrder(handovers).map { Step(handover: $0, previous: -1) }
        var seen: Set<ArgumentTarget> = []
        var user: Journey?
        var isEndKnown = true
        var last = 0
        var next = 0
        while user == nil, next < min(steps.count, Self.maximumSteps) {
            defer { next += 1 }
            let handover = steps[next].handover
            isEndKnown = isEndKnown && handover.target != nil
            guard let target = handover.target, seen.insert(target).inserted else { continue }
            last = next
            let (journey, held, takers) = Self.outcome(of: steps[next], at: target, project, &reader)
            if journey.isUsed {
                user = journey
            } else if !journey.handovers.isEmpty || !takers.isEmpty {
                steps += takers.map { Step(handover: $0, previous: next, held: held) }
                steps += project.inOrder(journey.handovers).map { Step(handover: $0, previous: next) }
            } else if project.isIdle(handover, journey) {
                idle.append(handover)
            } else {
                isEndKnown = false
            }
        }
        if !isEndKnown || user != nil || next < steps.count { idle = [] }
        let path = Self.path(to: last, of: steps)
        // A parameter object is transparent.
        carriers = path.count { $0.held.isEmpty } - 1
        tell(path.map(\.handover), project)
        if let user, let receiver = path.last?.handover { tell(user, receiver, project) }
    }

    /// What becomes of a dependency at a step, and those who take the parameter object by which it goes on from there.
    private static func outcome(
        of step: Step, at target: ArgumentTarget, _ project: Project, _ reader: inout JourneyReader
    ) -> (journey: Journey, held: [PropertyID], takers: [Handover]) {
        if let object = reader.journeyInObject(of: step.held, at: step.handover) {
            return (object.journey, step.held, object.handovers)
        }
        // Who does more with an object than to read it does so with who knows what it holds.
        if !step.held.isEmpty { return (Journey(isMentioned: true), [], []) }
        let journey = reader.journey(of: target, in: step.handover.receiver)
        guard !journey.storages.isEmpty, let taker = project.objectTaker(of: step.handover) else {
            return (journey, [], [])
        }
        // All else that becomes of what the object holds others do that take one of its kind.
        return (Journey(), journey.storages, [taker])
    }

    private static func path(to end: Int, of steps: [Step]) -> [Step] {
        var path: [Step] = []
        var step = end
        while step >= 0 {
            path.append(steps[step])
            step = steps[step].previous
        }
        return path.reversed()
    }

    private mutating func tell(_ path: [Handover], _ project: Project) {
        let hidden = Self.hiddenSteps(of: path.count)
        for (number, handover) in path.enumerated() where !hidden.dropFirst().contains(number) {
            let location = project.index.location(of: handover.site)
            if number == hidden.first {
                names.append("(\(hidden.count) more)")
                related.append(Related(location, .goesOn(hidden.count), isStep: true))
            } else {
                let receiver = project.receiverName(of: handover)
                names.append(receiver)
                related.append(
                    Related(location, .handsOn(project.carrierName(at: handover.site), to: receiver), isStep: true))
            }
        }
    }

    /// Those in the middle of a chain that nobody would read: real ones have up to eight steps, and of thousands of types
    /// that each hand to the next every one would list hundreds.
    private static func hiddenSteps(of count: Int) -> Range<Int> {
        let shownAtEachEnd = 8
        return count > 2 * shownAtEachEnd + 1 ? shownAtEachEnd..<(count - shownAtEachEnd) : 0..<0
    }

    private mutating func tell(_ user: Journey, _ last: Handover, _ project: Project) {
        // Of what its superclass keeps for the classes beside it, it makes no use itself.
        if user.use == nil, user.isUsedBeside { return }
        endsInUser = true
        let isBag = !project.roles(of: last.receiver).isDisjoint(with: [.parameterObject, .bundle])
        let isProtocol =
            !isBag && !last.receiver.isNone && project.index.types[last.receiver.index].kind == .protocol
        // A parameter object is transparent, and a protocol only asks for the property: whoever reads that uses it.
        if isBag || isProtocol, let use = user.use ?? project.firstUse(through: user.storages, isProtocol: isProtocol) {
            let reader = project.index.enclosingType(of: use)
            if isProtocol || !reader.isNone, reader != last.receiver {
                // Who conforms has what the protocol asks for.
                if isProtocol { names.removeLast() }
                return tellReader(at: use, project)
            }
        }
        // Of what uses nothing itself, but has it read by others, they are the users.
        if let use = user.use, !project.isAtHome(use, in: last.receiver),
            !project.index.enclosingType(of: use).isNone
        {
            return tellReader(at: use, project)
        }
        // What only holds things together uses nothing itself, and nobody is seen to read it.
        if user.use == nil, isBag || isProtocol || project.classification.shapes.keepsForOthers(last.receiver) {
            endsInUser = false
            return
        }
        // Who is seen to use it is shown where it does, who may be used by somebody unseen where it takes it.
        if let location = user.use.map(project.index.location(of:)) ?? last.target.map(project.location(of:)) {
            related.append(Related(location, .uses(project.receiverName(of: last)), isStep: true))
        }
    }

    /// Ends the chain with whoever reads it of the one that only keeps it: where that was passed before, it ends there.
    private mutating func tellReader(at use: Site, _ project: Project) {
        let name = project.carrierName(at: use)
        if let known = names.firstIndex(of: name) {
            names.removeSubrange((known + 1)...)
            related.removeSubrange((known + 1)...)
            carriers = known
        } else {
            names.append(name)
        }
        related.append(Related(project.index.location(of: use), .uses(name), isStep: true))
    }
}

extension Project {
    /// Who hands something on there: a type, or a global function.
    fileprivate func carrierName(at site: Site) -> String {
        guard index.enclosingType(of: site).isNone, let function = index.function(at: site) else {
            return subject(of: site)
        }
        return index.text(fact(function).name)
    }

    /// Where somebody uses what the properties of a bag keep, who reads it of the protocol that the bag is handed on as; or
    /// what those of a protocol ask for, who reads it of a type that conforms to it.
    fileprivate func firstUse(through storages: [PropertyID], isProtocol: Bool) -> Site? {
        let entries = storages.lazy.flatMap { storage in
            let owner = self.owner(of: storage)
            let others = isProtocol ? self.conformersInView(of: owner) : self.protocolsShowing(owner)
            return others.lazy.flatMap { self.index.members.named(self.fact(storage).name, of: $0) }
        }
        for entry in entries {
            guard case .property(let id) = entry.member else { continue }
            let use = mentions.mentions(of: .property(id)).first { mention in
                switch mention.flow {
                case .used, .member, .returned, .discarded: !isExcluded(mention.site)
                case .argument, .stored, .assigned, .bound, .written: false
                }
            }
            if let use { return use.site }
        }
        return nil
    }

    /// The first types that conform to a protocol, above what most have; each chain that leads to it asks them.
    private func conformersInView(of type: TypeID) -> [TypeID] {
        type.isNone ? [] : Array(bindings.conformers(of: type).prefix(32))
    }

    /// Whether who is made with something, or a function without an object, does nothing at all with it, though nobody demands
    /// that it be taken.
    fileprivate func isIdle(_ handover: Handover, _ journey: Journey) -> Bool {
        guard !journey.isMentioned, case .parameter(let id)? = handover.target, let function = index.function(of: id),
            case let type = handover.receiver
        else { return false }
        if handover.function != nil { return isUpToItself(function) && !classification.excluded.contains(type) }
        return !type.isNone && fact(function).kind == .initializer && index.types[type.index].kind != .protocol
            && !isDemanded(initializer: function, of: type) && !classification.excluded.contains(type)
            && roles(of: type).isDisjoint(with: [.parameterObject, .bundle, .factory, .container])
            && !classification.shapes.keepsForOthers(type)
    }

    /// Whether a global or static function with a body takes what it likes: no protocol asks for it, and no subclass has
    /// another one.
    private func isUpToItself(_ id: FunctionID) -> Bool {
        guard fact(id).kind == .method, fact(id).body >= 0 else { return false }
        let type = owner(of: id)
        if type.isNone { return true }
        return fact(id).flags.contains(.isStatic) && fact(id).flags.isDisjoint(with: [.isObjC, .isOverride])
            && index.types[type.index].kind != .protocol && bindings.subclasses(of: type).isEmpty
            && !index.isDemanded(id, byProtocolsOf: type)
    }

    /// In source order; those of several files by the receivers' names, as the order of files says nothing.
    fileprivate func inOrder(_ handovers: [Handover]) -> [Handover] {
        guard handovers.contains(where: { $0.site.file != handovers[0].site.file }) else { return handovers }
        let names = handovers.map(receiverName(of:))
        return handovers.indices.sorted { (names[$0], $0) < (names[$1], $1) }.map { handovers[$0] }
    }
}

extension Message {
    fileprivate static func handsOn(_ carrier: String, to receiver: String) -> Message {
        "\(carrier) hands it to \(receiver)"
    }

    fileprivate static func goesOn(_ steps: Int) -> Message { "\(steps) more hand it on" }

    fileprivate static func uses(_ user: String) -> Message { "\(user) uses it" }
}
