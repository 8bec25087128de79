import SwiftFacts

/// Where a piece of code stands.
struct Site: Sendable {
    let file: Int32
    var local: LocalSite

    @inline(__always)
    init(file: Int32, local: LocalSite) { (self.file, self.local) = (file, local) }

    init(
        file: Int32, body: Int32, row: UInt32, offset: UInt32, condition: ConditionID, closureDepth: UInt16
    ) {
        self.file = file
        local = LocalSite(body: body, row: row, offset: offset, condition: condition, closureDepth: closureDepth)
    }

    var body: Int32 { local.body }
    var row: UInt32 { local.row }
    var offset: UInt32 { local.offset }
    var condition: ConditionID { local.condition }
    var closureDepth: UInt16 { local.closureDepth }
    var isConditional: Bool { local.isConditional }
    var isCertain: Bool { local.isCertain }
    var isDeferred: Bool { local.isDeferred }
    var fileIndex: Int { Int(file) }
    var bodyID: BodyID { BodyID(file: file, row: local.body) }
}

/// Where a piece of code stands in its file.
///
/// In 15 bytes, so that what is kept of code has the last one of four words for itself.
struct LocalSite: Sendable, BitwiseCopyable {
    /// Row of the file's `bodies`.
    var body: Int32
    /// Row of the file's `expressions`.
    var row: UInt32
    /// Offset of the first token of the mention, access or call.
    var offset: UInt32
    /// The branch of an `#if`.
    var condition: ConditionID
    /// The depth above the doubts.
    private var depthAndDoubts: UInt8

    init(body: Int32, row: UInt32, offset: UInt32, condition: ConditionID, closureDepth: UInt16) {
        (self.body, self.row, self.offset) = (body, row, offset)
        (self.condition, depthAndDoubts) = (condition, 0)
        self.closureDepth = closureDepth
    }

    /// Why code may never run, or be another's.
    struct Doubts: OptionSet, Sendable {
        let rawValue: UInt8

        /// It is within a branch or loop.
        static let branch = Doubts(rawValue: 1)
        /// It is behind a `guard` or another branch that returns.
        static let wayOut = Doubts(rawValue: 2)
        /// It is a call whose labels fit nothing of the name that is read: another one, of a superclass from elsewhere, may
        /// be meant.
        static let namesake = Doubts(rawValue: 4)
        /// It is in a closure that is handed to a function of some name: `map` of a list calls it at once, that of a
        /// publisher later.
        static let handedToAny = Doubts(rawValue: 8)
    }

    private static let doubtBits: UInt8 = 15
    private static let depthShift: UInt8 = 4
    private static let maximumDepth: UInt16 = 15

    /// How many closures that are not called where they stand (and local functions) are around it; 15 for more, which
    /// nobody writes.
    var closureDepth: UInt16 {
        get { UInt16(depthAndDoubts >> Self.depthShift) }
        set {
            let depth = UInt8(min(newValue, Self.maximumDepth))
            depthAndDoubts = depth << Self.depthShift | depthAndDoubts & Self.doubtBits
        }
    }

    /// Why it may never run, or be another's.
    var doubts: Doubts {
        get { Doubts(rawValue: depthAndDoubts & Self.doubtBits) }
        set { depthAndDoubts = depthAndDoubts & ~Self.doubtBits | newValue.rawValue }
    }

    /// Within a branch or loop.
    var isConditional: Bool { doubts.contains(.branch) }
    /// Runs whenever the code around it does.
    var isCertain: Bool { doubts.isEmpty }
    /// Runs later than the code around it, if at all.
    var isDeferred: Bool { depthAndDoubts > Self.doubtBits }
}
