import SwiftFacts

/// What a type has of a container in the end: of the containers that stand in it what it reads of those, `wallets` of
/// `main.stores.wallets`. Whoever took `stores` instead would take a whole container again.
struct ContainerParts {
    fileprivate(set) var members: [MemberID] = []
    /// One that stands in it is handed on whole.
    fileprivate(set) var isHandedOn = false
}

extension JourneyReader {
    /// The members that a type has by way of those that it reads of what it takes.
    ///
    /// - Parameter way: The latter.
    mutating func parts(by way: [MemberID], through injection: Injection) -> ContainerParts {
        guard way.contains(where: project.isContainer) else { return ContainerParts(members: way) }
        var walk = PartsWalk(project, by: injection.type)
        for member in way where !project.isContainer(member) { walk.parts.members.append(member) }
        for (member, mentions) in project.mentions.members(through: carriers(of: injection))
        where project.isContainer(.property(member)) && way.contains(.property(member)) {
            walk.follow(member, mentions)
        }
        return walk.parts
    }

    /// The containers that a type reads parts of which stand in the parameter object that it takes, with those parts. Of one
    /// that it hands on, or has make things, nothing is said: nor of what a protocol asks for.
    mutating func containersRead(within injection: Injection) -> [(container: TypeID, parts: ContainerParts)] {
        // What is no component may be there to put screens together, with what nobody can tell: `struct TideModule`.
        guard project.roles(of: injection.type).contains(.component), let bag = injection.dependency.instance,
            project.roles(of: bag).contains(.parameterObject),
            project.roles(of: bag).isDisjoint(with: [.container, .containerProtocol, .resolver])
        else { return [] }
        return project.mentions.members(through: carriers(of: injection)).compactMap { member, mentions in
            guard let container = project.type(of: member).instance, project.roles(of: container).contains(.container),
                project.isContainer(.property(member)), project.index.types[container.index].kind != .protocol,
                !project.index.isNested(container, in: injection.type)
            else { return nil }
            var walk = PartsWalk(project, by: injection.type)
            walk.follow(member, mentions)
            let isRead = !walk.parts.members.isEmpty && !walk.parts.members.contains(.property(member))
            return isRead ? (container, walk.parts) : nil
        }
    }
}

/// Goes from containers to what stands in them, as far as a type reads it.
private struct PartsWalk {
    private let project: Project
    private let type: TypeID
    var parts = ContainerParts()
    private var seen: Set<PropertyID> = []
    private var waiting: [(container: PropertyID, mentions: [Mention])] = []

    /// Far above how many containers stand in one another.
    private static let containersInView = 64
    /// And in how many of its properties a type keeps one of them.
    private static let keepersInView = 8

    init(_ project: Project, by type: TypeID) { (self.project, self.type) = (project, type) }

    /// Adds what the type has of a container in the end; the container itself where that cannot be told, or where it is there
    /// to make things.
    ///
    /// - Parameter mentions: All of it through what has it.
    /// - Complexity: O(mentions of the bodies that read it) for each container on the way
    mutating func follow(_ container: PropertyID, _ mentions: [Mention]) {
        waiting.append((container, mentions.filter(isOwn)))
        while let (container, mentions) = waiting.popLast() {
            guard seen.count < Self.containersInView, seen.insert(container).inserted,
                let read = read(of: container, mentions)
            else {
                parts.members.append(.property(container))
                continue
            }
            parts.members += read.functions
            parts.isHandedOn = parts.isHandedOn || read.isHandedOn
            for (member, mentions) in read.properties {
                if project.isContainer(.property(member)) {
                    waiting.append((member, mentions))
                } else {
                    parts.members.append(.property(member))
                }
            }
        }
    }

    /// What a type reads of one container.
    private struct Read {
        var properties: [PropertyID: [Mention]] = [:]
        var functions: [MemberID] = []
        var isHandedOn = false
    }

    private func read(of container: PropertyID, _ mentions: [Mention]) -> Read? {
        var read = Read()
        var carriers = [Carrier.property(container)]
        var bodies: Set<BodyID> = []
        var waiting = mentions
        while let mention = waiting.popLast() {
            switch mention.flow {
            case .member(.property?, _): bodies.insert(mention.site.bodyID)
            case .member(.function(let id)?, _): read.functions.append(.function(id))
            case .argument(let place):
                guard isMade(by: project.mentions.call(place, of: mention)) else { return nil }
                read.isHandedOn = true
            case .stored(let keeper) where project.owner(of: keeper) == type:
                if carriers.contains(.property(keeper)) { continue }
                guard carriers.count <= Self.keepersInView else { return nil }
                carriers.append(.property(keeper))
                waiting += project.mentions.mentions(of: .property(keeper)).filter(isOwn)
            case .bound, .written: continue
            case .stored, .assigned, .used, .member(nil, _), .returned, .discarded: return nil
            }
        }
        for body in bodies {
            let mentions = project.uses[body.fileIndex].mentions
            for mention in mentions[mentions.range(of: Int32(body.index), by: \.site.body)] {
                guard let base = mention.base, carriers.contains(base), case .property(let member) = mention.carrier
                else { continue }
                read.properties[member, default: []].append(mention)
            }
        }
        if read.properties.isEmpty, read.functions.allSatisfy({ project.classification.isCreatingMethod($0) }) {
            return read.functions.isEmpty && read.isHandedOn ? read : nil
        }
        return read
    }

    /// Whether a mention is one of the type's own code, and not that of a class beside it.
    private func isOwn(_ mention: Mention) -> Bool {
        !project.isExcluded(mention.site) && project.isAtHome(mention.site, in: type)
            && !(mention.base.map { project.isBeside(mention.site, $0, type) } ?? false)
    }

    /// Whether what is handed over goes into something that is made of it.
    private func isMade(by call: Call?) -> Bool {
        switch call?.callee {
        case .construction: true
        case .function(let id): project.classification.isCreatingMethod(id) || project.isStaticMaker(id)
        case .delegation, .outsideConstruction, .unresolved, nil: false
        }
    }
}

extension Project {
    /// Whether a member is a container: whoever takes one instead of another takes a whole container still.
    fileprivate func isContainer(_ member: MemberID) -> Bool {
        guard case .property(let id) = member, let type = type(of: id).instance else { return false }
        return !roles(of: type).isDisjoint(with: [.container, .containerProtocol])
            && roles(of: type).isDisjoint(with: .compositionRoot)
    }

    /// Whether a factory that nobody has an instance of makes something by a function, whatever that is called:
    /// `enum TideAssembly { static func module(core: CoreContainer) -> Module { … } }`.
    func isStaticMaker(_ id: FunctionID) -> Bool {
        let owner = owner(of: id)
        return !owner.isNone && fact(id).flags.contains(.isStatic) && index.resultType(of: id).head != .void
            && roles(of: owner).contains(.factory) && classification.isModuleAssembly(owner)
    }
}
