// An edge counts only if every designated initializer has it: this session can be built without the other.

final class RadioSession {
    private let tuner: Tuner?

    init(tuner: Tuner) { self.tuner = tuner }
    init() { tuner = nil }

    func play() { tuner?.seek() }
}

final class Tuner {
    private let session: RadioSession
    init(session: RadioSession) { self.session = session }
    func seek() { session.play() }
}
