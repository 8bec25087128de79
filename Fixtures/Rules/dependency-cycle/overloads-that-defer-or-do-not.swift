// Of two initializers, one of which takes a service to be read later, the arguments say which is meant, be they the
// last thing in the provider's code.
// only: dependency-cycle

final class TideContainer {
    private let depth: Int = 3
    lazy var pilot: Pilot = Pilot(harbour: self.harbour, depth: depth)
    lazy var harbour: Harbour = Harbour(pilot: pilot)
}

final class NightContainer {
    private let name: String = "Ely"
    lazy var pilot: Pilot = Pilot(harbour: self.harbour, depth: name)
    //                                     ^ related: [dependency-cycle] {{pilot asks for harbour}}
    lazy var harbour: Harbour = Harbour(pilot: pilot)
    //                                         ^ error: [dependency-cycle] {{Producing NightContainer.harbour needs itself: harbour → pilot → harbour}}
}

final class Pilot {
    private let harbour: () -> Harbour
    init(harbour: Harbour, depth: String) { self.harbour = { harbour } }
    init(harbour: @autoclosure @escaping () -> Harbour, depth: Int) { self.harbour = harbour }
    func steer() { harbour().open() }
}

final class Harbour {
    private let pilot: Pilot
    init(pilot: Pilot) { self.pilot = pilot }
    func open() { pilot.steer() }
}
