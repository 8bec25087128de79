import SwiftFacts

/// What others get by a method of a container or factory: `container.makeStore()`.
extension TraceReader {
    /// Who asks such methods of one object, from the code of one type.
    private struct Asking: Hashable {
        var reader: TypeID
        /// Of code outside of types.
        var file: Int32
        var keeper: TypeID
    }

    /// What a caller does with what it is given.
    private enum Outcome {
        case used
        case handedOn(Handover)
    }

    /// Follows what is given out by methods, once for each type that uses it.
    ///
    /// - Complexity: O(calls)
    mutating func readCalls() {
        var users: Set<Asking> = []
        var handed: [Asking: [Handover]] = [:]
        var order: [Asking] = []
        for uses in project.uses {
            for call in uses.calls {
                guard case .function(let id) = call.callee, isGiving(id), !project.isExcluded(call.site),
                    case let reader = project.index.enclosingType(of: call.site), !generated.contains(reader),
                    case let keeper = project.owner(of: id),
                    !MemberReadings.isPart(reader, of: keeper, project.index), !asked.isReached(call.site)
                else { continue }
                let asking = Asking(reader: reader, file: reader.isNone ? call.site.file : -1, keeper: keeper)
                switch outcome(of: call, in: uses) {
                case .used?:
                    guard users.insert(asking).inserted else { continue }
                    let (name, whole) = (project.subject(of: call.site), project.index.qualifiedName(of: keeper))
                    addUser("\(name) uses it through \(whole)", at: call)
                case .handedOn(let handover)?:
                    if handed[asking] == nil { order.append(asking) }
                    handed[asking, default: []].append(handover)
                case nil: continue
                }
            }
        }
        for asking in order {
            guard let handovers = handed[asking] else { continue }
            carry(handovers, by: asking.reader, named: project.subject(of: handovers[0].site))
        }
    }

    /// Whether a method gives out one of the family: a container's or factory's, or what a protocol of them asks for.
    private func isGiving(_ id: FunctionID) -> Bool {
        guard project.fact(id).kind == .method, isFamily(project.index.resultType(of: id)),
            case let owner = project.owner(of: id), !owner.isNone
        else { return false }
        return givesOut(owner)
            || !project.roles(of: owner).isDisjoint(with: [.containerProtocol, .factoryProtocol, .hasProtocol])
    }

    /// nil where it is only kept, or given back: the property says so, and whoever gets it.
    private func outcome(of call: Call, in uses: FileUses) -> Outcome? {
        switch call.flow {
        case .argument(let place): outcome(of: call, at: place, in: uses)
        case .bound where call.isAsked: .used
        case .bound where call.outer >= 0:
            outcome(of: call, at: ArgumentPlace(call: call.outer, target: nil), in: uses)
        case .member, .used: .used
        case .bound, .stored, .assigned, .returned, .discarded, .written: nil
        }
    }

    private func outcome(of call: Call, at place: ArgumentPlace, in uses: FileUses) -> Outcome? {
        guard place.call >= 0, case let outer = uses.calls[Int(place.call)] else { return .used }
        switch outer.callee {
        case .construction(let type, _):
            return .handedOn(
                Handover(
                    site: call.site, receiver: type, target: place.target, call: place.call, isOwnAssembly: false))
        case .function(let id) where project.makesSomething(id):
            return .handedOn(
                Handover(
                    site: call.site, receiver: project.owner(of: id), function: id, target: place.target,
                    call: place.call, isOwnAssembly: false))
        case .delegation: return nil
        case .function, .outsideConstruction, .unresolved: return .used
        }
    }
}
