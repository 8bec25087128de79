import SwiftFacts

/// Objects that make something for the code that has just made them, and go: what they give, they share with nobody.
///
///     static var plain: RowModel { RowBuilder().titled("plain").build() }
struct NewMakers {
    /// How many calls before one are looked at, and how many methods of the maker call one another: far above what people
    /// write in a chain.
    private static let (callsInView, depth) = (64, 4)

    let index: ProjectIndex
    let uses: ProjectUses

    /// Whether a call gives back what a method of an object makes that the same code has made.
    func make(_ number: Int, among calls: UseRows<KeptCall>) -> Bool {
        let call = calls[number]
        guard case .function(let method) = call.callee, case .returned = call.flow,
            index.fact(method).flags.isDisjoint(with: [.isStatic, .isAsync])
        else { return false }
        return isOfNew(number, method, among: calls) && makes(method, within: Self.depth)
    }

    /// Whether a method is called at the end of a chain that begins with a construction, or on what a local name has of one.
    private func isOfNew(_ number: Int, _ method: FunctionID, among calls: UseRows<KeptCall>) -> Bool {
        let (call, owner) = (calls[number], index.owner(of: method))
        guard !owner.isNone, call.baseCarrier == nil, call.baseAccess < 0 else { return false }
        return calls[max(0, number - Self.callsInView)..<number].contains { other in
            guard other.site.body == call.site.body, case .construction(let type, _) = other.callee else {
                return false
            }
            return other.site.offset == call.site.offset || index.isKind(type, of: owner)
        }
    }

    /// Whether a method makes all that it gives back, or its object has done so. What a static has may be there already.
    private func makes(_ method: FunctionID, within depth: Int) -> Bool {
        let (body, uses) = (index.fact(method).body, uses[method.fileIndex])
        guard body >= 0, depth > 0 else { return false }
        let (calls, accesses, mentions) = (uses.calls, uses.accesses, uses.mentions)
        let reachesAny = accesses[accesses.range(of: body, by: \.site.body)].contains { access in
            if case .returned = access.flow { return true }
            guard case .property(let id) = access.target else { return false }
            return index.type(of: id).nominalHead.map { isGiven($0, by: method) } ?? false
        }
        if reachesAny { return false }
        var makes = false
        for call in calls[calls.range(of: body, by: \.site.body)] {
            guard let isMade = isMade(by: call, for: method, within: depth) else { continue }
            if !isMade { return false }
            makes = true
        }
        for mention in mentions[mentions.range(of: body, by: \.site.body)] {
            guard case .returned = mention.flow else { continue }
            guard case .property(let id) = mention.carrier, isMade(id, for: method) else { return false }
            makes = true
        }
        return makes
    }

    /// Whether a call makes what a method gives back; nil where it does not give that.
    private func isMade(by call: Call, for method: FunctionID, within depth: Int) -> Bool? {
        switch call.callee {
        case .construction(let type, _):
            if isGiven(type, by: method) { return true }
        case .outsideConstruction(let name):
            if index.outsideName(of: index.resultType(of: method)) == name { return true }
        case .function(let next):
            guard case .returned = call.flow else { return nil }
            let isOwn =
                call.baseCarrier == nil && call.baseAccess < 0 && index.owner(of: next) == index.owner(of: method)
            return isOwn && !index.fact(next).flags.contains(.isStatic) && makes(next, within: depth - 1)
        case .delegation, .unresolved: break
        }
        if case .returned = call.flow { return false }
        return nil
    }

    /// Whether the object of a method makes what it keeps in a property to give it out, of nothing that others share.
    private func isMade(_ id: PropertyID, for method: FunctionID) -> Bool {
        let (value, uses) = (index.fact(id).initialValue, uses[id.fileIndex])
        guard value >= 0, index.owner(of: id) == index.owner(of: method),
            uses.accesses.range(of: value, by: \.site.body).isEmpty
        else { return false }
        return uses.calls[uses.calls.range(of: value, by: \.site.body)].contains { call in
            switch call.callee {
            case .construction(let type, _): isGiven(type, by: method)
            case .outsideConstruction(let name): index.outsideName(of: index.type(of: id)) == name
            case .function, .delegation, .unresolved: false
            }
        }
    }

    private func isGiven(_ type: TypeID, by method: FunctionID) -> Bool {
        index.resultType(of: method).instance.map { index.isKind(type, of: $0) } ?? false
    }
}
