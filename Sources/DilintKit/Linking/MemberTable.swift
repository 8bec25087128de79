import SwiftFacts

/// The members of every type, gathered from all its parts, and the globals; found by name.
struct MemberTable: Sendable {
    struct Entry: Sendable {
        var name: NameID
        var member: MemberID

        var isFunction: Bool { if case .function = member { true } else { false } }
    }

    /// By type, sorted by name, in source order within a name.
    private let entries: FrozenGroups<Entry>
    private let globals: NameMap<MemberID>
    /// Names that any type has a member of.
    private let memberNames: NameSet

    init(linked: borrowing LinkedFacts, table: TypeTable) {
        var counts = [Int32](repeating: 0, count: table.types.count + 1)
        var globals: [(name: NameID, value: MemberID)] = []
        Self.forEachMember(of: linked, table) { owner, entry in
            if let owner { counts[owner.index + 1] += 1 } else { globals.append((entry.name, entry.member)) }
        }
        for type in table.types.indices { counts[type + 1] += counts[type] }
        let starts = counts
        var free = starts
        var members = [Entry](
            repeating: Entry(name: .none, member: .property(PropertyID(file: -1, row: -1))),
            count: Int(starts.last ?? 0))
        var memberNames = NameSet([], count: linked.names.count)
        Self.forEachMember(of: linked, table) { owner, entry in
            guard let owner else { return }
            members[Int(free[owner.index])] = entry
            free[owner.index] += 1
            memberNames.insert(entry.name)
        }
        // In place: a slice of an array would be copied and copied back.
        members.withUnsafeMutableBufferPointer { members in
            for type in table.types.indices {
                var own = UnsafeMutableBufferPointer(rebasing: members[Int(starts[type])..<Int(starts[type + 1])])
                own.sort { ($0.name, $0.member) < ($1.name, $1.member) }
            }
        }
        entries = FrozenGroups(members, starts: starts)
        self.globals = NameMap(globals, count: linked.names.count)
        self.memberNames = memberNames
    }

    /// Every member with the type it belongs to, nil for a global.
    private static func forEachMember(
        of linked: borrowing LinkedFacts, _ table: TypeTable, _ body: (TypeID?, Entry) -> Void
    ) {
        for file in linked.files.indices {
            let facts = linked.files[file]
            let typeOfRow = table.typeOfRow[file]
            func visit(_ name: NameID, _ owner: Int32, _ member: MemberID) {
                let type = owner < 0 ? nil : typeOfRow[Int(owner)]
                if type?.isNone != true { body(type, Entry(name: name, member: member)) }
            }
            for (row, fact) in facts.properties.enumerated() {
                visit(fact.name, fact.owner, .property(PropertyID(file: file, row: row)))
            }
            for (row, fact) in facts.functions.enumerated() {
                visit(fact.name, fact.owner, .function(FunctionID(file: file, row: row)))
            }
        }
    }

    /// Whether any type has a member of that name.
    func isMemberName(_ name: NameID) -> Bool { memberNames.contains(name) }

    /// All members of a type's own parts.
    func all(of type: TypeID) -> UnsafeBufferPointer<Entry> { entries[type.index] }

    /// The members of that name in a type's own parts. O(log members).
    func named(_ name: NameID, of type: TypeID) -> UnsafeBufferPointer<Entry> {
        let entries = entries[type.index]
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].name < name { low = middle + 1 } else { high = middle }
        }
        var upper = low
        while upper < entries.count, entries[upper].name == name { upper += 1 }
        return UnsafeBufferPointer(rebasing: entries[low..<upper])
    }

    func globals(named name: NameID) -> UnsafeBufferPointer<MemberID> { globals[name] }
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
