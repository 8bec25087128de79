// Where folders are modules, what a file's own folder declares under a name comes before what another one does, be it a type, an
// alias or a global: an extension extends what the alias stands for there, and a word means the global.
// only: singleton, service-locator

//- macOS/Blocking.swift
protocol Rules {
    func compile()
}

final class LiveRules: Rules {
    private var count = 0
    func compile() { count += 1 }
}

final class AppBlocking {
    private var isOn = false
    func turnOn() { isOn = true }
}

typealias Blocking = AppBlocking

extension Blocking {
    static var shared: AppBlocking { kept }
    private static let kept = AppBlocking()
}

protocol FeatureSet: AnyObject {
    var rules: any Rules { get }
    func refresh()
}

final class AppFeatures: FeatureSet {
    let rules: any Rules = LiveRules()
    func refresh() {}
}

private let features = AppFeatures()
var Features: any FeatureSet { features }

//- macOS/Menu.swift
final class MenuModel {
    func go() { Blocking.shared.turnOn() }
    //          ^ warning: [singleton] {{MenuModel reaches the shared instance AppBlocking.shared}}
    func show() { Features.rules.compile() }
    //            ^ warning: [singleton] {{MenuModel reaches the shared instance Features.rules}}
    func name() -> Features? { nil }
}

final class NestingModel {
    enum Features {
        static let names = ["dark"]
    }
    func names() -> [String] { Features.names }
}

//- iOS/Blocking.swift
public final class Blocking {
    public static let shared = Blocking()
    private var isOn = false
    public func turnOff() { isOn = false }
}

public final class Features {
    public static let list = ["light"]
    public init() {}
    public func all() -> [String] { Features.list }
}

public func Palette() -> String { "red" }

//- iOS/Menu.swift
final class PhoneMenuModel {
    func go() { Blocking.shared.turnOff() }
    //          ^ warning: [singleton] {{PhoneMenuModel reaches the shared instance Blocking.shared}}
    func list() -> [String] { Features.list + Features().all() }
}
