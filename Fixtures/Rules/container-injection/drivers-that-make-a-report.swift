// A protocol of a driver with a state of its own, one method that does something and one that makes something, is no factory's; one
// that asks for methods alone, half of which make something, is, and so is one that makes several things or is named so.
// only: container-injection

import Swinject

protocol Valve {
    func open()
}

final class Report {
    init(valve: Valve) {}
}

protocol ReportReading {
    func read()
}

protocol PumpDriver: AnyObject {
    var isRunning: Bool { get set }
    var level: Int { get }
    var name: String { get }
    func tick(date: Int)
    func makeReport() -> ReportReading?
}

final class BasePump: PumpDriver {
    var isRunning = false
    let level = 0
    let name = ""
    private let valve: Valve
    init(resolver: Resolver) { valve = resolver.resolve(Valve.self)! }
    //   ^ warning: [container-injection] {{BasePump takes the whole container Resolver}}
    func tick(date: Int) { valve.open() }
    func makeReport() -> ReportReading? { nil }
}

protocol PumpParts {
    func tick(date: Int)
    func makeReport() -> ReportReading?
}

final class BaseParts: PumpParts {
    private let valve: Valve
    init(resolver: Resolver) { valve = resolver.resolve(Valve.self)! }
    func tick(date: Int) { valve.open() }
    func makeReport() -> ReportReading? { nil }
}

protocol PumpMaking {
    var name: String { get }
    var level: Int { get }
    func makeReport() -> ReportReading?
}

final class BaseMaking: PumpMaking {
    let name = ""
    let level = 0
    private let valve: Valve
    init(resolver: Resolver) { valve = resolver.resolve(Valve.self)! }
    func makeReport() -> ReportReading? { nil }
}

protocol PumpFactory {
    var isRunning: Bool { get }
    var level: Int { get }
    func tick(date: Int)
    func makeReport() -> ReportReading?
}

final class BaseMaker: PumpFactory {
    let isRunning = false
    let level = 0
    private let valve: Valve
    init(resolver: Resolver) { valve = resolver.resolve(Valve.self)! }
    func tick(date: Int) { valve.open() }
    func makeReport() -> ReportReading? { nil }
}

protocol PumpState {
    var isRunning: Bool { get }
    var level: Int { get }
    func tick(date: Int)
    func makeReport() -> ReportReading?
    func makeValve() -> Valve?
}

final class BaseState: PumpState {
    let isRunning = false
    let level = 0
    private let valve: Valve
    init(resolver: Resolver) { valve = resolver.resolve(Valve.self)! }
    func tick(date: Int) { valve.open() }
    func makeReport() -> ReportReading? { nil }
    func makeValve() -> Valve? { valve }
}
