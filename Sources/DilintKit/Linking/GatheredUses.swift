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
        if !callOfAccess.isEmpty { callOfAccess = [:] }
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
        var needed = NeededCalls(calls.map { $0.isTelling(telling) })
        for mention in mentions { needed.insert(mention.argumentCall) }
        for access in accesses { needed.insert(access.argumentCall) }
        for call in callOfAccess.values { needed.insert(call) }
        // Calls stand before the calls in their arguments: what a needed one is handed to is needed.
        for number in calls.indices.reversed() where needed.flags[number] {
            needed.insert(calls[number].outer)
            needed.insert(calls[number].argumentCall)
        }
        let (numbers, count) = needed.numbers
        if count < calls.count { renumberCalls(numbers, count: count) }
    }

    /// A struct: a function that captured the flags would be checked for exclusive access at each call.
    private struct NeededCalls {
        private(set) var flags: [Bool]

        init(_ flags: [Bool]) { self.flags = flags }

        /// - Parameter call: Negative for none.
        mutating func insert(_ call: Int32) { if call >= 0 { flags[Int(call)] = true } }

        /// By call its number among those that are needed, -1 for the others; and how many those are.
        var numbers: (numbers: [Int32], count: Int) {
            var numbers = [Int32](repeating: -1, count: flags.count)
            var count: Int32 = 0
            for call in flags.indices where flags[call] {
                numbers[call] = count
                count += 1
            }
            return (numbers, Int(count))
        }
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
