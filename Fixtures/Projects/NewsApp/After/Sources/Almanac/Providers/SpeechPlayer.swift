@MainActor
protocol SpeechPlayer: AnyObject {
    func speak(_ text: String)
    func stop()
}

@MainActor
final class QueueSpeechPlayer: SpeechPlayer {
    private var waiting: [Substring] = []

    func speak(_ text: String) { waiting = text.split(separator: ".") }

    func stop() { waiting.removeAll() }
}
