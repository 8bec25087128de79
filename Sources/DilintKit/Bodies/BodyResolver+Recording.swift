import SwiftFacts

/// Keeps what a body mentions, calls and reaches.
extension BodyResolver {
    @inline(__always)
    mutating func record(_ call: KeptCall) -> Int32 {
        uses.keptCalls.append(call)
        return Int32(uses.keptCalls.count - 1)
    }

    mutating func record(_ access: KeptAccess) -> Int32 {
        uses.keptAccesses.append(access)
        uses.callOfAccess.append(-1)
        return Int32(uses.keptAccesses.count - 1)
    }

    /// Of several calls, under a local name, the first that gives something: what is only told is asked nothing.
    mutating func keep(call: Int32, of access: Int32) {
        let known = uses.callOfAccess[Int(access)]
        if known >= 0, uses.calls[Int(known)].result.head != .void { return }
        uses.callOfAccess[Int(access)] = call
    }

    /// What says the key stays where it was.
    mutating func note(key: ResolvedType, ofCall number: Int32) {
        let offset = uses.calls[Int(number)].keyOffset
        uses.keptCalls[Int(number)].note(key: key, at: offset, among: &uses.otherRows)
    }

    mutating func note(callee: Callee, ofCall number: Int32) {
        uses.keptCalls[Int(number)].note(callee: callee, among: &uses.otherRows)
    }

    mutating func keepUnplaced(_ name: NameID) {
        if index.isMemberName(name) { uses.unplaced.append(name) }
    }

    /// Notes what is assigned to, in the first reading.
    mutating func noteAssignment(_ row: Int) {
        let target = link(of: row)
        guard target >= 0 else { return }
        noteChange(of: target)
        guard rows[target].kind == .name, !locals.isEmpty else { return }
        assignments.append(Local(name: rows[target].name, binding: row))
    }

    /// Keeps the static or global whose struct changes where a member of it, or of a member of it, is assigned to. One that
    /// is put there as a whole may be a theme.
    private mutating func noteChange(of target: Int) {
        var row = target
        while row >= 0, rows[row].kind == .member || rows[row].kind == .name {
            if case .access(let access) = values[row].origin {
                // What is changed by a local name is a copy.
                guard row != target, uses.accesses[Int(access)].site.row == UInt32(tree.base + row),
                    case .property(let id) = uses.accesses[Int(access)].target,
                    let held = index.type(of: id).instance, index.types[held.index].kind == .struct
                else { return }
                return uses.changedStructs.append(id)
            }
            if rows[row].kind == .name { return }
            row = link(of: row)
        }
    }

    /// Notes whose code mentions a name that is nobody's, if the name says what that code runs in.
    mutating func noteHost(_ name: NameID) {
        if name == index.known.extensionContext, !context.type.isNone { uses.hosts.append(context.type) }
    }

    /// Keeps for what a cast takes the delegate of the application, or of one of its scenes, that an access reaches.
    mutating func noteDelegate(_ type: ResolvedType, castTo row: Int) {
        let member = link(of: row)
        guard let delegate = type.instance, member >= 0, member < row, rows[member].kind == .member,
            rows[member].name == index.known.delegateName, let access = access(ofDelegate: member)
        else { return }
        update(access: access) { $0.delegate = delegate }
    }

    /// Notes what a local name takes of the application's delegate: the property, where all that is done is to read that one.
    ///
    ///     let app = UIApplication.shared.delegate as? AppDelegate
    ///     app?.mail.send()
    mutating func noteNameOfDelegate(_ access: Int32, at row: Int) {
        let known = uses.accesses[Int(access)]
        guard !known.delegate.isNone, !known.isAskedForSeveral, case let flow = packedFlow(of: row),
            flow.kind != .bound, flow.kind != .alias
        else { return }
        switch known.flowKind {
        case .bound where flow.kind == .property, .alias where flow.kind == .property:
            update(access: access, flow: flow)
        case .property where areOfOneProperty(flow.flow, known.flow): return
        case .bound, .alias, .property:
            update(access: access) { $0.isAskedForSeveral = true }
            update(access: access, flow: .bound(isAliasAlone: false))
        default: return
        }
    }

    private func areOfOneProperty(_ one: Flow, _ other: Flow) -> Bool {
        guard case .member(.property(let first)?, _) = one, case .member(.property(let second)?, _) = other else {
            return false
        }
        return first == second
    }

    private mutating func update(access: Int32, flow: PackedFlow) {
        uses.keptAccesses[Int(access)].note(flow: flow, among: &uses.otherRows)
    }

    /// The access that a delegate's member is read of, be it by way of a scene:
    /// `UIApplication.shared.connectedScenes.first?.delegate`.
    private func access(ofDelegate member: Int) -> Int32? {
        if case .access(let access) = values[member].origin { return access }
        guard let scenes = index.known.connectedScenes else { return nil }
        var row = member
        while case let base = link(of: row), base >= 0, base < row {
            if rows[row].kind == .member, rows[row].name == scenes, case .access(let access) = values[base].origin {
                return access
            }
            guard rows[base].kind == .member || rows[base].kind == .call else { return nil }
            row = base
        }
        return nil
    }

    mutating func update(access: Int32, _ change: (inout KeptAccess) -> Void) {
        change(&uses.keptAccesses[Int(access)])
    }
}
