import SwiftFacts

/// The types and aliases that stand in a type's parts, by name.
struct NestedNames: Sendable {
    private var entries: [(name: NameID, entry: TypeEntry)] = []
    /// The same by name, where there are very many.
    private var byName: [NameID: [TypeEntry]] = [:]

    /// From how many on that pays.
    private static let many = 32

    mutating func add(_ entry: TypeEntry, named name: NameID) {
        entries.append((name, entry))
        guard entries.count > Self.many else { return }
        for (name, entry) in byName.isEmpty ? entries[...] : entries.suffix(1) {
            byName[name, default: []].append(entry)
        }
    }

    /// What a name stands for: of several what was declared first.
    func first(named name: NameID) -> TypeEntry? {
        if !byName.isEmpty { return byName[name]?.first }
        for (other, entry) in entries where other == name { return entry }
        return nil
    }

    /// Whether a name stands for more than one thing.
    func hasSeveral(named name: NameID) -> Bool {
        if !byName.isEmpty { return byName[name].map { $0.count > 1 } ?? false }
        var isThere = false
        for (other, _) in entries where other == name {
            if isThere { return true }
            isThere = true
        }
        return false
    }

    /// What a name stands for in all places.
    func all(named name: NameID) -> [TypeEntry] {
        byName.isEmpty ? entries.filter { $0.name == name }.map(\.entry) : byName[name] ?? []
    }

    func firstType(named name: NameID) -> TypeID? {
        func type(_ entry: TypeEntry) -> TypeID? { if case .type(let id) = entry { id } else { nil } }
        if !byName.isEmpty { return byName[name]?.lazy.compactMap(type).first }
        for (other, entry) in entries where other == name {
            if let id = type(entry) { return id }
        }
        return nil
    }
}
