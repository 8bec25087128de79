import SwiftFacts

/// A use as it is kept of a file, in as few bytes as there may be: there are hundreds of thousands, and they are most of
/// what is in memory at the end. Its numbers of rows are those of `OtherRows`.
protocol KeptUse: Sendable, BitwiseCopyable {
    var site: LocalSite { get }
    var flowKind: PackedFlow.Kind { get }
    var flowNumbers: KeptFlow { get set }
}

extension KeptUse {
    /// Index into the file's `calls`: the call whose whole argument it is; -1 without.
    var argumentCall: Int32 {
        @inline(__always) get { flowKind.isArgument ? flowNumbers.single : -1 }
        set { if flowKind.isArgument { flowNumbers.single = newValue } }
    }
}

/// A use where it is kept, and what its numbers mean: each part is made of these where it is asked for.
///
/// - Precondition: The table that it stands in outlives it.
@dynamicMemberLookup
struct Use<Kept: KeptUse>: @unchecked Sendable {
    private let place: UnsafePointer<Kept>
    let rows: OtherRows

    @inline(__always)
    fileprivate init(_ place: UnsafePointer<Kept>, _ rows: OtherRows) { (self.place, self.rows) = (place, rows) }

    var kept: Kept { @inline(__always) get { place.pointee } }

    /// A part that is kept as it is.
    @inline(__always)
    subscript<Part>(dynamicMember part: KeyPath<Kept, Part>) -> Part { place.pointee[keyPath: part] }

    var site: Site { @inline(__always) get { Site(file: rows.file, local: place.pointee.site) } }

    var flow: Flow { @inline(__always) get { kept.flowNumbers.packed(as: kept.flowKind, among: rows).flow } }
}

/// What a file uses of one kind.
struct UseRows<Kept: KeptUse>: RandomAccessCollection, Sendable {
    private let kept: RowView<Kept>
    private let others: OtherRows

    @inline(__always)
    init(_ kept: RowView<Kept>, among others: OtherRows) { (self.kept, self.others) = (kept, others) }

    var startIndex: Int { 0 }
    var endIndex: Int { kept.count }

    @inline(__always)
    subscript(_ number: Int) -> Use<Kept> {
        precondition(UInt(bitPattern: number) < UInt(bitPattern: kept.count), "no such use")
        return Use(kept.buffer.baseAddress.unsafelyUnwrapped + number, others)
    }
}

/// The file whose uses are at hand, and the rows of other files that they name.
///
/// Two of three rows that a file's uses name are its own, and the others each three times: one number is kept for each
/// instead of two. A row of the file's own by itself; one of another file by where it stands here, inverted.
struct OtherRows: @unchecked Sendable {
    let file: Int32
    /// They live as long as the uses that name them.
    private let rows: UnsafePointer<PackedCarrier.Numbers>?

    init(of file: Int32, _ rows: RowView<PackedCarrier.Numbers>) {
        self.file = file
        self.rows = rows.buffer.baseAddress
    }

    /// - Parameter number: Of `GatheredOtherRows`.
    @inline(__always)
    subscript(_ number: Int32) -> PackedCarrier.Numbers {
        guard number < 0, let rows else { return PackedCarrier.Numbers(file: file, row: number) }
        return rows[Int(~number)]
    }
}

/// `OtherRows` while a file is read.
struct GatheredOtherRows: ~Copyable {
    private var file: Int32 = 0
    private(set) var rows = ReusedRows<PackedCarrier.Numbers>()
    /// The last place that was given to rows of some hash. What it says of earlier files does no harm: it is compared.
    private let places = UnsafeMutablePointer<UInt16>.allocate(capacity: 1 << bits)
    private static let bits: UInt64 = 9

    init() { places.initialize(repeating: 0, count: 1 << Self.bits) }

    deinit { places.deallocate() }

    mutating func begin(file: Int32) { self.file = file }

    mutating func removeAll() { rows.removeAll() }

    /// Until the next one is added; or, where they have been copied, as long as the copy lives.
    func named(in copy: RowView<PackedCarrier.Numbers>? = nil) -> OtherRows { OtherRows(of: file, copy ?? rows.view) }

    /// What stands for a row.
    @inline(__always)
    mutating func number(of row: PackedCarrier.Numbers) -> Int32 {
        row.file == file && row.row >= 0 ? row.row : place(of: row)
    }

    /// What stands for two numbers, whatever they are; negative.
    mutating func place(of pair: PackedCarrier.Numbers) -> Int32 {
        let bits = UInt64(UInt32(bitPattern: pair.file)) << 32 | UInt64(UInt32(bitPattern: pair.row))
        // The top bits of a product, as in `PairMemo`.
        let product = bits &* 0x9E37_79B9_7F4A_7C15
        let hash = Int(product >> (UInt64(UInt64.bitWidth) - Self.bits))
        let known = Int(places[hash])
        let all = rows.all
        if known < all.count, all[known].file == pair.file, all[known].row == pair.row {
            return ~Int32(truncatingIfNeeded: known)
        }
        let place = all.count
        rows.append(pair)
        places[hash] = UInt16(truncatingIfNeeded: place)
        return ~Int32(truncatingIfNeeded: place)
    }
}
