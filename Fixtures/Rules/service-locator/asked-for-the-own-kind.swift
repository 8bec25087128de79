// An instance that asks a container for one of its own type has one: itself. A static asks for the registered one, and
// others are located.
// only: service-locator

let docks = DockEnvironment()

final class DockEnvironment {
    lazy var crane: Crane = Crane()
    lazy var tug: Tug = Tug()
}

final class Tug {
    private(set) var load = 0
    func pull() { load += 1 }
}

final class Crane {
    private(set) var load = 0
    func lift() { docks.crane.lower() }
    func lower() { load -= 1 }
    func push() { docks.tug.pull() }
    //            ^ warning: [service-locator] {{Crane asks a locator for Tug}}
    final class Hook {
        private(set) var length = 1
        func drop() { length = 2; docks.crane.lower() }
        //                        ^ warning: [service-locator] {{Crane.Hook asks a locator for Crane}}
    }
}
