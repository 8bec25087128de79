// What is called after nothing, keeps nothing and does nothing is as good as a value. What keeps or does something is an instance
// whatever it is called, and what is called something may come to do it.
// only: singleton

protocol Streaming { func stream(_ text: String) }

final class NoOpStream: Streaming {
    static let instance = NoOpStream()
    private init() {}
    var isOpen: Bool { false }
    func stream(_ text: String) {}
}

final class NullStream: Streaming {
    static let shared: Streaming = NullStream()
    func stream(_ text: String) {
        // Nobody listens.
    }
}

final class SilentStream: Streaming {
    static let shared = SilentStream()
    private var texts: [String] = []
    func stream(_ text: String) { texts.append(text) }
}

final class EmptyStream: Streaming {
    static let shared = EmptyStream()
    func stream(_ text: String) { print(text) }
}

final class NullifyingStream: Streaming {
    static let shared = NullifyingStream()
    func stream(_ text: String) {}
}

final class Relay {
    func start() {
        run(NoOpStream.instance)
        run(NullStream.shared)
        run(SilentStream.shared)
        //  ^ warning: [singleton] {{Relay reaches the shared instance SilentStream.shared}}
        run(EmptyStream.shared)
        //  ^ warning: [singleton] {{Relay reaches the shared instance EmptyStream.shared}}
        run(NullifyingStream.shared)
        //  ^ warning: [singleton] {{Relay reaches the shared instance NullifyingStream.shared}}
    }
    private func run(_ stream: Streaming) { stream.stream("") }
}
