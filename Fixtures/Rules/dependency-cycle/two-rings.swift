// Two rings that share nothing are two findings.

final class Ebb {
    private let flow: Flow
    init(flow: Flow) { self.flow = flow }
    //   ^ error: [dependency-cycle] {{Making Ebb needs itself: Ebb → Flow → Ebb}}
    func turn() { flow.turn() }
}

final class Flow {
    private let ebb: Ebb
    init(ebb: Ebb) { self.ebb = ebb }
    func turn() { ebb.turn() }
}

final class Port {
    private let starboard: Starboard
    init(starboard: Starboard) { self.starboard = starboard }
    //   ^ error: [dependency-cycle] {{Making Port needs itself: Port → Starboard → Port}}
    func lean() { starboard.lean() }
}

final class Starboard {
    private let port: Port
    init(port: Port) { self.port = port }
    func lean() { port.lean() }
}
