import Foundation

protocol StoryProvider: Sendable {
    func frontPage() async throws -> [Story]
    func text(of story: Story) async throws -> String
}

final class RemoteStoryProvider: StoryProvider {
    private let session: URLSession

    init(session: URLSession) {
        self.session = session
    }

    func frontPage() async throws -> [Story] {
        guard let url = URL(string: "https://almanac.example/front.json") else { return [] }
        let (data, _) = try await session.data(from: url)
        return try JSONDecoder().decode([Story].self, from: data)
    }

    func text(of story: Story) async throws -> String {
        let (data, _) = try await session.data(from: story.text)
        return String(decoding: data, as: UTF8.self)
    }
}
