import Foundation

/// What the paper has to tell.
struct Story: Identifiable, Hashable, Codable, Sendable {
    let id: UUID
    var headline: String
    var teaser: String
    var picture: URL?
    var text: URL
    var publishedAt: Date
}
