import SwiftFacts

/// The members of every type, gathered from all its parts, and the globals; found by name.
///
/// A class: as a struct of so many tables it was copied for every name that is looked up.
final class MemberTable: Sendable {
    /// A member by its name, in three words: there are as many as declarations.
    struct Entry: Sendable {
        let name: NameID
        private let file: Int32
        /// The row, and in the lowest bit whether it is a function's.
        private let rowAndKind: UInt32

        init(name: NameID, member: MemberID) {
            self.name = name
            switch member {
            case .property(let id): (file, rowAndKind) = (id.file, UInt32(id.row) << 1)
            case .function(let id): (file, rowAndKind) = (id.file, UInt32(id.row) << 1 | 1)
            }
        }

        /// By name; properties before functions, in source order.
        static func precedes(_ one: Entry, _ other: Entry) -> Bool {
            if one.name != other.name { return one.name < other.name }
            let (kind, otherKind) = (one.rowAndKind & 1, other.rowAndKind & 1)
            return (kind, one.file, one.rowAndKind) < (otherKind, other.file, other.rowAndKind)
        }

        var member: MemberID {
            let row = Int32(rowAndKind >> 1)
            return rowAndKind & 1 == 0
                ? .property(PropertyID(file: file, row: row)) : .function(FunctionID(file: file, row: row))
        }
    }

    /// By type, sorted by name, in source order within a name.
    private let entries: FrozenGroups<Entry>
    /// By type: the bits of its members' names. Most names that a type is asked for are no member of it, and are told by
    /// one look at memory instead of a search.
    private let nameBits: FrozenRows<UInt64>
    private let globals: NameMap<Entry>
    /// By name, where many globals have it.
    private let namesakes: Namesakes<MemberID>
    private let overloads: [OverloadedName: Overloads]
    /// Names that any type has a member of.
    private let memberNames: NameSet

    /// A name that a type has many members of; of the globals where the type is none.
    private struct OverloadedName: Hashable {
        var name: NameID
        var type: TypeID
    }

    init(_ runs: MemberRuns, linked: LinkedFacts, table: TypeTable) {
        let entries = runs.entries
        self.entries = entries
        nameBits = runs.nameBits
        let globals = NameMap(runs.globals, count: linked.names.count)
        self.globals = globals
        memberNames = runs.memberNames
        var common: [Namesakes<MemberID>.Declaration] = []
        for (name, entry) in runs.globals where globals[name].count > Namesakes<MemberID>.many {
            let (file, access) = linked.place(of: entry.member)
            common.append(.init(entry: entry.member, name: name, file: file, access: access))
        }
        namesakes = Namesakes(common, in: table.modules)
        var overloads = Self.overloads(ofMembers: entries, linked, table)
        for entry in common where globals[entry.name].count > Overloads.many {
            let name = OverloadedName(name: entry.name, type: .none)
            if overloads[name] == nil { overloads[name] = Self.overloads(globals[entry.name], as: name, linked) }
        }
        self.overloads = overloads
    }

    private static func overloads(
        ofMembers entries: FrozenGroups<Entry>, _ linked: borrowing LinkedFacts, _ table: TypeTable
    ) -> [OverloadedName: Overloads] {
        var found: [OverloadedName: Overloads] = [:]
        for type in table.types.indices where entries[type].count > Overloads.many {
            var rest = entries[type][...]
            while let name = rest.first?.name {
                let run = rest.prefix { $0.name == name }
                if run.count > Overloads.many {
                    let overloaded = OverloadedName(name: name, type: TypeID(type))
                    found[overloaded] = overloads(UnsafeBufferPointer(rebasing: run), as: overloaded, linked)
                }
                rest = rest[run.endIndex...]
            }
        }
        return found
    }

    private static func overloads(
        _ entries: UnsafeBufferPointer<Entry>, as name: OverloadedName, _ linked: borrowing LinkedFacts
    ) -> Overloads {
        var found = Overloads()
        for (number, entry) in entries.enumerated() {
            guard case .function(let id) = entry.member else { continue }
            let facts = linked.files[id.fileIndex]
            let fact = facts.functions[id.index]
            let isHidden = name.type.isNone && fact.access <= .fileprivate
            found.add(number, fact, facts.parameters, onlyIn: isHidden ? id.fileIndex : nil)
        }
        return found
    }

    /// Whether any type has a member of that name.
    // In line, like other questions of every word: a call copied the whole table.
    @inline(__always)
    func isMemberName(_ name: NameID) -> Bool { memberNames.contains(name) }

    /// All members of a type's own parts.
    func all(of type: TypeID) -> UnsafeBufferPointer<Entry> { entries[type.index] }

    /// The members of that name in a type's own parts: properties first. O(log members).
    @inline(__always)
    func named(_ name: NameID, of type: TypeID) -> UnsafeBufferPointer<Entry> {
        guard nameBits[type.index] & Self.bit(of: name) != 0 else { return UnsafeBufferPointer(start: nil, count: 0) }
        return Self.run(of: name, in: entries[type.index])
    }

    /// Those of a type's members, which are sorted, that have a name.
    private static func run(of name: NameID, in entries: UnsafeBufferPointer<Entry>) -> UnsafeBufferPointer<Entry> {
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low &+ high) &>> 1
            if entries[middle].name < name { low = middle + 1 } else { high = middle }
        }
        var upper = low
        while upper < entries.count, entries[upper].name == name {
            upper += 1
            // Mostly there are one or two.
            if upper - low == Overloads.many { upper = entries[upper...].partitionPoint { $0.name == name } }
        }
        return UnsafeBufferPointer(rebasing: entries[low..<upper])
    }

    /// One of 64, by the top bits of a product (multiplicative hashing: Knuth, TAOCP 3, 6.4).
    @inline(__always)
    static func bit(of name: NameID) -> UInt64 { 1 &<< UInt64((name.rawValue &* 0x9E37_79B1) &>> 26) }

    func globals(named name: NameID) -> UnsafeBufferPointer<Entry> { globals[name] }

    /// The functions of that name in a type's own parts, of the globals where the type is none; in source order. Of many
    /// at least those that have all of some traits, and of those that a file cannot see none.
    @inline(__always)
    func functions(
        named name: NameID, of type: TypeID, seenFrom file: Int, _ traits: () -> [Overloads.Trait]
    ) -> OverloadCandidates {
        let entries = type.isNone ? globals[name] : named(name, of: type)
        guard entries.count > Overloads.many else { return OverloadCandidates(entries, chosen: nil) }
        let overloads = Self.overloads(of: OverloadedName(name: name, type: type), in: overloads)
        return OverloadCandidates(entries, chosen: overloads?.candidates(traits(), seenFrom: file))
    }

    private static func overloads(of name: OverloadedName, in all: [OverloadedName: Overloads]) -> Overloads? {
        all[name]
    }

    /// The global that is nearest to a file; of equals the first.
    ///
    /// - Parameter module: Written with the name: `Billing.version`.
    func nearestGlobal(
        _ name: NameID, to file: Int, ofModule module: Int32? = nil, in index: ProjectIndex
    ) -> MemberID? {
        let entries = globals[name]
        if entries.count > Namesakes<MemberID>.many {
            guard let module else { return namesakes.nearest(name, to: file, in: index.modules)?.entry }
            return namesakes.nearest(name, to: file, ofModule: module, in: index.modules)?.entry
        }
        var best: (member: MemberID, nearness: FileModules.Nearness)?
        for entry in entries {
            let (declaring, access) = index.linked.place(of: entry.member)
            if let module, index.modules.module[declaring] != module { continue }
            let nearness = index.modules.nearness(of: declaring, access: access, from: file)
            guard let nearness, best.map({ $0.nearness < nearness }) ?? true else { continue }
            best = (entry.member, nearness)
        }
        return best?.member
    }
}

extension LinkedFacts {
    /// The file that declares a member, and who may see it.
    fileprivate func place(of member: MemberID) -> (file: Int, access: AccessLevel) {
        switch member {
        case .property(let id): (id.fileIndex, files[id.fileIndex].properties[id.index].access)
        case .function(let id): (id.fileIndex, files[id.fileIndex].functions[id.index].access)
        }
    }
}

extension ProjectIndex {
    /// The type that declares a member; none outside of types.
    func owner(of member: MemberID) -> TypeID {
        switch member {
        case .property(let id): owner(of: id)
        case .function(let id): owner(of: id)
        }
    }

    func name(of member: MemberID) -> NameID {
        switch member {
        case .property(let id): fact(id).name
        case .function(let id): fact(id).name
        }
    }
}
