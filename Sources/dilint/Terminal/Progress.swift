import DilintKit
import Synchronization

/// Shows on a terminal that long work goes on: one line on standard error, drawn over and erased at the end.
///
/// Only one thread at a time speaks, but which one is nobody's promise, so the state is behind a lock.
final class Progress: Sendable {
    private let host: Host
    private let started: Double
    private let isEnabled: Bool
    private let lastDrawing: Mutex<Double?>

    /// Seconds before the first line and between two of them.
    private static let delay = 0.5
    private static let interval = 0.1

    init(in host: Host, isQuiet: Bool) {
        self.host = host
        isEnabled = host.standardError.isTerminal && !isQuiet
        started = isEnabled ? host.clock() : 0
        lastDrawing = Mutex(nil)
    }

    func found(_ count: Int) { draw { "\(TerminalText.counted(count, "file")) found" } }

    func read(_ count: Int, of total: Int) {
        draw { "\(TerminalText.grouped(count)) of \(TerminalText.counted(total, "file")) read" }
    }

    func analysing(_ count: Int) { step("analysing \(TerminalText.counted(count, "file"))") }

    /// A step that cannot tell how far it is.
    func step(_ name: String) { draw { name } }

    /// Leaves nothing behind.
    func erase() {
        guard isEnabled else { return }
        lastDrawing.withLock { last in
            if last != nil { host.show("\r\u{1B}[K") }
            last = nil
        }
    }

    private func draw(_ text: () -> String) {
        guard isEnabled else { return }
        let now = host.clock()
        guard now - started >= Self.delay else { return }
        lastDrawing.withLock { last in
            guard last.map({ now - $0 >= Self.interval }) ?? true else { return }
            host.show("\r\u{1B}[K" + text())
            last = now
        }
    }
}
