// A target that no product code imports may be built into the application by other means: then its types are the
// application's. What is imported somewhere must be imported everywhere.
// only: captive-dependency

//- Packages/Tools/Package.swift
// swift-tools-version: 6.0
import PackageDescription

let package = Package(name: "Tools", targets: [.target(name: "Winds"), .target(name: "Tides"), .target(name: "Rain")])

//- Packages/Tools/Sources/Winds/LiveWind.swift
public final class LiveWind {
    private var strength = 0
    public init() {}
    public func blow() { strength += 1 }
}

//- Packages/Tools/Sources/Tides/LiveTide.swift
public final class LiveTide {
    private var height = 0
    public init() {}
    public func rise() { height += 1 }
}

//- Packages/Tools/Sources/Rain/Rain.swift
import Tides

public final class Rain {
    private let tide = LiveTide()
    public init() {}
    public func fall() { tide.rise() }
}

//- App/AppAssembly.swift
import Swinject

final class Kite {
    private let wind: LiveWind
    init(wind: LiveWind) { self.wind = wind }
    func fly() { wind.blow() }
}

final class Boat {
    private let tide: LiveTide
    init(tide: LiveTide) { self.tide = tide }
    func sail() { tide.rise() }
}

final class AppAssembly: Assembly {
    func assemble(container: Container) {
        container.register(LiveWind.self) { _ in LiveWind() }
        container.register(LiveTide.self) { _ in LiveTide() }
        container.register(Kite.self) { Kite(wind: $0.resolve(LiveWind.self)!) }.inObjectScope(.container)
        //                                         ^ warning: [captive-dependency] {{Kite is kept and holds on to its LiveWind, which is made anew for everybody else}}
        container.register(Boat.self) { Boat(tide: $0.resolve(LiveTide.self)!) }.inObjectScope(.container)
    }
}
