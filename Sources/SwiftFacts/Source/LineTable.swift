/// Where the lines of a file begin.
///
/// A byte a line instead of four: a project has as many lines as all its other facts have rows.
public struct LineTable: Sendable, Equatable {
    /// Number of lines, a last line without a line break included.
    public let count: Int
    /// Offset of the first byte of the last line.
    public let lastStart: UInt32
    /// The length of each line but the last, its line break included; `long` for all longer ones.
    private let lengths: [UInt8]
    /// Offsets of the first byte of every line whose number is a multiple of `blockSize`, the first line being 0. None where
    /// that is the only one.
    private let landmarks: [UInt32]
    /// What follows the long lines, ascending.
    private let jumps: [Jump]

    private struct Jump: Sendable, Equatable {
        var line: UInt32
        var start: UInt32
    }

    private static let blockSize = 64
    private static let long = UInt8.max

    /// Of a source without line breaks. The facts of every file begin with it: it holds no memory whose references would be
    /// counted.
    public static var oneLine: LineTable { LineTable() }

    private init() {
        (count, lastStart) = (1, 0)
        (lengths, landmarks, jumps) = ([], [], [])
    }

    /// - Parameter starts: Offset of the first byte of every line, ascending; the first is 0.
    public init(starts: [UInt32]) {
        self = starts.withUnsafeBufferPointer { LineTable(starts: $0) }
    }

    init(starts: UnsafeBufferPointer<UInt32>) {
        count = starts.count
        lastStart = starts.last ?? 0
        guard starts.count > 1 else {
            (lengths, landmarks, jumps) = ([], [], [])
            return
        }
        var landmarks: [UInt32] = []
        landmarks.reserveCapacity((starts.count + Self.blockSize - 1) / Self.blockSize)
        var jumps: [Jump] = []
        let last = starts.count - 1
        // Written elsewhere and copied: an array that is made to be filled in place asks the runtime for its type first,
        // which takes longer.
        lengths = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: last) { lengths in
            // Without anything else to do in it, the compiler does this for many lines at once.
            var longest: UInt32 = 0
            for line in 0..<last {
                let length = starts[line &+ 1] &- starts[line]
                longest = max(longest, length)
                lengths[line] = UInt8(truncatingIfNeeded: min(length, UInt32(Self.long)))
            }
            if longest >= Self.long {
                for line in 0..<last where lengths[line] == Self.long {
                    jumps.append(Jump(line: UInt32(line + 1), start: starts[line + 1]))
                }
            }
            return Array(UnsafeBufferPointer(lengths))
        }
        for line in stride(from: 0, to: starts.count, by: Self.blockSize) { landmarks.append(starts[line]) }
        self.landmarks = landmarks
        self.jumps = jumps
    }

    /// Offset of the first byte of every line, ascending. O(lines)
    public var starts: [UInt32] {
        var starts: [UInt32] = []
        starts.reserveCapacity(count)
        var start: UInt32 = 0
        for line in 0..<count {
            starts.append(start)
            if line < lengths.count { start = end(ofLine: line, from: start) }
        }
        return starts
    }

    /// The line and column of a byte, both counted from 1, the column in UTF-8 bytes. O(log lines).
    public func position(of offset: UInt32) -> (line: Int, column: Int) {
        var low = 0
        var high = landmarks.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if landmarks[middle] <= offset { low = middle } else { high = middle }
        }
        guard low < landmarks.count else { return (1, Int(offset) + 1) }
        var line = low * Self.blockSize
        var start = landmarks[low]
        while line < lengths.count {
            let end = end(ofLine: line, from: start)
            if end > offset { break }
            start = end
            line += 1
        }
        return (line + 1, Int(offset) - Int(start) + 1)
    }

    /// Where the line behind one begins. O(log long lines)
    private func end(ofLine line: Int, from start: UInt32) -> UInt32 {
        let length = lengths[line]
        if length < Self.long { return start &+ UInt32(length) }
        var low = 0
        var high = jumps.count - 1
        while low < high {
            let middle = (low + high) / 2
            if jumps[middle].line <= UInt32(line) { low = middle + 1 } else { high = middle }
        }
        return jumps[low].start
    }
}
