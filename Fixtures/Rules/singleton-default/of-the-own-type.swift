// A default of the singleton's own type speaks of itself.

final class Almanac {
    static let shared = Almanac()
    func merge(_ other: Almanac = .shared) -> Bool { other === self }
}
