// A class that can be made without a dependency, and holds none, only reads what it is made of; one that cannot, or that
// keeps it, works with it. What somebody else demands of it is no other way to make it.
// only: service-locator
import ChatKit

final class Member {
    let id: String
    init(id: String) { self.id = id }
    init(sender: Sender) { id = sender.userID }
}

final class Guest {
    let id: String
    init(sender: Sender) { id = sender.userID }
    convenience init() { self.init(sender: Sender.nobody) }
}

final class Host {
    private let sender: Sender?
    init() { sender = nil }
    init(sender: Sender) { self.sender = sender }
}

class Person {
    let id: String
    init(id: String) { self.id = id }
}

final class Visitor: Person {
    override init(id: String) { super.init(id: id) }
    init(sender: Sender) { super.init(id: sender.userID) }
}

enum Room {
    static var member: Member?
    static var guest: Guest?
    static var host: Host?
    static var visitor: Visitor?
}

final class RoomViewModel {
    func isMember(_ id: String) -> Bool { Room.member?.id == id }
    func hasGuest() -> Bool { Room.guest != nil }
    //                        ^ warning: [service-locator] {{RoomViewModel asks a locator for Room.guest}}
    func hasHost() -> Bool { Room.host != nil }
    //                       ^ warning: [service-locator] {{RoomViewModel asks a locator for Room.host}}
    func hasVisitor() -> Bool { Room.visitor != nil }
    //                          ^ warning: [service-locator] {{RoomViewModel asks a locator for Room.visitor}}
}
