// Of two imported modules that declare a name, the one that gives it out is meant: what is internal nobody sees from
// elsewhere, but tests.
// only: container-injection

//- Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
    name: "Dairy",
    targets: [
        .target(name: "Cheese"), .target(name: "Butter"), .target(name: "Cream"),
        .target(name: "Shop", dependencies: ["Cheese", "Butter", "Cream"]),
    ])

//- Sources/Cheese/DairyContainer.swift
public protocol Ripening { func ripen() }
final class Cellar: Ripening { func ripen() {} }
public final class DairyContainer {
    public init() {}
    public lazy var cellar: Ripening = Cellar()
    public lazy var cave: Ripening = Cellar()
}

//- Sources/Butter/DairyContainer.swift
public protocol Churning { func churn() }
final class Churn: Churning { func churn() {} }
final class DairyContainer {
    lazy var churn: Churning = Churn()
    lazy var barrel: Churning = Churn()
}

//- Sources/Cream/Whisk.swift
public final class WhiskContainer {
    public init() {}
    public lazy var churn: Whisking = Whisk()
    public lazy var barrel: Whisking = Whisk()
}
public protocol Whisking { func whip() }
final class Whisk: Whisking { func whip() {} }

//- Sources/Butter/Whisk.swift
public final class WhiskContainer {
    public init() {}
    public lazy var churn: Churning = Churn()
    public lazy var barrel: Churning = Churn()
}

//- Sources/Shop/Counter.swift
import Butter
import Cheese
import Cream

final class Counter {
    private let parts: DairyContainer
    init(parts: DairyContainer) { self.parts = parts }
    //   ^ warning: [container-injection] {{Counter takes the whole container DairyContainer}}
    func open() { parts.cellar.ripen() }
}

/// Both modules give it out: nothing says which is meant.
final class Window {
    private let parts: WhiskContainer
    init(parts: WhiskContainer) { self.parts = parts }
    func open() { print(parts.churn) }
}

//- Sources/Shop/Test bench.swift
@testable import Butter
@testable import Cheese

final class Bench {
    private let parts: DairyContainer
    init(parts: DairyContainer) { self.parts = parts }
    func open() { print(parts) }
}
