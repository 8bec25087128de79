import SwiftFacts

/// What types keep so that it lives: from its initializer on it works by itself, and nobody asks it anything.
///
///     final class TideWatcher {
///         private var subscription: AnyCancellable?
///         init(feed: TideFeed) { watch(feed) }
///         private func watch(_ feed: TideFeed) { subscription = feed.changes.sink { … } }
///     }
struct KeptAlive {
    private let project: Project
    private var index: ProjectIndex { project.index }
    /// By type: code of other types calls a method of an instance. Gathered when the first type is met that starts itself.
    private lazy var isCalled = Self.calledTypes(in: project)
    /// Of the types that were asked about: whether an initializer starts the instance.
    private var started: [TypeID: Bool] = [:]
    /// Of those and their ancestors: whether code of other types reads a property of an instance.
    private var read: [TypeID: Bool] = [:]

    init(_ project: Project) { self.project = project }

    /// Whether all that can be done with a dependency is to keep it.
    ///
    /// - Complexity: O(ancestors); once a type O(calls of the files that declare it + mentions of its properties), once
    ///   O(calls of all code)
    mutating func canOnlyBeKept(_ dependency: ResolvedType) -> Bool {
        guard let type = dependency.instance, index.types[type.index].isReference, index.types[type.index].isDeclared,
            isStarted(type), !isAsked(type)
        else { return false }
        for ancestor in index.inheritance[type.index].ancestors where isAsked(ancestor) { return false }
        return !isPerhapsAsked(type)
    }

    /// Whether code of other types mentions a member of an instance.
    private mutating func isAsked(_ type: TypeID) -> Bool { isCalled[type.index] || isRead(type) }

    /// Whether an initializer starts the instance: it hands itself on, or calls a method of its own.
    private mutating func isStarted(_ type: TypeID) -> Bool {
        if let known = started[type] { return known }
        var bodies: [Int: Set<Int32>] = [:]
        for initializer in project.initializers(of: type) where project.fact(initializer).body >= 0 {
            bodies[initializer.fileIndex, default: []].insert(project.fact(initializer).body)
        }
        let isStarted = bodies.contains { file, bodies in
            project.uses[file].calls.contains { bodies.contains($0.site.body) && starts(type, $0) }
        }
        started[type] = isStarted
        return isStarted
    }

    /// Whether a call in an initializer of a type starts the instance.
    private func starts(_ type: TypeID, _ call: Call) -> Bool {
        if call.hasSelfArgument { return true }
        guard case .function(let id) = call.callee, !project.fact(id).flags.contains(.isStatic) else { return false }
        let owner = project.owner(of: id)
        return !owner.isNone && index.isKind(type, of: owner)
    }

    private static func calledTypes(in project: Project) -> [Bool] {
        var isCalled = Array(repeating: false, count: project.index.types.count)
        for uses in project.uses {
            let calls = uses.calls
            for number in calls.indices {
                guard case .function(let id) = calls[number].callee, !project.fact(id).flags.contains(.isStatic) else {
                    continue
                }
                let owner = project.owner(of: id)
                guard !owner.isNone, !isCalled[owner.index] else { continue }
                isCalled[owner.index] = isOthers(calls[number].site, than: owner, project)
            }
        }
        return isCalled
    }

    private mutating func isRead(_ type: TypeID) -> Bool {
        if let known = read[type] { return known }
        let isRead = index.members.all(of: type).contains { entry in
            guard case .property(let id) = entry.member else { return false }
            return project.mentions.mentions(of: .property(id)).contains { Self.isOthers($0.site, than: type, project) }
        }
        read[type] = isRead
        return isRead
    }

    /// Whether code is that of another type than one, or what inherits from that.
    private static func isOthers(_ site: Site, than type: TypeID, _ project: Project) -> Bool {
        let reader = project.index.enclosingType(of: site)
        return reader != type && (reader.isNone || !project.index.isKind(reader, of: type)) && !project.isExcluded(site)
    }

    /// Whether some mention of the name of a member cannot be placed.
    private func isPerhapsAsked(_ type: TypeID) -> Bool {
        index.members.all(of: type).contains { entry in
            switch entry.member {
            case .property(let id):
                let fact = project.fact(id)
                return fact.access > .fileprivate && !fact.flags.contains(.isStatic) && project.isPerhapsRead(id)
            case .function(let id):
                let fact = project.fact(id)
                return fact.kind == .method && fact.access > .fileprivate && !fact.flags.contains(.isStatic)
                    && project.unplaced.contains(fact.name, inModuleOf: id.fileIndex)
            }
        }
    }
}
