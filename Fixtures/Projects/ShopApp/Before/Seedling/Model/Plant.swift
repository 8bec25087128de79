import Foundation

/// Something that grows and can be ordered.
struct Plant: Identifiable, Hashable, Codable, Sendable {
    let id: String
    var name: String
    var pricePence: Int
    var picture: URL
    var season: ClosedRange<Int>

    func isInSeason(in month: Int) -> Bool { season.contains(month) }
}
