// Targets may share a folder and divide its files between them: one of a test target is test code, one beside it is
// not, and each means the type of its own target.
// only: singleton

//- Package.swift
import PackageDescription

let package = Package(
    name: "Dial",
    targets: [
        .target(name: "Dial", path: "Sources", sources: ["Face.swift", "Hand.swift"]),
        .target(name: "Glass", path: "Sources", sources: ["Cover.swift", "Glass.swift"]),
        .testTarget(name: "Checks", path: "Sources", sources: ["Gauge.swift"]),
    ])

//- Sources/Cover.swift
final class Cover {
    func wipe() -> Int { Lens.shared.width }
}

//- Sources/Face.swift
final class Face {
    func draw() { Lens.shared.grind() }
    //            ^ warning: [singleton] {{Face reaches the shared instance Lens.shared}}
}

//- Sources/Gauge.swift
import Dial

final class Gauge {
    func read() { Lens.shared.grind() }
}

//- Sources/Glass.swift
struct Lens {
    static let shared = Lens(width: 4)
    let width: Int
}

//- Sources/Hand.swift
final class Lens {
    static let shared = Lens()
    func grind() {}
}

final class Hand {
    func turn() { Lens.shared.grind() }
    //            ^ warning: [singleton] {{Hand reaches the shared instance Lens.shared}}
}
