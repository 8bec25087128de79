import SwiftFacts

/// What a type hands on: where, and to which parameter of what.
struct Handover: Sendable {
    var site: Site
    /// The type that gets it.
    var receiver: TypeID
    var target: ArgumentTarget?
    /// It travels through the initializer into an object that the type builds there and keeps.
    var isOwnAssembly: Bool
}

/// What becomes of a dependency within the type that takes it.
struct Journey: Sendable {
    /// The properties it is stored in, as far as they were found.
    var storages: [PropertyID] = []
    var handovers: [Handover] = []
    /// Something in the type, or where its property is visible, uses it.
    var isUsed = false
    /// Mentioned at all, storing aside.
    var isMentioned = false
}

/// Follows dependencies from parameter to parameter.
struct JourneyReader {
    private let project: Project
    private var known: [ArgumentTarget: Journey] = [:]

    init(_ project: Project) { self.project = project }

    /// What becomes of what an initializer's parameter, or a memberwise initializer's property, takes. Memoized.
    mutating func journey(of target: ArgumentTarget) -> Journey {
        if let journey = known[target] { return journey }
        let journey = read(target)
        known[target] = journey
        return journey
    }

    /// What becomes of a member that a type reads from something it is given: `parameters.api`.
    func journey(ofMember member: PropertyID, through bases: [Carrier], in type: TypeID) -> Journey {
        var walk = Walk(type: type)
        for base in bases {
            for mention in project.mentions.mentions(through: base) where mention.carrier == .property(member) {
                note(mention, isParameter: false, in: &walk)
            }
        }
        follow(&walk)
        return walk.journey
    }

    // MARK: Reading

    /// A journey in the making: the carriers still to look at.
    private struct Walk {
        var type: TypeID
        var journey = Journey()
        var waiting: [Carrier] = []
        var seen: Set<Carrier> = []

        mutating func visit(_ carrier: Carrier) {
            if seen.insert(carrier).inserted { waiting.append(carrier) }
        }
    }

    private func read(_ target: ArgumentTarget) -> Journey {
        switch target {
        case .parameter(let id):
            let function = project.index.function(of: id)
            var walk = Walk(type: function.map(project.owner(of:)) ?? .none)
            walk.visit(.parameter(id))
            follow(&walk)
            return walk.journey
        case .memberwise(let id):
            var walk = Walk(type: project.owner(of: id))
            noteStorage(id, in: &walk)
            follow(&walk)
            return walk.journey
        }
    }

    private func follow(_ walk: inout Walk) {
        while let carrier = walk.waiting.popLast() {
            let isParameter = if case .parameter = carrier { true } else { false }
            for mention in project.mentions.mentions(of: carrier) where !project.isExcluded(mention.site) {
                note(mention, isParameter: isParameter, in: &walk)
            }
        }
    }

    private func note(_ mention: Mention, isParameter: Bool, in walk: inout Walk) {
        switch mention.flow {
        case .stored(let property):
            noteStorage(property, in: &walk)
            return
        case .written: return
        case .bound:
            walk.journey.isMentioned = true
        case .argument(let place): note(place, of: mention, isParameter: isParameter, in: &walk)
        case .assigned(let property?) where project.owner(of: property) != walk.type:
            walk.journey.handovers.append(
                Handover(
                    site: mention.site, receiver: project.owner(of: property), target: .memberwise(property),
                    isOwnAssembly: false))
        case .assigned, .used, .member, .returned, .discarded:
            walk.journey.isUsed = true
        }
        walk.journey.isMentioned = true
    }

    private func noteStorage(_ property: PropertyID, in walk: inout Walk) {
        guard !walk.journey.storages.contains(property) else { return }
        walk.journey.storages.append(property)
        if project.isSeenElsewhere(property) { walk.journey.isUsed = true }
        walk.visit(.property(property))
    }

    private func note(_ place: ArgumentPlace, of mention: Mention, isParameter: Bool, in walk: inout Walk) {
        guard let call = project.mentions.call(place, of: mention) else {
            walk.journey.isUsed = true
            return
        }
        switch call.callee {
        case .delegation:
            // The object is the same: its superclass's or other initializer goes on.
            guard case .parameter(let id)? = place.target else {
                walk.journey.isUsed = true
                return
            }
            walk.visit(.parameter(id))
        case .construction(let type, _) where project.index.isNested(type, in: walk.type):
            goOn(into: place.target, in: &walk)
        case .construction(let type, _):
            let body = project.index.files[Int(mention.site.file)].bodies[Int(mention.site.body)]
            let isInitializer =
                isParameter && body.runsAtConstruction(in: project.index.files[Int(mention.site.file)])
                && !mention.site.isDeferred
            walk.journey.handovers.append(
                Handover(
                    site: mention.site, receiver: type, target: place.target,
                    isOwnAssembly: isInitializer && call.isKept))
        case .function(let id) where project.handsOn(id, by: walk.type):
            walk.journey.handovers.append(
                Handover(
                    site: mention.site, receiver: project.owner(of: id), target: place.target, isOwnAssembly: false))
        case .function, .outsideConstruction, .unresolved:
            walk.journey.isUsed = true
        }
    }

    /// A type nested in the type is the type: what its initializer gets goes on there.
    private func goOn(into target: ArgumentTarget?, in walk: inout Walk) {
        switch target {
        case .parameter(let id)?: walk.visit(.parameter(id))
        case .memberwise(let id)?: noteStorage(id, in: &walk)
        case nil: walk.journey.isUsed = true
        }
    }
}

extension Project {
    /// Whether passing something to a function hands it on: a creating method, or an injecting one of another type.
    fileprivate func handsOn(_ id: FunctionID, by type: TypeID) -> Bool {
        if classification.isCreatingMethod(id) { return true }
        let owner = owner(of: id)
        guard !owner.isNone, owner != type else { return false }
        return index.linked.names.begins(fact(id).name, withWordOf: ["configure", "inject", "setup", "setUp"])
    }

    /// Whether something that cannot be followed may read a property: it is public, witnesses a requirement, or a
    /// mention of that name cannot be placed.
    func isSeenElsewhere(_ id: PropertyID) -> Bool {
        let fact = fact(id)
        if fact.access >= .public || fact.flags.contains(.isObjC) || fact.flags.contains(.isOverride) { return true }
        let owner = owner(of: id)
        guard !owner.isNone else { return true }
        if isDemanded(fact.name, of: owner) { return true }
        if uses[id.fileIndex].unplaced.contains(fact.name) { return true }
        guard fact.access > .fileprivate else { return false }
        return index.types[owner.index].parts.contains { uses[$0.fileIndex].unplaced.contains(fact.name) }
            || subclassFiles(of: owner).contains { uses[$0].unplaced.contains(fact.name) }
    }

    private func subclassFiles(of type: TypeID) -> [Int] {
        bindings.subclasses(of: type).flatMap { index.types[$0.index].parts.map(\.fileIndex) }
    }

    /// Whether a protocol that the type (or a subclass) conforms to asks for a property of that name, or may do so
    /// because its declaration is not known.
    private func isDemanded(_ name: NameID, of type: TypeID) -> Bool {
        let conforming = [type] + bindings.subclasses(of: type)
        return conforming.contains { conformer in
            index.inheritance[conformer.index].ancestors.contains { ancestor in
                index.types[ancestor.index].kind == .protocol && !index.members.named(name, of: ancestor).isEmpty
            }
        }
    }
}

extension ProjectIndex {
    /// Whether a type is declared inside another one, however deep.
    func isNested(_ type: TypeID, in outer: TypeID) -> Bool {
        var current = types[type.index].enclosing
        var steps = 0
        while !current.isNone, steps < 64 {
            if current == outer { return true }
            current = types[current.index].enclosing
            steps += 1
        }
        return false
    }

    /// The function that a parameter belongs to. O(log functions of the file).
    func function(of id: ParameterID) -> FunctionID? {
        let functions = files[id.fileIndex].functions
        var low = 0
        var high = functions.count
        while low < high {
            let middle = (low + high) / 2
            if functions[middle].parameters.upperBound <= UInt32(id.row) { low = middle + 1 } else { high = middle }
        }
        guard low < functions.count, functions[low].parameters.contains(UInt32(id.row)) else {
            return functions.indices.first { functions[$0].parameters.contains(UInt32(id.row)) }
                .map { FunctionID(file: id.fileIndex, row: $0) }
        }
        return FunctionID(file: id.fileIndex, row: low)
    }
}
