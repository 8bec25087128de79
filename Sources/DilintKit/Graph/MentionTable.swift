import SwiftFacts

/// All mentions outside of tests, found by what is mentioned.
///
/// A class: what is found is read lazily, and keeps the table.
final class MentionTable: Sendable {
    /// File and index into the file's `mentions`.
    private struct MentionNumber: Sendable {
        var file: Int32
        var number: Int32
    }

    private let numbers: CarrierNumbers
    private let byCarrier: CarrierMap
    /// By what carries the carrier (`parameters` of `parameters.api`).
    private let byBase: CarrierMap
    private let uses: [FileUses]

    init(index: ProjectIndex, uses: [FileUses]) {
        let numbers = CarrierNumbers(index)
        self.numbers = numbers
        self.uses = uses
        byCarrier = CarrierMap(of: uses, count: numbers.count) { numbers[$0.carrier] }
        byBase = CarrierMap(of: uses, count: numbers.count) { mention in mention.base.map { numbers[$0] } }
    }

    /// Numbers for all parameters and then all properties, by file and row.
    private struct CarrierNumbers: Sendable {
        private let parameters: FrozenGroups<ResolvedType>
        private let properties: FrozenGroups<ResolvedType>

        init(_ index: ProjectIndex) { (parameters, properties) = (index.parameterTypes, index.propertyTypes) }

        var count: Int { parameters.rowCount + properties.rowCount }

        @inline(__always)
        subscript(_ carrier: Carrier) -> Int {
            switch carrier {
            case .parameter(let id): parameters.start(of: id.fileIndex) + id.index
            case .property(let id): parameters.rowCount + properties.start(of: id.fileIndex) + id.index
            }
        }
    }

    /// Places by carrier in one array, sorted by counting: a dictionary of arrays took five times as long.
    private struct CarrierMap: Sendable {
        private let places: FrozenRows<MentionNumber>
        /// Where the places of each carrier end, and those of the next one begin.
        private let ends: FrozenRows<Int32>

        /// Reads the mentions twice, to count and to place: a list of all of them took more room than the maps.
        ///
        /// - Parameters:
        ///   - count: How many numbers there are.
        ///   - number: That of what a mention stands under.
        init(of uses: [FileUses], count: Int, number: (Mention) -> Int?) {
            var ends = [Int32](repeating: 0, count: count)
            places = ends.withUnsafeMutableBufferPointer { ends in
                for uses in uses {
                    for mention in uses.mentions {
                        if let carrier = number(mention) { ends[carrier] += 1 }
                    }
                }
                // Where the first place of each goes; in the end, where the last one went.
                var start: Int32 = 0
                for carrier in ends.indices { (start, ends[carrier]) = (start + ends[carrier], start) }
                return FrozenRows(count: Int(start), repeating: MentionNumber(file: 0, number: 0)) { places in
                    for (file, uses) in uses.enumerated() {
                        for (place, mention) in uses.mentions.enumerated() {
                            guard let carrier = number(mention) else { continue }
                            places[Int(ends[carrier])] = MentionNumber(file: Int32(file), number: Int32(place))
                            ends[carrier] += 1
                        }
                    }
                }
            }
            self.ends = FrozenRows(ends)
        }

        subscript(_ carrier: Int) -> UnsafeBufferPointer<MentionNumber> {
            places[(carrier == 0 ? 0 : Int(ends[carrier - 1]))..<Int(ends[carrier])]
        }
    }

    /// How many numbers there are for parameters and properties.
    var carrierCount: Int { numbers.count }

    /// The number of a parameter or property, for tables.
    func number(of carrier: Carrier) -> Int { numbers[carrier] }

    /// The mentions of a parameter or property, in the files' order.
    func mentions(of carrier: Carrier) -> some Collection<Mention> {
        byCarrier[numbers[carrier]].lazy.map { [uses] in uses[Int($0.file)].mentions[Int($0.number)] }
    }

    /// The mentions of members that are read from a parameter or property.
    func mentions(through base: Carrier) -> some Collection<Mention> {
        byBase[numbers[base]].lazy.map { [uses] in uses[Int($0.file)].mentions[Int($0.number)] }
    }

    /// The mentions of properties that are read from some parameters or properties, in the order of the first ones.
    func members(through bases: [Carrier]) -> [(member: PropertyID, mentions: [Mention])] {
        var found: [(member: PropertyID, mentions: [Mention])] = []
        var places: [PropertyID: Int] = [:]
        for base in bases {
            for mention in mentions(through: base) {
                guard case .property(let id) = mention.carrier else { continue }
                if let place = places[id] {
                    found[place].mentions.append(mention)
                } else {
                    places[id] = found.count
                    found.append((id, [mention]))
                }
            }
        }
        return found
    }

    /// The call that a place names.
    func call(_ place: ArgumentPlace, of mention: Mention) -> Call? {
        place.call < 0 ? nil : uses[mention.site.fileIndex].calls[Int(place.call)]
    }
}
