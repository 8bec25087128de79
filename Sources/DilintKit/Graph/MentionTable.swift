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
    private let places: PlaceMap
    private let uses: [FileUses]

    init(index: ProjectIndex, uses: [FileUses]) {
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
        private let places: FrozenRows<MentionNumber>
        /// Where the places of each carrier end, and those of the next one begin; then the same of what each carries.
        private let ends: FrozenRows<Int32>

        /// Reads the mentions twice, to count and to place: a list of all of them took more room than the map.
        init(of uses: [FileUses], _ numbers: CarrierNumbers) {
            let carried = numbers.count
            var places = FrozenRows<MentionNumber>([])
            ends = FrozenRows(count: 2 * carried, repeating: 0) { ends in
                for uses in uses {
                    for mention in uses.mentions {
                        ends[numbers[mention.carrier]] += 1
                        if let base = mention.base { ends[carried + numbers[base]] += 1 }
                    }
                }
                // Where the first place of each goes; in the end, where the last one went.
                var start: Int32 = 0
                for number in ends.indices { (start, ends[number]) = (start + ends[number], start) }
                places = FrozenRows(count: Int(start), repeating: MentionNumber(file: 0, number: 0)) { places in
                    func place(_ mention: MentionNumber, under number: Int) {
                        places[Int(ends[number])] = mention
                        ends[number] += 1
                    }
                    for (file, uses) in uses.enumerated() {
                        for (number, mention) in uses.mentions.enumerated() {
                            let found = MentionNumber(file: Int32(file), number: Int32(number))
                            place(found, under: numbers[mention.carrier])
                            if let base = mention.base { place(found, under: carried + numbers[base]) }
                        }
                    }
                }
            }
            self.places = places
        }

        subscript(_ number: Int) -> UnsafeBufferPointer<MentionNumber> {
            places[(number == 0 ? 0 : Int(ends[number - 1]))..<Int(ends[number])]
        }
    }

    /// How many numbers there are for parameters and properties.
    var carrierCount: Int { numbers.count }

    /// The number of a parameter or property, for tables.
    func number(of carrier: Carrier) -> Int { numbers[carrier] }

    /// The mentions of a parameter or property, in the files' order.
    func mentions(of carrier: Carrier) -> some Collection<Mention> {
        places[numbers[carrier]].lazy.map { [uses] in uses[Int($0.file)].mentions[Int($0.number)] }
    }

    /// The mentions of members that are read from a parameter or property.
    func mentions(through base: Carrier) -> some Collection<Mention> {
        places[numbers.count + numbers[base]].lazy.map { [uses] in uses[Int($0.file)].mentions[Int($0.number)] }
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
