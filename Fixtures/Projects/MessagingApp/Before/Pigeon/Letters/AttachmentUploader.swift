import Foundation

/// Sends pictures ahead of the letter that mentions them.
@MainActor
final class AttachmentUploader {
    private let client: any HTTPClient

    init(client: any HTTPClient) {
        self.client = client
    }

    func upload(_ picture: Data, named name: String) async throws {
        guard let token = TokenManager.shared.token else { throw HTTPFailure.status(401) }
        var request = Endpoint.attachment(name: name).request(method: "PUT", body: picture)
        request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
        _ = try await client.data(for: request)
    }
}
