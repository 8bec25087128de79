import Foundation

/// One message, on its way or delivered.
struct Letter: Identifiable, Hashable, Codable, Sendable {
    let id: UUID
    let loft: Loft.ID
    var sender: Keeper
    var subject: String
    var body: String
    var sentAt: Date?

    static func toSupport(from keeper: Keeper) -> Letter {
        Letter(id: UUID(), loft: .support, sender: keeper, subject: "A lost letter", body: "", sentAt: nil)
    }

    func reply(_ text: String, from keeper: Keeper) -> Letter {
        Letter(id: UUID(), loft: loft, sender: keeper, subject: "Re: \(subject)", body: text, sentAt: nil)
    }
}
