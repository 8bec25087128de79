import Foundation

/// Answers that are typed into a notification.
@MainActor
final class QuickReplyHandler {
    private let sender: LetterSender
    private(set) var lastFailure: (any Error)?

    init(sender: LetterSender) {
        self.sender = sender
    }

    func reply(_ text: String, to letter: Letter, as keeper: Keeper) async {
        do {
            try await sender.send(letter.reply(text, from: keeper))
            lastFailure = nil
        } catch {
            lastFailure = error
        }
    }

    func networkCameBack() async {
        do {
            try await sender.retry()
        } catch {
            lastFailure = error
        }
    }
}
