import Foundation

/// Hands letters to the post office; what the network refuses waits in the outbox.
@MainActor
final class LetterSender {
    private let client: any HTTPClient
    private let outbox: OutboxStore

    init(client: any HTTPClient, outbox: OutboxStore) {
        self.client = client
        self.outbox = outbox
    }

    func send(_ letter: Letter) async throws {
        do {
            let body = try JSONEncoder().encode(letter)
            _ = try await client.data(for: Endpoint.send.request(method: "POST", body: body))
        } catch {
            outbox.put(letter)
            throw error
        }
    }

    func retry() async throws {
        for letter in outbox.take() { try await send(letter) }
    }
}
