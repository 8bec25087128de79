import SwiftFacts

/// A set of names as one bit a name: asking costs a load instead of a hash.
struct NameSet: Sendable {
    private var bits: [UInt64]

    /// - Parameter count: Number of names there are.
    init(_ names: some Sequence<NameID>, count: Int) {
        bits = Array(repeating: 0, count: (count + 63) / 64)
        for name in names { insert(name) }
    }

    /// The names of a table that some text lists, with white space between them.
    init(words: String, of table: FrozenNames) {
        var found = NameSet([], count: table.count)
        words.forEachListedWord { word in
            if let name = table.find(word) { found.insert(name) }
        }
        self = found
    }

    /// The names that answer a question.
    init(count: Int, workers: WorkerPool, where isMember: @Sendable (NameID) -> Bool) {
        bits = parallelMap(count: (count + 63) / 64, workers: workers, block: 256) { word in
            (64 * word..<min(count, 64 * word + 64)).reduce(into: 0) { bits, number in
                if isMember(NameID(UInt32(number))) { bits |= 1 << UInt64(number & 63) }
            }
        }
    }

    @inline(__always)
    func contains(_ name: NameID) -> Bool {
        bits[Int(name.rawValue >> 6)] & (1 << UInt64(name.rawValue & 63)) != 0
    }

    func isDisjoint(with names: some Sequence<NameID>) -> Bool { !names.contains { contains($0) } }

    mutating func formUnion(_ other: NameSet) {
        for word in bits.indices { bits[word] |= other.bits[word] }
    }

    mutating func subtract(_ other: NameSet) {
        for word in bits.indices { bits[word] &= ~other.bits[word] }
    }

    /// The names in it, ascending. O(all names there are / 64)
    var ascending: [NameID] {
        var found: [NameID] = []
        for word in bits.indices {
            var rest = bits[word]
            while rest != 0 {
                found.append(NameID(UInt32(64 * word + rest.trailingZeroBitCount)))
                rest &= rest - 1
            }
        }
        return found
    }

    mutating func insert(_ name: NameID) { bits[Int(name.rawValue >> 6)] |= 1 << UInt64(name.rawValue & 63) }
}

/// Names of what the sources do not declare, but that is known to tell something.
struct TellingNames: Sendable {
    /// Types from elsewhere that have a shared instance among their statics, and how those are called.
    var sharingTypes: NameSet
    var sharedMembers: NameSet
    /// Functions whose calls tell something.
    var functions: NameSet
    /// Types whose construction matters.
    var types: NameSet
    /// Types whose members are known: none is found by its name alone, as a package's may be.
    var plainTypes: NameSet
    /// Those of them that nothing of the project is one of, as far as code can ask: what is read of their values is their own.
    var closedTypes: NameSet
    /// Types that some type of the project inherits from or conforms to.
    var inheritedTypes: NameSet
}

/// What stands under each name, in one array: a `Dictionary` costs thirty times as much to ask.
struct NameMap<Value: Sendable>: Sendable {
    private let values: FrozenGroups<Value>

    /// Groups values by name, keeping their order within a name. O(names + values)
    init(_ pairs: [(name: NameID, value: Value)], count: Int) {
        values = FrozenGroups(pairs.lazy.map { (group: Int($0.name.rawValue), row: $0.value) }, count: count)
    }

    subscript(_ name: NameID) -> UnsafeBufferPointer<Value> { values[Int(name.rawValue)] }
}
