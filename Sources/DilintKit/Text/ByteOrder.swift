extension String {
    /// Whether a text stands before another one in the order of their UTF-8 bytes: the same on every machine.
    package func precedesInBytes(_ other: String) -> Bool { orderInBytes(with: other) < 0 }

    /// Below zero where a text stands before another one in the order of their UTF-8 bytes, above where it stands behind.
    ///
    /// Eight bytes at a time, as paths have much in common. O(length of what they have in common)
    func orderInBytes(with other: String) -> Int {
        utf8.withContiguousStorageIfAvailable { left in
            other.utf8.withContiguousStorageIfAvailable { right in Self.order(left, right) }
        }.flatMap(\.self)
            ?? (utf8.lexicographicallyPrecedes(other.utf8) ? -1 : utf8.elementsEqual(other.utf8) ? 0 : 1)
    }

    private static func order(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Int {
        if left.baseAddress == right.baseAddress, left.count == right.count { return 0 }
        let place = commonCount(left, right)
        if place == left.count || place == right.count { return left.count - right.count }
        return Int(left[place]) - Int(right[place])
    }

    /// How many bytes two texts have in common from their beginning on.
    func countInCommon(with other: String) -> Int {
        utf8.withContiguousStorageIfAvailable { left in
            other.utf8.withContiguousStorageIfAvailable { right in Self.commonCount(left, right) }
        }.flatMap(\.self) ?? zip(utf8, other.utf8).prefix { $0 == $1 }.count
    }

    private static func commonCount(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Int {
        let count = Swift.min(left.count, right.count)
        let (one, two) = (UnsafeRawBufferPointer(left), UnsafeRawBufferPointer(right))
        var place = 0
        while place + 8 <= count,
            one.loadUnaligned(fromByteOffset: place, as: UInt64.self)
                == two.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        {
            place += 8
        }
        while place < count, left[place] == right[place] { place += 1 }
        return place
    }
}
