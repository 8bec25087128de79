// A protocol that asks nothing of an instance makes no service of what conforms to it.

protocol Decoded {
    static func decode(_ text: String) -> Self?
}

protocol Reloading {
    static func make() -> Self
    func reload()
}

final class Guest: Decoded {
    let name: String
    init(name: String) { self.name = name }
    static func decode(_ text: String) -> Guest? { Guest(name: text) }
}

final class Menu: Reloading {
    init() {}
    static func make() -> Menu { Menu() }
    func reload() {}
}

struct Visit {
    private let guest: Guest
    private let menu: Menu
    private let other: any Decoded
    init(guest: Guest, menu: Menu, other: any Decoded) {
        //             ^ warning: [unused-dependency] {{Visit takes Menu and keeps it, but never uses it}}
        self.guest = guest
        self.menu = menu
        self.other = other
    }
}
