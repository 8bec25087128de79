import SwiftFacts

/// The members that files declare, gathered by parallel workers, a run of files each, and grouped by type with a counting
/// sort whose steps are shared out.
struct MemberRuns {
    typealias Entry = MemberTable.Entry

    /// By type, sorted by name, in source order within a name.
    let entries: FrozenGroups<Entry>
    /// By type: the bits of its members' names.
    let nameBits: FrozenRows<UInt64>
    /// In source order.
    let globals: [(name: NameID, value: Entry)]
    /// Names that any type has a member of.
    let memberNames: NameSet

    /// What one run finds besides the members of types.
    private struct Rest {
        var globals: [(name: NameID, value: Entry)] = []
        var memberNames: NameSet
    }

    init(linked: LinkedFacts, table: TypeTable, workers: WorkerPool) {
        let runs = runs(of: linked.files.count, count: min(workers.count, maximumRuns))
        let counts = parallelMap(count: runs.count, workers: workers, block: 1) { run in
            var counts = [Int32](repeating: 0, count: table.types.count)
            Self.forEachMember(of: linked, runs[run], table) { owner, _ in
                if let owner { counts[owner.index] += 1 }
            }
            return counts
        }
        var starts: [Int32] = [0]
        starts.reserveCapacity(table.types.count + 1)
        for type in table.types.indices { starts.append(starts[type] + counts.reduce(0) { $0 + $1[type] }) }
        var next = starts
        let firstPlaces = counts.map { counts in
            let first = next
            for type in counts.indices { next[type] += counts[type] }
            return first
        }
        var rests: [Rest] = []
        var nameBits = FrozenRows<UInt64>([])
        entries = FrozenGroups(starts: starts) { entries in
            nonisolated(unsafe) let places = entries
            rests = parallelMap(count: runs.count, workers: workers, block: 1) { run in
                var free = firstPlaces[run]
                var rest = Rest(memberNames: NameSet([], count: linked.names.count))
                Self.forEachMember(of: linked, runs[run], table) { owner, entry in
                    guard let owner else { return rest.globals.append((entry.name, entry)) }
                    places.initializeElement(at: Int(free[owner.index]), to: entry)
                    free[owner.index] += 1
                    rest.memberNames.insert(entry.name)
                }
                return rest
            }
            nameBits = Self.sort(places, starts: starts, workers: workers)
        }
        self.nameBits = nameBits
        globals = rests.flatMap(\.globals)
        memberNames = rests.reduce(into: NameSet([], count: linked.names.count)) { $0.formUnion($1.memberNames) }
    }

    /// Sorts the members of each type, and tells the bits of their names.
    private static func sort(
        _ entries: UnsafeMutableBufferPointer<Entry>, starts: [Int32], workers: WorkerPool
    ) -> FrozenRows<UInt64> {
        nonisolated(unsafe) let entries = entries
        let queue = WorkQueue(count: starts.count - 1, blockSize: 512)
        return FrozenRows(count: starts.count - 1, repeating: 0) { bits in
            nonisolated(unsafe) let bits = bits
            workers.perform { _ in
                while let types = queue.take() {
                    for type in types {
                        // In place: a slice of an array would be copied and copied back.
                        var own = UnsafeMutableBufferPointer(
                            rebasing: entries[Int(starts[type])..<Int(starts[type + 1])])
                        own.sort(by: Entry.precedes)
                        bits[type] = own.reduce(0) { $0 | MemberTable.bit(of: $1.name) }
                    }
                }
            }
        }
    }

    /// Every member of some files with the type it belongs to, nil for a global.
    private static func forEachMember(
        of linked: borrowing LinkedFacts, _ files: Range<Int>, _ table: TypeTable, _ body: (TypeID?, Entry) -> Void
    ) {
        for file in files {
            let facts = linked.files[file]
            let typeOfRow = table.typeOfRow[file]
            func visit(_ name: NameID, _ owner: Int32, _ member: MemberID) {
                let type = owner < 0 ? nil : typeOfRow[Int(owner)]
                if type?.isNone != true { body(type, Entry(name: name, member: member)) }
            }
            let (properties, functions) = (facts.properties, facts.functions)
            for row in properties.indices {
                visit(properties[row].name, properties[row].owner, .property(PropertyID(file: file, row: row)))
            }
            for row in functions.indices {
                visit(functions[row].name, functions[row].owner, .function(FunctionID(file: file, row: row)))
            }
        }
    }
}
