import SwiftFacts

/// `FileUses` while a file is read: a resolver uses the room of one file again for the next.
struct GatheredUses: ~Copyable {
    private(set) var keptMentions = ReusedRows<KeptMention>()
    /// Those of the mentions that are handed to a call: one in four.
    private(set) var handed = ReusedRows<Int32>()
    var keptCalls = ReusedRows<KeptCall>()
    var keptAccesses = ReusedRows<KeptAccess>()
    /// What the numbers of rows in these three mean.
    var otherRows = GatheredOtherRows()
    /// By access: the number of the call made on it; -1 without.
    var callOfAccess = ReusedRows<Int32>()
    /// Members of bases that are not known, in key paths too, `$name` and `_name`: they may be anybody's.
    var unplaced = ReusedRows<NameID>()
    var narrowed = ReusedRows<NarrowedRead>()
    /// Types whose code asks what app extension it runs in.
    var hosts = ReusedRows<TypeID>()
    var namedInitializers = ReusedRows<NamedInitializer>()
    var namedFunctions = ReusedRows<FunctionID>()
    var handedMakers = ReusedRows<HandedMaker>()
    var changedStructs = ReusedRows<PropertyID>()
    var writtenStatics = ReusedRows<WrittenStatic>()
    var localWrappers = ReusedRows<LocalWrapper>()

    /// What libraries for dependency injection are told and asked.
    var wiring = FileWiring()

    // What follows from the others once they are complete.
    private(set) var constructions = ReusedRows<Int32>()
    private(set) var delegations = ReusedRows<Int32>()
    private(set) var calledAccesses = ReusedRows<CalledAccess>()

    /// By call, while idle ones are left out: its number among those that are needed, negative for the others.
    private var needed = ReusedRows<Int32>()

    /// Where the uses of all files are kept.
    private var arena = RowArena(.project)

    /// As they are read; each until the next use is added.
    var mentions: UseRows<KeptMention> { UseRows(keptMentions.view, among: otherRows.named()) }
    var calls: UseRows<KeptCall> { UseRows(keptCalls.view, among: otherRows.named()) }
    var accesses: UseRows<KeptAccess> { UseRows(keptAccesses.view, among: otherRows.named()) }

    mutating func begin(file: Int) {
        otherRows.begin(file: Int32(file))
        removeAll()
    }

    private mutating func removeAll() {
        keptMentions.removeAll()
        handed.removeAll()
        keptCalls.removeAll()
        keptAccesses.removeAll()
        otherRows.removeAll()
        callOfAccess.removeAll()
        unplaced.removeAll()
        narrowed.removeAll()
        hosts.removeAll()
        namedInitializers.removeAll()
        namedFunctions.removeAll()
        handedMakers.removeAll()
        changedStructs.removeAll()
        writtenStatics.removeAll()
        localWrappers.removeAll()
        if !wiring.isEmpty { wiring = FileWiring() }
    }

    // In line: a mention is made where it is kept then.
    @inline(__always)
    mutating func addMention(of carrier: Carrier, base: Carrier?, at site: LocalSite, flow: PackedFlow) {
        if flow.kind.isArgument, flow.numbers.single >= 0 {
            handed.append(Int32(truncatingIfNeeded: keptMentions.count))
        }
        keptMentions.append(KeptMention(site: site, carrier: carrier, base: base, flow: flow, among: &otherRows))
    }

    /// Makes what follows from the others, and puts in order what is looked up.
    mutating func settle() {
        constructions.removeAll()
        delegations.removeAll()
        for number in keptCalls.indices {
            if keptCalls[number].isConstruction { constructions.append(Int32(truncatingIfNeeded: number)) }
            if keptCalls[number].isDelegation { delegations.append(Int32(truncatingIfNeeded: number)) }
        }
        calledAccesses.removeAll()
        for access in callOfAccess.indices where callOfAccess[access] >= 0 {
            calledAccesses.append(
                CalledAccess(access: Int32(truncatingIfNeeded: access), call: callOfAccess[access]))
        }
        unplaced.sortWithoutRepetitions()
        narrowed.sortWithoutRepetitions()
    }

    /// A block with room for all rows.
    mutating func block() -> RowBlock {
        let mentions = keptMentions.view.room + handed.view.room
        let calls = keptCalls.view.room + constructions.view.room + delegations.view.room
        let accesses = keptAccesses.view.room + calledAccesses.view.room
        let types = hosts.view.room + namedInitializers.view.room + namedFunctions.view.room
        let statics = changedStructs.view.room + writtenStatics.view.room
        let others = otherRows.rows.view.room + handedMakers.view.room
        return arena.block(
            byteCount: mentions + calls + accesses + types + statics + others + unplaced.view.room + narrowed.view.room
                + localWrappers.view.room)
    }

    /// Keeps what libraries are told, and nothing else but these names of members.
    mutating func keepRegistrations(andNames names: [NameID]) {
        let told = wiring.registrationsAlone
        removeAll()
        wiring = told
        for name in names { unplaced.append(name) }
    }
}

extension GatheredUses {
    /// Leaves out calls of unknown functions that nothing travels into: most of all, and each as large as a line of
    /// code. O(calls + mentions + accesses)
    ///
    /// - Parameter telling: Names of what nobody knows, but whose calls tell something.
    mutating func dropIdleCalls(telling: TellingNames) {
        needed.removeAll()
        for call in calls { needed.append(call.isTelling(telling) ? 0 : -1) }
        for number in handed.all { need(keptMentions[Int(number)].argumentCall) }
        for access in keptAccesses.all { need(access.argumentCall) }
        for call in callOfAccess.all { need(call) }
        for lookup in wiring.lookups { need(lookup.outer) }
        // Calls stand before the calls in their arguments: what a needed one is handed to is needed.
        for number in keptCalls.indices.reversed() where needed[number] >= 0 {
            need(keptCalls[number].outer)
            need(keptCalls[number].argumentCall)
        }
        var count: Int32 = 0
        for number in needed.indices where needed[number] >= 0 {
            needed[number] = count
            count += 1
        }
        if count < keptCalls.count { renumberCalls(count: Int(count)) }
    }

    /// - Parameter call: Negative for none.
    private mutating func need(_ call: Int32) { if call >= 0 { needed[Int(call)] = 0 } }

    /// Keeps the calls that are needed.
    private mutating func renumberCalls(count: Int) {
        for number in keptCalls.indices where needed[number] >= 0 {
            var call = keptCalls[number]
            if call.outer >= 0 { call.outer = needed[Int(call.outer)] }
            if call.argumentCall >= 0 { call.argumentCall = needed[Int(call.argumentCall)] }
            keptCalls[Int(needed[number])] = call
        }
        keptCalls.truncate(to: count)
        for number in handed.all {
            keptMentions[Int(number)].argumentCall = needed[Int(keptMentions[Int(number)].argumentCall)]
        }
        for number in keptAccesses.indices where keptAccesses[number].argumentCall >= 0 {
            keptAccesses[number].argumentCall = needed[Int(keptAccesses[number].argumentCall)]
        }
        for access in callOfAccess.indices where callOfAccess[access] >= 0 {
            callOfAccess[access] = needed[Int(callOfAccess[access])]
        }
        for number in wiring.lookups.indices where wiring.lookups[number].outer >= 0 {
            wiring.note(outer: needed[Int(wiring.lookups[number].outer)], ofLookup: number)
        }
    }
}

extension Call {
    /// Whether a call tells something on its own, whatever is handed to it.
    fileprivate func isTelling(_ names: TellingNames) -> Bool {
        switch callee {
        case .construction, .function, .delegation: return true
        case .unresolved(let name): if names.functions.contains(name) { return true }
        case .outsideConstruction(let name): if names.types.contains(name) { return true }
        }
        return hasKnownBaseOrKey || baseCarrier != nil || kept.baseAccess >= 0 || kept.hasSelfArgument
            || kept.isKeptWithClosure
    }
}
