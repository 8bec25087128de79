import SwiftFacts

/// Which names begin with a capital letter, underscores aside: looked up as types first.
struct CapitalizedNames: Sendable {
    private var flags: [Bool]

    init(_ names: FrozenNames) {
        flags = (0..<names.count).map { number in
            names.withBytes(of: NameID(UInt32(number))) { bytes in
                guard let first = bytes.first(where: { $0 != UInt8(ascii: "_") }) else { return false }
                return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
            }
        }
    }

    func contains(_ name: NameID) -> Bool { flags[Int(name.rawValue)] }
}
