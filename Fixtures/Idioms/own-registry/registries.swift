// Registries of the project's own: told twice, asked for what nothing tells them, in a ring; through wrappers and helpers.
// only: dependency-cycle, unregistered-dependency, duplicate-registration, service-locator

//- Sources/Wiring/Pantry.swift
public enum Season { case summer, winter }

public protocol Telling {
    func register<T>(for type: T.Type, object: T)
    func register<T>(for type: T.Type, _ make: @escaping (Season) -> T)
}
public protocol Asked {
    func resolve<T>(for type: T.Type, season: Season) -> T
}

public final class Pantry: Telling, Asked {
    public static let shared = Pantry()
    private var shelves: [String: Any] = [:]

    public func register<T>(for type: T.Type, object: T) { shelves["\(type)"] = object }
    public func register<T>(for type: T.Type, _ make: @escaping (Season) -> T) { shelves["\(type)"] = make }
    public func resolve<T>(for type: T.Type, season: Season) -> T {
        if let object = shelves["\(type)"] as? T { return object }
        if let make = shelves["\(type)"] as? (Season) -> T { return make(season) }
        fatalError("nothing on the shelves")
    }
}

@propertyWrapper
public struct Fetched<T> {
    private let value: T
    public init(season: Season = .summer) { value = Pantry.shared.resolve(for: T.self, season: season) }
    public var wrappedValue: T { value }
}

//- Sources/App/Filling.swift
import Wiring

protocol Broth { func simmer() }
protocol Bone { func crack() }
protocol Salt { func pour() }
protocol Pepper { func grind() }
final class LiveBroth: Broth {
    private let bone: Bone
    init(bone: Bone) { self.bone = bone }
    func simmer() { bone.crack() }
}
final class LiveBone: Bone {
    private let broth: Broth
    init(broth: Broth) { self.broth = broth }
    func crack() { broth.simmer() }
}
final class LiveSalt: Salt { func pour() {} }
final class LiveHerb { func smell() {} }

func fill(_ pantry: Pantry, _ telling: Telling) {
    pantry.register(for: Broth.self) { season in LiveBroth(bone: pantry.resolve(for: Bone.self, season: season)) }
    //                                                           ^ related: [dependency-cycle] {{Broth asks for Bone}}
    pantry.register(for: Bone.self) { season in LiveBone(broth: pantry.resolve(for: Broth.self, season: season)) }
    //                                                          ^ error: [dependency-cycle] {{Producing Bone needs itself: Bone → Broth → Bone}}
    pantry.register(for: Salt.self, object: LiveSalt())
    //                   ^ related: [duplicate-registration] {{Salt is registered here first}}
    telling.register(for: LiveHerb.self, object: LiveHerb())
    pantry.register(for: Salt.self) { _ in LiveSalt() }
    //                   ^ warning: [duplicate-registration] {{Filling.swift registers Salt a second time}}
}

//- Sources/App/Cooks.swift
import Wiring

final class Cook {
    @Fetched private var salt: Salt
    @Fetched private var pepper: Pepper
    //                           ^ error: [unregistered-dependency] {{Cook asks the project's registry for Pepper, which nothing registers}}
    @Fetched(season: .winter) private var other: Pepper
    @Fetched private var herb: LiveHerb

    func season() {
        salt.pour()
        pepper.grind()
        other.grind()
        herb.smell()
    }
}

func serve() {
    let pepper = Pantry.shared.resolve(for: Pepper.self, season: .winter)
    //           ^ warning: [service-locator] {{Cooks.swift asks a locator for Pepper}}
    //                                      ^ error: [unregistered-dependency] {{Cooks.swift asks the project's registry for Pepper, which nothing registers}}
    pepper.grind()
}

//- Sources/Cellar/Cellar.swift
// That it is a registry the name of the type says.
final class CellarLocator {
    static let shared = CellarLocator()
    private var kept: [String: Any] = [:]

    func addService<T>(service: T) { kept["\(T.self)"] = service }
    func getService<T>() -> T? { kept["\(T.self)"] as? T }
}

protocol Cider { func press() }
protocol Wine { func age() }
final class LiveCider: Cider { func press() {} }

func stock() {
    CellarLocator.shared.addService(service: LiveCider() as Cider)
    //                                       ^ related: [duplicate-registration] {{Cider is registered here first}}
    CellarLocator.shared.addService(service: LiveCider() as Cider)
    //                                       ^ warning: [duplicate-registration] {{Cellar.swift registers Cider a second time}}
}

final class Butler {
    private let cider: Cider = CellarLocator.shared.getService()!
    //                         ^ warning: [service-locator] {{Butler asks a locator for Cider}}
    private let wine: Wine = CellarLocator.shared.getService()!
    //                       ^ warning: [service-locator] {{Butler asks a locator for Wine}}
    //                       ^ error: [unregistered-dependency] {{Butler asks the project's registry for Wine, which nothing registers}}

    func serve() {
        cider.press()
        wine.age()
    }
}
