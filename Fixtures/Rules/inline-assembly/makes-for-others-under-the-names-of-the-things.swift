// Who makes several things for others, each by a method of its protocol that is called after it, is the factory that it would be
// told to take, whatever else it does. One or two may be its own affair, as are those that no protocol asks for, those called after
// something else, and what it makes of the same on the way.
// only: inline-assembly, dependency-pipeline

protocol Wiring {
    func send()
}

protocol AnchorWriting {
    func write()
}

protocol SailReading {
    func read()
}

protocol KeelStoring {
    func store()
}

final class AnchorWriter: AnchorWriting {
    private let wire: any Wiring
    init(wire: any Wiring) { self.wire = wire }
    func write() { wire.send() }
}

final class SailReader: SailReading {
    private let wire: any Wiring
    init(wire: any Wiring) { self.wire = wire }
    func read() { wire.send() }
}

final class KeelStore: KeelStoring {
    private let wire: any Wiring
    init(wire: any Wiring) { self.wire = wire }
    func store() { wire.send() }
}

protocol YardService {
    func mainAnchorWriting() -> any AnchorWriting
    func sailReading(of name: String) -> any SailReading
    func keelStoring() -> any KeelStoring
    func open()
    func close()
    func rest()
}

final class LiveYardService: YardService {
    private let wire: any Wiring
    private var isOpen = false
    init(wire: any Wiring) { self.wire = wire }
    func mainAnchorWriting() -> any AnchorWriting { AnchorWriter(wire: wire) }
    func sailReading(of name: String) -> any SailReading { SailReader(wire: wire) }
    func keelStoring() -> any KeelStoring { KeelStore(wire: wire) }
    func open() { isOpen = true }
    func close() { isOpen = false }
    func rest() { print(isOpen) }
}

// Beside those it works as others do.
final class BusyYardService: YardService {
    private let wire: any Wiring
    init(wire: any Wiring) { self.wire = wire }
    func mainAnchorWriting() -> any AnchorWriting { AnchorWriter(wire: wire) }
    func sailReading(of name: String) -> any SailReading { SailReader(wire: wire) }
    func keelStoring() -> any KeelStoring { KeelStore(wire: wire) }
    func open() { wire.send() }
    func close() { KeelStore(wire: wire).store() }
    //             ^ note: [inline-assembly] {{BusyYardService builds KeelStore out of its own dependencies}}
    func rest() {}
}

protocol DockService {
    func anchorWriting() -> any AnchorWriting
    func sailReading() -> any SailReading
    func open()
    func close()
    func rest()
}

final class LiveDockService: DockService {
    private let wire: any Wiring
    init(wire: any Wiring) { self.wire = wire }
    func anchorWriting() -> any AnchorWriting { AnchorWriter(wire: wire) }
    //                                          ^ note: [inline-assembly] {{LiveDockService builds AnchorWriter out of its own dependencies}}
    func sailReading() -> any SailReading { SailReader(wire: wire) }
    //                                      ^ note: [inline-assembly] {{LiveDockService builds SailReader out of its own dependencies}}
    func open() { wire.send() }
    func close() {}
    func rest() {}
}

final class UnaskedService {
    private let wire: any Wiring
    init(wire: any Wiring) { self.wire = wire }
    func anchorWriting() -> any AnchorWriting { AnchorWriter(wire: wire) }
    //                                          ^ note: [inline-assembly] {{UnaskedService builds AnchorWriter out of its own dependencies}}
    func sailReading() -> any SailReading { SailReader(wire: wire) }
    //                                      ^ note: [inline-assembly] {{UnaskedService builds SailReader out of its own dependencies}}
    func keelStoring() -> any KeelStoring { KeelStore(wire: wire) }
    //                                      ^ note: [inline-assembly] {{UnaskedService builds KeelStore out of its own dependencies}}
    func open() { wire.send() }
    func close() { wire.send() }
}
