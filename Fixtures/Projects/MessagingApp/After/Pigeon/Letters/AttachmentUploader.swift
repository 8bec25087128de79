import Foundation

/// Sends pictures ahead of the letter that mentions them.
@MainActor
final class AttachmentUploader {
    private let client: any HTTPClient
    private let tokens: TokenManager

    init(client: any HTTPClient, tokens: TokenManager) {
        self.client = client
        self.tokens = tokens
    }

    func upload(_ picture: Data, named name: String) async throws {
        guard let token = tokens.token else { throw HTTPFailure.status(401) }
        var request = Endpoint.attachment(name: name).request(method: "PUT", body: picture)
        request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
        _ = try await client.data(for: request)
    }
}
