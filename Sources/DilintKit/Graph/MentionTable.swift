import SwiftFacts

/// All mentions outside of tests, found by what is mentioned.
struct MentionTable: Sendable {
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

    /// Reads the mentions twice, to count and to place: a list of all of them took more room than the maps.
    init(index: ProjectIndex, uses: [FileUses]) {
        let numbers = CarrierNumbers(index)
        var byCarrier = CarrierMap(count: numbers.count)
        var byBase = byCarrier
        for uses in uses {
            for mention in uses.mentions {
                byCarrier.count(numbers[mention.carrier])
                if let base = mention.base { byBase.count(numbers[base]) }
            }
        }
        byCarrier.makeRoom()
        byBase.makeRoom()
        for (file, uses) in uses.enumerated() {
            for (number, mention) in uses.mentions.enumerated() {
                let place = MentionNumber(file: Int32(file), number: Int32(number))
                byCarrier.put(place, under: numbers[mention.carrier])
                if let base = mention.base { byBase.put(place, under: numbers[base]) }
            }
        }
        self.uses = uses
        self.numbers = numbers
        self.byCarrier = byCarrier
        self.byBase = byBase
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
        /// Where the places of each carrier begin. One more stands in front: while the places are put, each entry is where
        /// the next place of the carrier before goes, and in the end where that carrier's places end.
        private var starts: [Int32]
        private var places: [MentionNumber] = []

        init(count: Int) { starts = Array(repeating: 0, count: count + 2) }

        mutating func count(_ carrier: Int) { starts[carrier + 2] += 1 }

        mutating func makeRoom() {
            for carrier in 1..<starts.count { starts[carrier] += starts[carrier - 1] }
            places = Array(repeating: MentionNumber(file: 0, number: 0), count: Int(starts[starts.count - 1]))
        }

        mutating func put(_ place: MentionNumber, under carrier: Int) {
            places[Int(starts[carrier + 1])] = place
            starts[carrier + 1] += 1
        }

        subscript(_ carrier: Int) -> ArraySlice<MentionNumber> {
            places[Int(starts[carrier])..<Int(starts[carrier + 1])]
        }
    }

    /// The mentions of a parameter or property, in the files' order.
    func mentions(of carrier: Carrier) -> some Collection<Mention> {
        byCarrier[numbers[carrier]].lazy.map { uses[Int($0.file)].mentions[Int($0.number)] }
    }

    /// The mentions of members that are read from a parameter or property.
    func mentions(through base: Carrier) -> some Collection<Mention> {
        byBase[numbers[base]].lazy.map { uses[Int($0.file)].mentions[Int($0.number)] }
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
