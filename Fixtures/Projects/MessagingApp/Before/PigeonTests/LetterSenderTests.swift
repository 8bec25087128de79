import Foundation
import Testing

@testable import Pigeon

@MainActor
struct LetterSenderTests {
    @Test func aRefusedLetterWaits() async {
        let outbox = OutboxStore()
        let sender = LetterSender(client: RefusingClient(), outbox: outbox)
        await #expect(throws: HTTPFailure.self) { try await sender.send(.toSupport(from: .anonymous)) }
        #expect(outbox.waiting.count == 1)
    }

    @Test func theSharedSenderStartsEmpty() async throws {
        try await LetterSender.shared.retry()
    }
}

private final class RefusingClient: HTTPClient {
    func data(for request: URLRequest) async throws -> Data { throw HTTPFailure.status(503) }
}
