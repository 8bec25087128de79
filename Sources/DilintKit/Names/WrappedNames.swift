import SwiftFacts

/// From `$name` and `_name` to `name`, where anything is called so.
struct WrappedNames: Sendable {
    /// Most names are none, and one bit says so.
    private var wrapping: NameSet
    /// Ascending by the first.
    private var pairs: [(wrapping: NameID, wrapped: NameID)] = []

    /// - Complexity: O(names)
    init(_ names: FrozenNames) {
        wrapping = NameSet([], count: names.count)
        for number in 0..<names.count {
            let id = NameID(UInt32(number))
            let wrapped = names.withBytes(of: id) { name -> NameID? in
                guard name.count > 1, name[0] == UInt8(ascii: "$") || name[0] == UInt8(ascii: "_") else { return nil }
                return names.find(UnsafeBufferPointer(rebasing: name[1...]))
            }
            guard let wrapped else { continue }
            wrapping.insert(id)
            pairs.append((id, wrapped))
        }
    }

    /// - Complexity: O(log pairs) for a name that begins so.
    subscript(_ name: NameID) -> NameID? {
        guard wrapping.contains(name) else { return nil }
        return pairs[pairs.partitionPoint { $0.wrapping < name }].wrapped
    }
}
