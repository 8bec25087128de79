import SwiftFacts

/// The number of a nominal type of the project: declared in the sources, or an outside type that they extend.
struct TypeID: Hashable, Sendable, Comparable {
    var rawValue: Int32

    init(_ rawValue: Int32) { self.rawValue = rawValue }

    init(_ index: Int) { self.rawValue = Int32(index) }

    static let none = TypeID(Int32(-1))

    var isNone: Bool { rawValue < 0 }
    var index: Int { Int(rawValue) }

    static func < (left: TypeID, right: TypeID) -> Bool { left.rawValue < right.rawValue }
}

/// A row of one of a file's tables.
struct RowID<Fact>: Hashable, Sendable, Comparable {
    var file: Int32
    var row: Int32

    init(file: Int, row: Int) {
        self.file = Int32(file)
        self.row = Int32(row)
    }

    init(file: Int32, row: Int32) {
        self.file = file
        self.row = row
    }

    var fileIndex: Int { Int(file) }
    var index: Int { Int(row) }

    /// As one number.
    var bits: UInt64 { UInt64(UInt32(bitPattern: file)) << 32 | UInt64(UInt32(bitPattern: row)) }

    /// One number takes half of what two take.
    func hash(into hasher: inout Hasher) { hasher.combine(bits) }

    static func < (left: RowID, right: RowID) -> Bool { (left.file, left.row) < (right.file, right.row) }
}

typealias PropertyID = RowID<PropertyFact>
typealias FunctionID = RowID<FunctionFact>
typealias ParameterID = RowID<ParameterFact>
typealias AliasID = RowID<TypealiasFact>
typealias BodyID = RowID<BodyFact>

/// A member of a type, or a global.
enum MemberID: Hashable, Sendable {
    case property(PropertyID)
    case function(FunctionID)
}

/// What a type's name stands for.
enum TypeEntry: Hashable, Sendable {
    case type(TypeID)
    case alias(AliasID)
}
