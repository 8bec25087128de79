import SwiftFacts

/// Protocols that ask for streams, `var level: AnyPublisher<Int, Never> { get }`, and what conforms to them.
struct StreamProtocols: Sendable {
    /// By type: what conforms to it, of a protocol that asks for a stream.
    private let conforming: FrozenGroups<TypeID>

    /// - Parameter properties: Those of instances, by type.
    /// - Complexity: O(requirements); where a stream is asked for, O(types and their ancestors)
    init(index: ProjectIndex, excluded: ExcludedCode, streams: NameSet, properties: FrozenGroups<PropertyID>) {
        var asking: Set<TypeID> = []
        for (number, type) in index.types.enumerated() where type.kind == .protocol {
            let asks = properties[number].contains { id in
                let type = index.type(of: id)
                // A closure that answers so is told what to answer to, by whoever has the value.
                return index.fact(id).flags.contains(.isRequirement) && type.wrappers.isSubset(of: .optional)
                    && index.outsideName(of: type).map { streams.contains($0) } ?? false
            }
            if asks { asking.insert(TypeID(number)) }
        }
        var conformers: [(group: Int, row: TypeID)] = []
        for (number, type) in index.types.enumerated()
        where !asking.isEmpty && type.kind != .protocol && !excluded.contains(TypeID(number)) {
            for ancestor in index.ancestors[number] where asking.contains(ancestor) {
                conformers.append((ancestor.index, TypeID(number)))
            }
        }
        conforming = FrozenGroups(conformers, count: index.types.count)
    }

    /// What conforms to a protocol that asks for a stream; nothing for any other one.
    func conformers(of type: TypeID) -> UnsafeBufferPointer<TypeID> { conforming[type.index] }
}
