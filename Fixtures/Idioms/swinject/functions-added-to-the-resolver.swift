// A generic function that the project adds to Swinject's resolver asks the registry for the type it is told, wherever its module
// is seen, and what holds the resolver for everybody is a locator.
// only: dependency-cycle, unregistered-dependency, captive-dependency, service-locator, singleton

//- Package.swift
import PackageDescription

let package = Package(
    name: "Mill",
    targets: [.target(name: "MillBase"), .target(name: "MillApp", dependencies: ["MillBase"])])

//- Sources/MillBase/MillGraph.swift
import Swinject

public protocol MillGraphType {
    var resolver: Resolver { get }
}

public final class MillGraph: MillGraphType {
    public static let shared: MillGraphType = MillGraph()
    private let assembler = Assembler()
    public var resolver: Resolver { assembler.resolver }
    private init() {}
}

extension Resolver {
    public func require<Service>(_ type: Service.Type) -> Service { resolve(type)! }
    public func require<Service>(_ type: Service.Type, name: String?) -> Service { resolve(type, name: name)! }
    public func require<Service>() -> Service { resolve(Service.self)! }
    public func isReady(_ type: Any.Type) -> Bool { true }
}

//- Sources/MillApp/MillAssembly.swift
import MillBase
import Swinject

final class MillAssembly: Assembly {
    func assemble(container: Container) {
        container.register(Wheel.self) { r in
            Wheel(stone: r.require(Stone.self), flour: r.require(FlourLog.self))
            //           ^ related: [dependency-cycle] {{Wheel asks for Stone}}
            //                                         ^ warning: [captive-dependency] {{Wheel is kept and holds on to its FlourLog, which is made anew for everybody else}}
        }.inObjectScope(.container)
        container.register(Stone.self) { r in Stone(wheel: r.require(Wheel.self)) }.inObjectScope(.container)
        //                                                 ^ error: [dependency-cycle] {{Producing Stone needs itself: Stone → Wheel → Stone}}
        container.register(FlourLog.self) { _ in FlourLog() }
        //                 ^ related: [captive-dependency] {{FlourLog is made anew here}}
        //                 ^ related: [captive-dependency] {{FlourLog is made anew here}}
        container.register(Silo.self) { r in Silo(flour: r.require()) }.inObjectScope(.container)
        //                                               ^ warning: [captive-dependency] {{Silo is kept and holds on to its FlourLog, which is made anew for everybody else}}
        container.register(FlourLog.self, name: "rye") { _ in FlourLog() }
    }
}

//- Sources/MillApp/Mill.swift
import MillBase

final class Wheel {
    private let stone: Stone
    private let flour: FlourLog
    init(stone: Stone, flour: FlourLog) {
        self.stone = stone
        self.flour = flour
    }
    func turn() { stone.grind(); flour.note() }
}

final class Stone {
    private let wheel: Wheel
    init(wheel: Wheel) { self.wheel = wheel }
    func grind() { wheel.turn() }
}

final class FlourLog {
    private var bags = 0
    func note() { bags += 1 }
}

final class Silo {
    private let flour: FlourLog
    init(flour: FlourLog) { self.flour = flour }
    func fill() { flour.note() }
}

final class SackService {
    func fill() {}
}

final class MillModel {
    func open() {
        MillGraph.shared.resolver.require(Wheel.self).turn()
    //  ^ warning: [service-locator] {{MillModel asks a locator for Wheel}}
        MillGraph.shared.resolver.require(FlourLog.self, name: "rye").note()
    //  ^ warning: [service-locator] {{MillModel asks a locator for FlourLog "rye"}}
        MillGraph.shared.resolver.require(
    //  ^ warning: [service-locator] {{MillModel asks a locator for SackService}}
            SackService.self
        //  ^ error: [unregistered-dependency] {{MillModel asks Swinject for SackService, which nothing registers}}
        ).fill()
    }
}
