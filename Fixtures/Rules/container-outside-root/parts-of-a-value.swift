// What makes an object of each part of a value whenever it is read is no container, whatever the parts are called, and
// nor are the parts. Services are products however they are made.
// only: container-outside-root, container-injection

struct Voyage {
    var captain = "", harbour = "", cargo = ""
}

final class VoyageObject {
    let wrapped: Voyage
    init(wrapped: Voyage) { self.wrapped = wrapped }
    var captain: CaptainObject { CaptainObject(root: self) }
    var harbour: HarbourObject? { wrapped.harbour.isEmpty ? nil : HarbourObject(root: self) }
    var log: VoyageSession { VoyageSession(root: self) }
    var stores: VoyageStore { VoyageStore(root: self) }
}

final class VoyageSession {
    let root: VoyageObject
    init(root: VoyageObject) { self.root = root }
    var isOver: Bool { root.wrapped.harbour.isEmpty }
}

final class VoyageStore {
    let root: VoyageObject
    init(root: VoyageObject) { self.root = root }
    var isEmpty: Bool { root.wrapped.cargo.isEmpty }
}

final class CaptainObject {
    let root: VoyageObject
    init(root: VoyageObject) { self.root = root }
    var name: String { root.wrapped.captain }
    var harbour: HarbourObject { HarbourObject(root: root) }
    var cargo: CargoObject { CargoObject(root: root) }
}

final class HarbourObject {
    let root: VoyageObject
    init(root: VoyageObject) { self.root = root }
    var name: String { root.wrapped.harbour }
}

final class CargoObject {
    let root: VoyageObject
    init(root: VoyageObject) { self.root = root }
    var name: String { root.wrapped.cargo }
}

final class VoyageMapper {
    func captain(of voyage: Voyage) -> String { VoyageObject(wrapped: voyage).captain.name }
}

protocol Lighting {
    func light()
}

final class Lantern: Lighting {
    func light() {}
}

final class TideClock {
    private let lantern: any Lighting
    init(lantern: any Lighting) { self.lantern = lantern }
    func tick() { lantern.light() }
}

final class Pier {
    var lantern: any Lighting { Lantern() }
    var clock: TideClock { TideClock(lantern: lantern) }
}

final class PierKeeper {
    private let clock: TideClock
    init(pier: Pier) { clock = pier.clock }
    //   ^ warning: [container-injection] {{PierKeeper takes the whole container Pier}}
    func work() { clock.tick() }
    func other() -> TideClock { Pier().clock }
    //                          ^ warning: [container-outside-root] {{PierKeeper constructs the container Pier}}
}
