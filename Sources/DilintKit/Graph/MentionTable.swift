import SwiftFacts

/// All mentions outside of tests, found by what is mentioned.
///
/// A class: what is found is read lazily, and keeps the table.
final class MentionTable: Sendable {
    private let numbers: CarrierNumbers
    private let places: PlaceMap
    private let uses: ProjectUses

    init(index: ProjectIndex, uses: ProjectUses) {
        let numbers = CarrierNumbers(index)
        self.numbers = numbers
        self.uses = uses
        places = PlaceMap(of: uses, numbers)
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

    /// Places in one array, sorted by counting: a dictionary of arrays took five times as long. Those of each carrier come
    /// first, and then those of what each carries (`api` of `parameters.api`).
    private struct PlaceMap: Sendable {
        /// Numbers of mentions among those of all files.
        private let places: FrozenRows<Int32>
        /// Where the places of each carrier end, and those of the next one begin; then the same of what each carries.
        private let ends: FrozenRows<Int32>

        /// By file, the number of its first mention.
        private let firstNumbers: FrozenRows<Int32>

        /// Counts, and then places. The mentions are read once: they are far larger than the numbers of what they mention.
        init(of uses: ProjectUses, _ numbers: CarrierNumbers) {
            let carried = numbers.count
            var places = FrozenRows<Int32>([])
            firstNumbers = FrozenRows(count: uses.count, repeating: 0) { first in
                for file in uses.indices.dropLast() { first[file + 1] = first[file] + Int32(uses[file].mentions.count) }
            }
            ends = FrozenRows(count: 2 * carried, repeating: 0) { ends in
                var carriers: [Int32] = []
                var bases: [(mention: Int32, number: Int32)] = []
                carriers.reserveCapacity(uses.reduce(0) { $0 + $1.mentions.count })
                for uses in uses {
                    for mention in uses.mentions {
                        let number = numbers[mention.carrier]
                        ends[number] += 1
                        if let base = mention.base {
                            let number = carried + numbers[base]
                            ends[number] += 1
                            bases.append((Int32(carriers.count), Int32(number)))
                        }
                        carriers.append(Int32(number))
                    }
                }
                // Where the first place of each goes; in the end, where the last one went.
                var start: Int32 = 0
                for number in ends.indices { (start, ends[number]) = (start + ends[number], start) }
                places = FrozenRows(count: Int(start), repeating: 0) { places in
                    func place(_ mention: Int32, under number: Int32) {
                        places[Int(ends[Int(number)])] = mention
                        ends[Int(number)] += 1
                    }
                    for mention in carriers.indices { place(Int32(mention), under: carriers[mention]) }
                    for base in bases { place(base.mention, under: base.number) }
                }
            }
            self.places = places
        }

        subscript(_ number: Int) -> UnsafeBufferPointer<Int32> {
            places[(number == 0 ? 0 : Int(ends[number - 1]))..<Int(ends[number])]
        }

        /// The file that a mention is in, and its number there. O(log files): both numbers for each mention took twice
        /// the room.
        func place(of mention: Int32) -> (file: Int, number: Int) {
            let file = firstNumbers.all.partitionPoint { $0 <= mention } - 1
            return (file, Int(mention - firstNumbers[file]))
        }
    }

    /// How many numbers there are for parameters and properties.
    var carrierCount: Int { numbers.count }

    /// The number of a parameter or property, for tables.
    func number(of carrier: Carrier) -> Int { numbers[carrier] }

    /// The mentions of a parameter or property, in the files' order.
    func mentions(of carrier: Carrier) -> some Collection<Mention> {
        places[numbers[carrier]].lazy.map { [self] in mention($0) }
    }

    /// The mentions of members that are read from a parameter or property.
    func mentions(through base: Carrier) -> some Collection<Mention> {
        places[numbers.count + numbers[base]].lazy.map { [self] in mention($0) }
    }

    private func mention(_ number: Int32) -> Mention {
        let place = places.place(of: number)
        return uses[place.file].mentions[place.number]
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
