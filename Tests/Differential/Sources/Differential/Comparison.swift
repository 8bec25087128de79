/// Compares two readings of one file.
struct Comparison {
    let path: String
    let bytes: [UInt8]
    private(set) var tally: Tally

    init(path: String, bytes: [UInt8], exampleLimit: Int) {
        self.path = path
        self.bytes = bytes
        tally = Tally(exampleLimit: exampleLimit)
    }

    /// Counts, for each kind, the entries that both readings have and those that only one of them has. Two entries of one
    /// kind at one place that differ count as one disagreement.
    mutating func compare(own: [Entry], official: [Entry]) {
        var balances: [Entry: Int] = [:]
        for entry in official { balances[entry, default: 0] += 1 }
        var extra: [Place: [String]] = [:]
        for entry in own {
            if let balance = balances[entry], balance > 0 {
                balances[entry] = balance - 1
                tally.counts[entry.kind, default: .init()].agreeing += 1
            } else {
                extra[Place(entry), default: []].append(entry.text)
            }
        }
        var missing: [Place: [String]] = [:]
        for (entry, balance) in balances where balance > 0 {
            missing[Place(entry), default: []] += Array(repeating: entry.text, count: balance)
        }
        for place in Set(extra.keys).union(missing.keys).sorted() {
            note(place, own: extra[place] ?? [], official: missing[place] ?? [])
        }
    }

    private struct Place: Hashable, Comparable {
        var offset: Int
        var kind: EntryKind

        init(_ entry: Entry) {
            offset = entry.offset
            kind = entry.kind
        }

        static func < (left: Place, right: Place) -> Bool {
            (left.offset, left.kind.rawValue) < (right.offset, right.kind.rawValue)
        }
    }

    private mutating func note(_ place: Place, own: [String], official: [String]) {
        for index in 0..<max(own.count, official.count) {
            tally.counts[place.kind, default: .init()].differing += 1
            guard tally.counts[place.kind, default: .init()].examples.count < tally.exampleLimit else { continue }
            let start = bytes[..<place.offset].lastIndex { $0 == UInt8(ascii: "\n") }.map { $0 + 1 } ?? 0
            let end = bytes[place.offset...].firstIndex { $0 == UInt8(ascii: "\n") } ?? bytes.count
            tally.counts[place.kind, default: .init()].examples.append(
                Tally.Disagreement(
                    path: path, line: bytes[..<place.offset].count { $0 == UInt8(ascii: "\n") } + 1,
                    column: place.offset - start + 1,
                    source: String(decoding: bytes[start..<end].prefix(160), as: UTF8.self),
                    own: index < own.count ? own[index] : nil,
                    official: index < official.count ? official[index] : nil))
        }
    }
}
