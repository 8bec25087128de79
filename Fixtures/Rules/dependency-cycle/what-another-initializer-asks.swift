// What only one of the initializers reads of a static belongs to those who call that one: whoever is made by the one
// inherited from a class of the system does not read it.
// only: dependency-cycle

import Foundation

final class Relay: NSObject {
    static let main = Relay()
    private var name = ""
    convenience init(name: String) {
        self.init()
        self.name = name
        Relay.main.adopt(self)
    }
    func adopt(_ relay: Relay) { print(relay.name) }
}

final class Switchboard: NSObject {
    static let main = Switchboard(name: "main")
    private var name = ""
    convenience init(name: String) {
        self.init()
        self.name = name
        Switchboard.main.adopt(self)
    //  ^ error: [dependency-cycle] {{Producing Switchboard.main needs itself: main → main}}
    }
    func adopt(_ board: Switchboard) { print(board.name) }
}
