// The container that a static function gives is the locator, as a static is: under a local name it is asked for what is read of it, and handed
// on whole it is reached.
// only: service-locator

protocol Lamp { func shine() }
final class OilLamp: Lamp { func shine() {} }
final class Wick {
    private let lamp: Lamp
    init(lamp: Lamp) { self.lamp = lamp }
    func trim() { lamp.shine() }
}

protocol Lighting: AnyObject {
    var lamp: Lamp { get }
    var wick: Wick { get }
}

final class LightContainer {
    static let shared = LightContainer()
    static func sharedInstance() -> LightContainer { shared }
    lazy var lamp: Lamp = OilLamp()
    lazy var wick = Wick(lamp: lamp)
}
extension LightContainer: Lighting {
    static func instance() -> Lighting { shared }
}

final class Keeper { init(_ lights: LightContainer) { print(lights) } }

final class First {
    func go() { let lights = LightContainer.shared; _ = Keeper(lights) }
    //                       ^ warning: [service-locator] {{First reaches the locator LightContainer.shared}}
}
final class Second {
    func go() { let lights = LightContainer.sharedInstance(); _ = Keeper(lights) }
    //                       ^ warning: [service-locator] {{Second reaches the locator LightContainer.sharedInstance}}
}
final class Third {
    func go() {
        let lights = LightContainer.sharedInstance()
        lights.lamp.shine()
    //  ^ warning: [service-locator] {{Third asks a locator for Lamp}}
        lights.wick.trim()
    //  ^ warning: [service-locator] {{Third asks a locator for Wick}}
    }
}
final class Fourth {
    func go() { LightContainer.sharedInstance().lamp.shine() }
    //          ^ warning: [service-locator] {{Fourth asks a locator for Lamp}}
}
final class Fifth {
    func go() {
        let lights = LightContainer.instance()
        lights.lamp.shine()
    //  ^ warning: [service-locator] {{Fifth asks a locator for Lamp}}
    }
}

/// Another type's function gives the same.
enum Coast {
    static func lights() -> LightContainer { LightContainer.shared }
    private static let spare: Lamp = OilLamp()
    static let beacon: Lamp = OilLamp()
    static let buoy: Wick = Wick(lamp: beacon)
    static func getSpare() -> Lamp { spare }
    static func getBeacon() -> Lamp { beacon }
}
final class Sixth {
    func go() { Coast.lights().lamp.shine() }
    //          ^ warning: [service-locator] {{Sixth asks a locator for Lamp}}
    func stay() { let lights = Coast.lights(); _ = Keeper(lights) }
    //                         ^ warning: [service-locator] {{Sixth reaches the locator Coast.lights}}
}

/// What a registry keeps is asked of it by the function as by the static.
final class Seventh {
    func go() {
        Coast.getSpare().shine()
    //  ^ warning: [service-locator] {{Seventh asks a locator for Coast.getSpare}}
        Coast.beacon.shine()
    //  ^ warning: [service-locator] {{Seventh asks a locator for Coast.beacon}}
        let beacon = Coast.getBeacon()
        //           ^ warning: [service-locator] {{Seventh asks a locator for Coast.getBeacon}}
        beacon.shine()
    }
}
