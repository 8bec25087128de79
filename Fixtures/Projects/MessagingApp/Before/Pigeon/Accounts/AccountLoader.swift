import Foundation

final class AccountLoader: Sendable {
    private let client: any HTTPClient

    init(client: any HTTPClient) {
        self.client = client
    }

    func account() async throws -> Keeper {
        let data = try await client.data(for: Endpoint.account.request())
        return try JSONDecoder().decode(Keeper.self, from: data)
    }
}
