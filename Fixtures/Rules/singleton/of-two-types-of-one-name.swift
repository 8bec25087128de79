// Shared code that reaches the shared instance of a type which two applications have each reaches one, be it to keep
// that. A static that keeps it is one more name for it.
// only: singleton

//- Common/Walks.swift
enum Place {
    static let session: Session = Session.shared
}

final class Walker {
    private let session: Session = Session.shared
    //                             ^ warning: [singleton] {{Walker reaches the shared instance Session.shared}}
    func walk() { session.ping() }
}

final class Rider {
    private let session: Session
    init(session: Session) { self.session = session }
    func ride() { session.ping() }
}

//- Ferry/Session.swift
final class Session {
    static let shared = Session()
    private var pings = 0
    func ping() { pings += 1 }
}

//- Cargo/Session.swift
final class Session {
    static let shared = Session()
    private var pings = 0
    func ping() { pings += 1 }
}
