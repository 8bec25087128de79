import SwiftFacts

/// All mentions outside of tests, found by what is mentioned.
struct MentionTable: Sendable {
    /// File and index into the file's `mentions`.
    private struct Place: Sendable {
        var file: Int32
        var number: Int32
    }

    private var byCarrier: [Carrier: [Place]] = [:]
    /// By what carries the carrier (`parameters` of `parameters.api`).
    private var byBase: [Carrier: [Place]] = [:]
    private let uses: [FileUses]

    init(index: ProjectIndex, uses: [FileUses], classification: Classification) {
        self.uses = uses
        for file in uses.indices {
            for (number, mention) in uses[file].mentions.enumerated() {
                let place = Place(file: Int32(file), number: Int32(number))
                byCarrier[mention.carrier, default: []].append(place)
                if let base = mention.base { byBase[base, default: []].append(place) }
            }
        }
    }

    /// The mentions of a parameter or property, in the files' order.
    func mentions(of carrier: Carrier) -> [Mention] {
        (byCarrier[carrier] ?? []).map { uses[Int($0.file)].mentions[Int($0.number)] }
    }

    /// The mentions of members that are read from a parameter or property.
    func mentions(through base: Carrier) -> [Mention] {
        (byBase[base] ?? []).map { uses[Int($0.file)].mentions[Int($0.number)] }
    }

    /// The call that a place names.
    func call(_ place: ArgumentPlace, of mention: Mention) -> Call? {
        place.call < 0 ? nil : uses[Int(mention.site.file)].calls[Int(place.call)]
    }
}
