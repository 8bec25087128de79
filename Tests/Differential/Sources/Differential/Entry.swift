/// What the two readings of a file are compared in.
enum EntryKind: String, CaseIterable, Sendable {
    case token, `import`, type, inheritance, initializer, method, enumCase, parameter, property, `typealias`, call
    case member

    /// The share of entries that must agree, over all files that swift-syntax reads without an error.
    var target: Double {
        switch self {
        case .token: 1
        case .call, .member: 0.999
        default: 0.9995
        }
    }
}

/// One thing that a reading found: where it stands and what it is, as text that both readings write alike.
struct Entry: Hashable, Sendable {
    var kind: EntryKind
    /// Offset of the byte that both readings place it at.
    var offset: Int
    var text: String
}

/// How often the readings agree, and where they first do not.
struct Tally: Sendable {
    struct Disagreement: Sendable {
        var path: String
        var line: Int
        var column: Int
        /// The source line.
        var source: String
        /// nil where dilint found nothing at the place.
        var own: String?
        var official: String?
    }

    struct Count: Sendable {
        var agreeing = 0
        var differing = 0
        var examples: [Disagreement] = []

        var share: Double {
            agreeing + differing == 0 ? 1 : Double(agreeing) / Double(agreeing + differing)
        }
    }

    var files = 0
    /// Files that swift-syntax found an error in, which are not compared.
    var erroneousFiles = 0
    var bytes = 0
    var counts: [EntryKind: Count] = [:]

    /// How many disagreements of a kind are kept in full.
    let exampleLimit: Int

    init(exampleLimit: Int) { self.exampleLimit = exampleLimit }

    mutating func add(_ other: Tally) {
        files += other.files
        erroneousFiles += other.erroneousFiles
        bytes += other.bytes
        for (kind, count) in other.counts {
            counts[kind, default: Count()].agreeing += count.agreeing
            counts[kind, default: Count()].differing += count.differing
            let room = exampleLimit - counts[kind, default: Count()].examples.count
            counts[kind, default: Count()].examples += count.examples.prefix(max(0, room))
        }
    }
}
