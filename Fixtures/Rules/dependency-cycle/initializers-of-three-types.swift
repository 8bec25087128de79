// Two classes and an actor need one another in their initializers, in three files.

//- Sources/App/Dispatcher.swift
final class Dispatcher {
    private let gate: Gatekeeper
    init(through gate: Gatekeeper) { self.gate = gate }
    //           ^ error: [dependency-cycle] {{Making Dispatcher needs itself: Dispatcher → Gatekeeper → Ledger → Dispatcher}}
    func send() async { await gate.open() }
}

//- Sources/App/Gatekeeper.swift
actor Gatekeeper {
    private let ledger: Ledger
    init(
        for visitors: Int,
        _ ledger: Ledger
        //^ related: [dependency-cycle] {{Gatekeeper takes Ledger}}
    ) {
        self.ledger = ledger
    }
    func open() { ledger.write() }
}

//- Sources/App/Ledger.swift
final class Ledger {
    private let dispatcher: Dispatcher
    init(dispatcher: Dispatcher) { self.dispatcher = dispatcher }
    //   ^ related: [dependency-cycle] {{Ledger takes Dispatcher}}
    func write() { Task { [dispatcher] in await dispatcher.send() } }
}
