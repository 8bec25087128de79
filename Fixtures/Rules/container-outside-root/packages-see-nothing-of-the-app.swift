// What a package calls by the name of the app's container is somebody else's: a target sees nothing of an app.
// only: container-outside-root

//- Kit/Package.swift
// swift-tools-version: 6.0
import PackageDescription

let package = Package(name: "Kit", targets: [.target(name: "Kit"), .target(name: "Lanterns")])

//- Kit/Sources/Kit/Wick.swift
import Oilery

final class Wick {
    private let services = Services()
    func burn() { services.trim() }
}

//- Kit/Sources/Kit/Lamp.swift
import Lanterns

final class Lamp {
    private let box = LanternContainer()
    //                ^ warning: [container-outside-root] {{Lamp constructs the container LanternContainer}}
    func light() { box.glow.glow() }
}

//- Kit/Sources/Lanterns/LanternContainer.swift
public final class Glow {
    public init() {}
    public func glow() {}
}

public final class Shade {
    public init() {}
}

public final class LanternContainer {
    public lazy var glow = Glow()
    public lazy var shade = Shade()
    public init() {}
}

//- App/Services.swift
final class Clock {
    func tick() {}
}

final class Bell {
    func ring() {}
}

final class Services {
    lazy var clock = Clock()
    lazy var bell = Bell()
}

//- App/Home.swift
final class Home {
    private let services = Services()
    //                     ^ warning: [container-outside-root] {{Home constructs the container Services}}
    func wake() { services.bell.ring() }
}
