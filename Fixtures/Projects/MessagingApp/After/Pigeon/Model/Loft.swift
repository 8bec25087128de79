import Foundation

/// A place where letters of one circle of keepers arrive.
struct Loft: Identifiable, Hashable, Codable, Sendable {
    struct ID: RawRepresentable, Hashable, Codable, Sendable {
        let rawValue: String

        static let support = ID(rawValue: "support")
    }

    let id: ID
    var name: String
    var members: [Keeper]
    var unread: Int
}

/// Somebody who sends and receives letters.
struct Keeper: Identifiable, Hashable, Codable, Sendable {
    let id: UUID
    var name: String
    var avatar: URL?

    static let anonymous = Keeper(id: UUID(), name: "A keeper", avatar: nil)
}
