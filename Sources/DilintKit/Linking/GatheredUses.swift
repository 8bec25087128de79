import SwiftFacts

/// `FileUses` while a file is read: a resolver uses the room of one file again for the next.
struct GatheredUses {
    var mentions: [Mention] = []
    var calls: [Call] = []
    var accesses: [StaticAccess] = []
    /// From the number of an access to that of the call made on it.
    var callOfAccess: [Int32: Int32] = [:]
    /// Members of bases that are not known, in key paths too, `$name` and `_name`: they may be anybody's.
    var unplaced: [NameID] = []
    /// Types whose code asks what app extension it runs in.
    var hosts: [TypeID] = []
    /// Types whose initializer is handed on as a function to the project's own: who takes it says what it takes.
    var handedInitializers: [TypeID] = []
    var namedInitializers: [TypeID] = []

    /// What libraries for dependency injection are told and asked.
    var wiring = FileWiring()

    mutating func removeAll() {
        mentions.removeAll(keepingCapacity: true)
        calls.removeAll(keepingCapacity: true)
        accesses.removeAll(keepingCapacity: true)
        callOfAccess = [:]
        unplaced.removeAll(keepingCapacity: true)
        hosts.removeAll(keepingCapacity: true)
        handedInitializers.removeAll(keepingCapacity: true)
        namedInitializers.removeAll(keepingCapacity: true)
        wiring = FileWiring()
    }

    /// Keeps what libraries are told, and nothing else but these names of members.
    mutating func keepRegistrations(andNames names: [NameID]) {
        let told = wiring.registrationsAlone
        removeAll()
        wiring = told
        unplaced = names
    }
}

extension GatheredUses {
    /// Leaves out calls of unknown functions that nothing travels into: most of all, and each as large as a line of
    /// code. O(calls + mentions + accesses)
    ///
    /// - Parameter telling: Names of what nobody knows, but whose calls tell something.
    mutating func dropIdleCalls(telling: TellingNames) {
        var isNeeded = calls.map { $0.isTelling(telling) }
        func need(_ call: Int32) { if call >= 0 { isNeeded[Int(call)] = true } }
        for mention in mentions { need(mention.argumentCall) }
        for access in accesses { need(access.argumentCall) }
        callOfAccess.values.forEach(need)
        // Calls stand before the calls in their arguments: what a needed one is handed to is needed.
        for number in calls.indices.reversed() where isNeeded[number] {
            need(calls[number].outer)
            need(calls[number].argumentCall)
        }
        var numbers = [Int32](repeating: -1, count: calls.count)
        var kept: Int32 = 0
        for number in calls.indices where isNeeded[number] {
            numbers[number] = kept
            kept += 1
        }
        guard Int(kept) < calls.count else { return }
        renumberCalls(numbers, count: Int(kept))
    }

    /// Keeps the calls that have a new number.
    private mutating func renumberCalls(_ numbers: [Int32], count: Int) {
        func renumber(_ call: inout Int32) { if call >= 0 { call = numbers[Int(call)] } }
        for number in calls.indices where numbers[number] >= 0 {
            var call = calls[number]
            renumber(&call.argumentCall)
            renumber(&call.outer)
            calls[Int(numbers[number])] = call
        }
        calls.removeLast(calls.count - count)
        for number in mentions.indices { renumber(&mentions[number].argumentCall) }
        for number in accesses.indices { renumber(&accesses[number].argumentCall) }
        callOfAccess = callOfAccess.mapValues { $0 < 0 ? $0 : numbers[Int($0)] }
    }
}

extension Call {
    /// Whether a call tells something on its own, whatever is handed to it.
    fileprivate func isTelling(_ names: TellingNames) -> Bool {
        let isNameTelling: Bool
        switch callee {
        case .unresolved(let name): isNameTelling = names.functions.contains(name)
        case .outsideConstruction(let name): isNameTelling = names.types.contains(name)
        case .construction, .function, .delegation: return true
        }
        return isNameTelling || !base.isUnknown || baseCarrier != nil || baseAccess >= 0 || !key.isUnknown
            || hasSelfArgument
    }
}
