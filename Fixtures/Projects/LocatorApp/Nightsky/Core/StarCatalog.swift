import Foundation

/// A point of light.
struct Star: Identifiable, Hashable, Codable, Sendable {
    let id: Int
    var name: String
    var magnitude: Double
    var picture: URL?
}

protocol StarCatalog: Sendable {
    func stars(brighterThan magnitude: Double) -> [Star]
}

final class HipparcosCatalog: StarCatalog {
    private let all = [
        Star(id: 32349, name: "Sirius", magnitude: -1.44, picture: nil),
        Star(id: 91262, name: "Vega", magnitude: 0.03, picture: nil),
    ]

    func stars(brighterThan magnitude: Double) -> [Star] { all.filter { $0.magnitude < magnitude } }
}
