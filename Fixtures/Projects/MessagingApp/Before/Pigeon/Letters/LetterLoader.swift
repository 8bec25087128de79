import Foundation

final class LetterLoader: Sendable {
    private let client: any HTTPClient

    init(client: any HTTPClient) {
        self.client = client
    }

    func lofts() async throws -> [Loft] {
        try await decode([Loft].self, from: .lofts)
    }

    func letters(in loft: Loft) async throws -> [Letter] {
        try await decode([Letter].self, from: .letters(in: loft.id))
    }

    private func decode<Value: Decodable>(_ type: Value.Type, from endpoint: Endpoint) async throws -> Value {
        let data = try await client.data(for: endpoint.request())
        return try JSONDecoder().decode(type, from: data)
    }
}
