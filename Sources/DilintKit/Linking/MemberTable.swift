import SwiftFacts

/// The members of every type, gathered from all its parts, and the globals; found by name.
struct MemberTable: Sendable {
    struct Entry: Sendable {
        var name: NameID
        var member: MemberID

        var isFunction: Bool { if case .function = member { true } else { false } }
    }

    /// Of each type one after the other, sorted by name within a type, in source order within a name.
    private var entries: [Entry]
    /// Where a type's entries begin; the last is where all end.
    private var starts: [Int32]
    private let globals: NameMap<MemberID>
    /// By name: whether any type has a member of it.
    private let isMember: [Bool]

    init(linked: borrowing LinkedFacts, table: TypeTable) {
        var byType = [[Entry]](repeating: [], count: table.types.count)
        var globals: [(name: NameID, value: MemberID)] = []
        for file in linked.files.indices {
            let facts = linked.files[file]
            for (row, fact) in facts.properties.enumerated() {
                let member = MemberID.property(PropertyID(file: file, row: row))
                if fact.owner < 0 {
                    globals.append((fact.name, member))
                } else {
                    let owner = table.typeOfRow[file][Int(fact.owner)]
                    if !owner.isNone { byType[owner.index].append(Entry(name: fact.name, member: member)) }
                }
            }
            for (row, fact) in facts.functions.enumerated() {
                let member = MemberID.function(FunctionID(file: file, row: row))
                if fact.owner < 0 {
                    globals.append((fact.name, member))
                } else {
                    let owner = table.typeOfRow[file][Int(fact.owner)]
                    if !owner.isNone { byType[owner.index].append(Entry(name: fact.name, member: member)) }
                }
            }
        }
        entries = []
        entries.reserveCapacity(byType.reduce(0) { $0 + $1.count })
        starts = [0]
        starts.reserveCapacity(byType.count + 1)
        for var members in byType {
            members.sort { ($0.name, $0.member) < ($1.name, $1.member) }
            entries.append(contentsOf: members)
            starts.append(Int32(entries.count))
        }
        self.globals = NameMap(globals, count: linked.names.count)
        var isMember = [Bool](repeating: false, count: linked.names.count)
        for entry in entries { isMember[Int(entry.name.rawValue)] = true }
        self.isMember = isMember
    }

    /// Whether any type has a member of that name.
    func isMemberName(_ name: NameID) -> Bool { isMember[Int(name.rawValue)] }

    /// All members of a type's own parts.
    func all(of type: TypeID) -> ArraySlice<Entry> {
        entries[Int(starts[type.index])..<Int(starts[type.index + 1])]
    }

    /// The members of that name in a type's own parts. O(log members).
    func named(_ name: NameID, of type: TypeID) -> ArraySlice<Entry> {
        var low = Int(starts[type.index])
        let end = Int(starts[type.index + 1])
        var high = end
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].name < name { low = middle + 1 } else { high = middle }
        }
        var upper = low
        while upper < end, entries[upper].name == name { upper += 1 }
        return entries[low..<upper]
    }

    func globals(named name: NameID) -> ArraySlice<MemberID> { globals[name] }
}

extension MemberID: Comparable {
    static func < (left: MemberID, right: MemberID) -> Bool {
        switch (left, right) {
        case (.property(let one), .property(let other)): one < other
        case (.function(let one), .function(let other)): one < other
        case (.property, .function): true
        case (.function, .property): false
        }
    }
}
