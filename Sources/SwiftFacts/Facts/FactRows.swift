// How facts travel between processes: every table as a run of numbers, a few for each row, in the order of the row's
// properties. Names are counted within the file. What is none is -1.

/// Writes rows as decimal numbers with spaces between them.
package struct FactRowWriter {
    private var bytes: [UInt8] = []
    /// The number within the file of each name that was written, and these names in order.
    private var numbers: [UInt32: Int]
    private(set) var names: [NameID] = []

    init() { numbers = [0: 0] }

    /// What was written since the last call.
    mutating func take() -> String {
        defer { bytes.removeAll(keepingCapacity: true) }
        return String(decoding: bytes, as: UTF8.self)
    }

    mutating func put(_ number: some BinaryInteger) {
        if !bytes.isEmpty { bytes.append(UInt8(ascii: " ")) }
        bytes.append(contentsOf: String(number).utf8)
    }

    mutating func put(_ flag: Bool) { put(flag ? 1 : 0) }

    mutating func put(_ name: NameID) {
        let number = numbers[name.rawValue] ?? numbers.count
        if number == numbers.count {
            numbers[name.rawValue] = number
            names.append(name)
        }
        put(number)
    }

    mutating func put(_ type: TypeReference) { put(optional: type.rawValue) }
    mutating func put(_ condition: ConditionID) { put(condition.rawValue) }

    /// The greatest number stands for none.
    mutating func put(optional number: UInt32) { put(number == .max ? -1 : Int64(number)) }

    /// A run of rows of a table: where it begins, and its length.
    mutating func put(_ range: Range<UInt32>) {
        put(range.lowerBound)
        put(range.count)
    }

    mutating func put(_ range: SourceRange) {
        put(range.start)
        put(Int64(range.end) - Int64(range.start))
    }

    mutating func put(_ kind: some RawRepresentable<UInt8>) { put(kind.rawValue) }
}

/// Why rows cannot be read: they are not what `FactRowWriter` writes.
package struct FactRowError: Error, Equatable {
    /// The table.
    package var table: String
}

/// Reads what `FactRowWriter` wrote.
struct FactRowReader {
    private let bytes: [UInt8]
    private let table: String
    private var offset = 0
    /// By its number within the file: the name's number in the table of the whole batch.
    private let names: [NameID]

    init(_ text: String, table: String, names: [NameID]) {
        bytes = Array(text.utf8)
        self.table = table
        self.names = names
    }

    var isAtEnd: Bool { offset >= bytes.count }
    var error: FactRowError { FactRowError(table: table) }

    /// The next number; what does not fit into the type that is asked for is an error.
    mutating func next<Number: FixedWidthInteger>(_: Number.Type = Number.self) throws(FactRowError) -> Number {
        var value: Int64 = 0
        let isNegative = offset < bytes.count && bytes[offset] == UInt8(ascii: "-")
        if isNegative { offset += 1 }
        let first = offset
        while offset < bytes.count, bytes[offset] != UInt8(ascii: " ") {
            let digit = bytes[offset]
            guard digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "9"), offset - first < 18 else { throw error }
            value = value * 10 + Int64(digit - UInt8(ascii: "0"))
            offset += 1
        }
        guard offset > first, let number = Number(exactly: isNegative ? -value : value) else { throw error }
        offset += 1
        return number
    }

    mutating func flag() throws(FactRowError) -> Bool {
        let number: UInt8 = try next()
        guard number <= 1 else { throw error }
        return number == 1
    }

    mutating func name() throws(FactRowError) -> NameID {
        let number: Int = try next()
        guard names.indices.contains(number) else { throw error }
        return names[number]
    }

    mutating func type() throws(FactRowError) -> TypeReference { TypeReference(try optional()) }
    mutating func condition() throws(FactRowError) -> ConditionID { ConditionID(try next()) }

    mutating func optional() throws(FactRowError) -> UInt32 {
        let number: Int64 = try next()
        if number == -1 { return .max }
        guard let number = UInt32(exactly: number) else { throw error }
        return number
    }

    mutating func range() throws(FactRowError) -> Range<UInt32> {
        let (start, end) = try bounds()
        return start..<end
    }

    mutating func sourceRange() throws(FactRowError) -> SourceRange {
        let (start, end) = try bounds()
        return SourceRange(start: start, end: end)
    }

    private mutating func bounds() throws(FactRowError) -> (UInt32, UInt32) {
        let start: UInt32 = try next()
        let (end, isTooLarge) = start.addingReportingOverflow(try next())
        guard !isTooLarge else { throw error }
        return (start, end)
    }

    mutating func kind<Kind: RawRepresentable<UInt8>>() throws(FactRowError) -> Kind {
        guard let kind = Kind(rawValue: try next()) else { throw error }
        return kind
    }
}

/// A row of a table of `FileFacts`.
protocol FactRow {
    func write(to rows: inout FactRowWriter)
    init(from rows: inout FactRowReader) throws(FactRowError)
}
