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
    /// By type: code of other types mentions an instance's member.
    private let isAsked: [Bool]
    /// By type: an initializer starts the instance.
    private let isStarted: [Bool]

    /// O(calls and mentions of all code)
    init(_ project: Project) {
        self.project = project
        var isAsked = Array(repeating: false, count: project.index.types.count)
        var isStarted = isAsked
        for file in project.index.files.indices {
            Self.readCalls(ofFile: file, project, &isAsked, &isStarted)
            let mentions = project.uses[file].mentions
            for number in mentions.indices {
                guard case .property(let id) = mentions[number].carrier else { continue }
                Self.note(mentions[number].site, asking: project.owner(of: id), project, &isAsked)
            }
        }
        self.isAsked = isAsked
        self.isStarted = isStarted
    }

    private static func readCalls(
        ofFile file: Int, _ project: Project, _ isAsked: inout [Bool], _ isStarted: inout [Bool]
    ) {
        let calls = project.uses[file].calls
        // Calls stand body by body.
        var body: Int32 = -1
        /// Of the initializer around it; none elsewhere.
        var starter = TypeID.none
        for number in calls.indices {
            let site = calls[number].site
            if site.body != body { (body, starter) = (site.body, self.starter(at: site, project)) }
            if !starter.isNone, calls[number].hasSelfArgument { isStarted[starter.index] = true }
            guard case .function(let id) = calls[number].callee, !project.fact(id).flags.contains(.isStatic) else {
                continue
            }
            let owner = project.owner(of: id)
            if !starter.isNone, !owner.isNone, project.index.isKind(starter, of: owner) {
                isStarted[starter.index] = true
            }
            note(site, asking: owner, project, &isAsked)
        }
    }

    /// The type that an initializer is of in which code stands.
    private static func starter(at site: Site, _ project: Project) -> TypeID {
        guard let function = project.index.function(at: site), project.fact(function).kind == .initializer else {
            return .none
        }
        return project.index.enclosingType(of: site)
    }

    private static func note(_ site: Site, asking owner: TypeID, _ project: Project, _ isAsked: inout [Bool]) {
        guard !owner.isNone, !isAsked[owner.index] else { return }
        let reader = project.index.enclosingType(of: site)
        guard reader != owner, reader.isNone || !project.index.isKind(reader, of: owner), !project.isExcluded(site)
        else { return }
        isAsked[owner.index] = true
    }

    /// Whether all that can be done with a dependency is to keep it.
    func canOnlyBeKept(_ dependency: ResolvedType) -> Bool {
        guard let type = dependency.instance, index.types[type.index].isReference, index.types[type.index].isDeclared,
            isStarted[type.index], !isAsked[type.index]
        else { return false }
        return index.inheritance[type.index].ancestors.allSatisfy { !isAsked[$0.index] } && !isPerhapsAsked(type)
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
