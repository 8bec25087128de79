import SwiftFacts

/// All mentions outside of tests, found by what is mentioned.
struct MentionTable: Sendable {
    /// File and index into the file's `mentions`.
    private struct MentionNumber: Sendable {
        var file: Int32
        var number: Int32
    }

    private let byCarrier: CarrierMap
    /// By what carries the carrier (`parameters` of `parameters.api`).
    private let byBase: CarrierMap
    private let uses: [FileUses]

    init(index: ProjectIndex, uses: [FileUses]) {
        self.uses = uses
        byCarrier = CarrierMap(uses, index: index) { $0.carrier }
        byBase = CarrierMap(uses, index: index) { $0.base }
    }

    /// Places by carrier in one array, sorted by counting: a dictionary of arrays took five times as long.
    private struct CarrierMap: Sendable {
        /// Number of the first parameter and of the first property of each file.
        private var parameterBases: [Int32] = []
        private var propertyBases: [Int32] = []
        private var starts: [Int32]
        private var numbers: [MentionNumber]

        /// Reads the mentions twice, to count and to place: a list of all of them took more room than the map.
        init(_ uses: [FileUses], index: ProjectIndex, _ carrier: (Mention) -> Carrier?) {
            var count: Int32 = 0
            for file in index.files {
                parameterBases.append(count)
                count += Int32(file.parameters.count)
                propertyBases.append(count)
                count += Int32(file.properties.count)
            }
            starts = Array(repeating: 0, count: Int(count) + 1)
            numbers = []
            for file in uses.indices {
                for mention in uses[file].mentions {
                    if let carrier = carrier(mention) { starts[number(of: carrier) + 1] += 1 }
                }
            }
            for carrier in 0..<Int(count) { starts[carrier + 1] += starts[carrier] }
            numbers = Array(repeating: MentionNumber(file: 0, number: 0), count: Int(starts[Int(count)]))
            var free = starts
            for file in uses.indices {
                for (number, mention) in uses[file].mentions.enumerated() {
                    guard let carrier = carrier(mention) else { continue }
                    let place = self.number(of: carrier)
                    numbers[Int(free[place])] = MentionNumber(file: Int32(file), number: Int32(number))
                    free[place] += 1
                }
            }
        }

        private func number(of carrier: Carrier) -> Int {
            switch carrier {
            case .parameter(let id): Int(parameterBases[id.fileIndex]) + id.index
            case .property(let id): Int(propertyBases[id.fileIndex]) + id.index
            }
        }

        subscript(_ carrier: Carrier) -> ArraySlice<MentionNumber> {
            let number = number(of: carrier)
            return numbers[Int(starts[number])..<Int(starts[number + 1])]
        }
    }

    /// The mentions of a parameter or property, in the files' order.
    func mentions(of carrier: Carrier) -> some Collection<Mention> {
        byCarrier[carrier].lazy.map { uses[Int($0.file)].mentions[Int($0.number)] }
    }

    /// The mentions of members that are read from a parameter or property.
    func mentions(through base: Carrier) -> some Collection<Mention> {
        byBase[base].lazy.map { uses[Int($0.file)].mentions[Int($0.number)] }
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
