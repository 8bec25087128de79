import SwiftFacts

/// A member that is read of nobody knows what, with what is known of it all the same.
struct NarrowedRead: Sendable, BitwiseCopyable, Comparable {
    let name: NameID
    private let kindAndNumber: UInt32

    enum Clue {
        /// It is read of a value of that type of the project.
        case member(of: TypeID)
        /// It is read of a value of a type from elsewhere, whose members are its own.
        case outsideMember(of: NameID)
        /// It stands where a value of that type, a struct or an enum, is asked for.
        case value(TypeID)
        /// It has a member of that name.
        case having(NameID)
    }

    private static let numberBits: UInt32 = 1 << 30 - 1

    init(_ name: NameID, _ clue: Clue) {
        self.name = name
        let (kind, number): (UInt32, UInt32) =
            switch clue {
            case .member(let type): (0, UInt32(bitPattern: type.rawValue))
            case .outsideMember(let type): (1, type.rawValue)
            case .value(let type): (2, UInt32(bitPattern: type.rawValue))
            case .having(let member): (3, member.rawValue)
            }
        kindAndNumber = kind << 30 | number & Self.numberBits
    }

    var clue: Clue {
        let number = kindAndNumber & Self.numberBits
        return switch kindAndNumber >> 30 {
        case 0: .member(of: TypeID(Int(number)))
        case 1: .outsideMember(of: NameID(number))
        case 2: .value(TypeID(Int(number)))
        default: .having(NameID(number))
        }
    }

    private var bits: UInt64 { UInt64(name.rawValue) << 32 | UInt64(kindAndNumber) }

    static func < (left: NarrowedRead, right: NarrowedRead) -> Bool { left.bits < right.bits }
}
