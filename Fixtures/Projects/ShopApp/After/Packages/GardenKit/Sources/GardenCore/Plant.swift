import Foundation

/// Something that grows and can be ordered.
public struct Plant: Identifiable, Hashable, Codable, Sendable {
    public let id: String
    public var name: String
    public var pricePence: Int
    public var picture: URL
    public var season: ClosedRange<Int>

    public func isInSeason(in month: Int) -> Bool { season.contains(month) }
}
