// What a generic superclass or function gives is of the type that it is told, and so are the members read of that.

protocol Harbour {
    func enter()
}

protocol Lighthouse {
    func shine()
}

protocol Feature: AnyObject {
    static var name: String { get }
}

// MARK: Superclasses

class Screen<Model> {
    let model: Model
    init(model: Model) { self.model = model }
}

class LateScreen<Model> {
    var model: Model!
    var former: Model?
}

class TitledScreen<Title, Content>: Screen<Content> {
    var title: Title?
}

final class PortModel {
    let harbour: any Harbour
    init(harbour: any Harbour) { self.harbour = harbour }
}

final class CoastModel {
    let lighthouse: any Lighthouse
    init(lighthouse: any Lighthouse) { self.lighthouse = lighthouse }
}

final class PortScreen: Screen<PortModel> {
    func show() { model.harbour.enter() }
}

final class CoastScreen: TitledScreen<String, CoastModel> {
    func show() { self.model.lighthouse.shine() }
}

protocol Beacon {
    func flash()
}

protocol Foghorn {
    func sound()
}

final class CapeModel {
    let beacon: any Beacon
    let foghorn: any Foghorn
    init(beacon: any Beacon, foghorn: any Foghorn) {
        self.beacon = beacon
        self.foghorn = foghorn
    }
}

final class CapeScreen: LateScreen<CapeModel> {
    func show() {
        model.beacon.flash()
        former?.foghorn.sound()
    }
}

final class Cellar {
    let beacon: any Beacon
    let foghorn: any Foghorn
    init(beacon: any Beacon, foghorn: any Foghorn) {
    //   ^ warning: [unused-dependency] {{Cellar takes Beacon and keeps it, but never uses it}}
    //                       ^ warning: [unused-dependency] {{Cellar takes Foghorn and keeps it, but never uses it}}
        self.beacon = beacon
        self.foghorn = foghorn
    }
}

// Neither screen reads these.
final class Archive {
    let harbour: any Harbour
    let lighthouse: any Lighthouse
    init(harbour: any Harbour, lighthouse: any Lighthouse) {
    //   ^ warning: [unused-dependency] {{Archive takes Harbour and keeps it, but never uses it}}
    //                         ^ warning: [unused-dependency] {{Archive takes Lighthouse and keeps it, but never uses it}}
        self.harbour = harbour
        self.lighthouse = lighthouse
    }
}

// MARK: Functions

final class Core {
    private var features: [any Feature] = []
    func feature<T>(_ type: T.Type) -> T? where T: Feature { features.lazy.compactMap { $0 as? T }.first }
}

protocol Pilot {
    func board()
}

final class Towing: Feature {
    static let name = "towing"
    let pilot: any Pilot
    init(pilot: any Pilot) { self.pilot = pilot }
}

final class Mooring: Feature {
    static let name = "mooring"
    let pilot: any Pilot
    init(pilot: any Pilot) { self.pilot = pilot }
    //   ^ warning: [unused-dependency] {{Mooring takes Pilot and keeps it, but never uses it}}
}

func tow(_ core: Core) {
    guard let towing = core.feature(Towing.self) else { return }
    towing.pilot.board()
}
