// Two modules have a type of one name; taken for one type they would close a ring.

//- Sources/Mail/Session.swift
public final class Session {
    public init() {}
    func open() {}
}

//- Sources/Mail/Mailbox.swift
public final class Mailbox {
    private let session: Session
    public init(session: Session) { self.session = session }
    public func read() { session.open() }
}

//- Sources/Chat/Session.swift
final class Session {
    private let room: ChatRoom
    init(room: ChatRoom) { self.room = room }
    func open() { room.enter() }
}

//- Sources/Chat/ChatRoom.swift
import Mail

final class ChatRoom {
    private let mailbox: Mailbox
    init(mailbox: Mailbox) { self.mailbox = mailbox }
    func enter() { mailbox.read() }
}
