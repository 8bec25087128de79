import Foundation

/// Answers that are typed into a notification.
@MainActor
final class QuickReplyHandler {
    private(set) var lastFailure: (any Error)?

    func reply(_ text: String, to letter: Letter, as keeper: Keeper) async {
        do {
            try await LetterSender.shared.send(letter.reply(text, from: keeper))
            lastFailure = nil
        } catch {
            lastFailure = error
        }
    }

    func networkCameBack() async {
        do {
            try await LetterSender.shared.retry()
        } catch {
            lastFailure = error
        }
    }
}
