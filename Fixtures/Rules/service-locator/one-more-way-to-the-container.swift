// A static function that gives back the global container asks it for nothing. One that gives back what it has does.
// only: service-locator

final class Ink {
    func flow() {}
}

final class Paper {
    func lie() {}
}

final class PressContainer {
    lazy var ink = Ink()
    lazy var paper = Paper()
}

enum Press {
    static var container: PressContainer?
}

struct MissingPress: Error {}

struct PressLookup {
    static func current() throws -> PressContainer {
        guard let container = Press.container else { throw MissingPress() }
        return container
    }

    static func ink() -> Ink? {
        Press.container?.ink
//      ^ warning: [service-locator] {{PressLookup asks a locator for Ink}}
    }
}
