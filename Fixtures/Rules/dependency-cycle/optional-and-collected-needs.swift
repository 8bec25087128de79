// A need that may be absent, empty, defaulted or weak never makes an instance impossible.

final class Menu {
    private let submenu: Submenu?
    init(submenu: Submenu?) { self.submenu = submenu }
    func open() { submenu?.open() }
}

final class Submenu {
    private let menu: Menu
    init(menu: Menu) { self.menu = menu }
    func open() { menu.open() }
}

final class Choir {
    private let singers: [Singer]
    init(singers: [Singer]) { self.singers = singers }
    func sing() { singers.forEach { $0.sing() } }
}

final class Singer {
    private let choir: Choir
    init(choir: Choir) { self.choir = choir }
    func sing() { choir.sing() }
}

final class Hive {
    private let queen: Queen
    init(queen: Queen = Queen()) { self.queen = queen }
    func hum() { queen.rule() }
}

final class Queen {
    private let hive: Hive?
    init(hive: Hive? = nil) { self.hive = hive }
    func rule() { hive?.hum() }
}
