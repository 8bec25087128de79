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
            for mention in project.uses[file].mentions {
                guard case .property(let id) = mention.carrier else { continue }
                Self.note(mention.site, asking: project.owner(of: id), project, &isAsked)
            }
        }
        self.isAsked = isAsked
        self.isStarted = isStarted
    }

    private static func readCalls(
        ofFile file: Int, _ project: Project, _ isAsked: inout [Bool], _ isStarted: inout [Bool]
    ) {
        for call in project.uses[file].calls {
            let caller = project.index.enclosingType(of: call.site)
            let isInitializer =
                project.index.function(at: call.site).map { project.fact($0).kind == .initializer } ?? false
            if isInitializer, !caller.isNone, call.hasSelfArgument { isStarted[caller.index] = true }
            guard case .function(let id) = call.callee, !project.fact(id).flags.contains(.isStatic) else { continue }
            let owner = project.owner(of: id)
            if isInitializer, !caller.isNone, !owner.isNone, project.index.isKind(caller, of: owner) {
                isStarted[caller.index] = true
            }
            note(call.site, asking: owner, project, &isAsked)
        }
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
