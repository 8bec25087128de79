// Shared code that two applications are made of has a global in which each of them keeps an environment of its own. What an
// application's code reads there is its own one's; what the shared code reads is told where it is a service in both.
// only: singleton, unused-dependency, dependency-pipeline

//- Common/Surroundings.swift
nonisolated(unsafe) var Surroundings: Harbour = Harbour.live

extension Harbour {
    static func make(_ build: () -> Harbour) -> Harbour { build() }
}

//- Common/Mooring.swift
protocol Mooring { func moor() }

final class LiveMooring: Mooring {
    private var count = 0
    func moor() { count += 1 }
}

protocol Signalling { func signal() }

final class LiveSignal: Signalling {
    private var count = 0
    func signal() { count += 1 }
}

final class PilotCoordinator {
    private let mooring: any Mooring
    private let signals: any Signalling
    init(mooring: any Mooring, signals: any Signalling) {
        self.mooring = mooring
        self.signals = signals
    }
    func steer() {
        mooring.moor()
        signals.signal()
    }
}

final class CommonModel {
    func arrive() {
        Surroundings.mooring.moor()
    //  ^ warning: [singleton] {{CommonModel reaches the shared instance Surroundings.mooring}}
        // A service in one of them alone, and what one of them does not have.
        Surroundings.wind.signal()
        Surroundings.tolls.signal()
    }
}

//- Ferry/Harbour.swift
struct Harbour {
    var mooring: any Mooring
    var wind: any Signalling
    var pilot: () -> PilotCoordinator
    let name = "Ferry"

    init(mooring: any Mooring, wind: any Signalling, signals: any Signalling) {
        self.mooring = mooring
        self.wind = wind
        pilot = { PilotCoordinator(mooring: mooring, signals: signals) }
    }
}

extension Harbour {
    static let live = Harbour(mooring: LiveMooring(), wind: LiveSignal(), signals: LiveSignal())
}

//- Ferry/DeckModel.swift
final class DeckModel {
    func leave() -> String {
        Surroundings.wind.signal()
    //  ^ warning: [singleton] {{DeckModel reaches the shared instance Surroundings.wind}}
        return Surroundings.name
    }
}

//- Cargo/Harbour.swift
struct Harbour {
    var mooring: any Mooring
    var tolls: any Signalling
    var wind = 0
    var pilot: () -> PilotCoordinator

    init(mooring: any Mooring, tolls: any Signalling, signals: any Signalling) {
        self.mooring = mooring
        self.tolls = tolls
        pilot = { PilotCoordinator(mooring: mooring, signals: signals) }
    }
}

extension Harbour {
    static let live = Harbour(mooring: LiveMooring(), tolls: LiveSignal(), signals: LiveSignal())
}

//- Cargo/CraneModel.swift
final class CraneModel {
    func lift() -> Int {
        Surroundings.tolls.signal()
    //  ^ warning: [singleton] {{CraneModel reaches the shared instance Surroundings.tolls}}
        return Surroundings.wind
    }
}

//- Cargo/CraneTests.swift
import XCTest
@testable import Cargo

final class CraneTests: XCTestCase {
    override func setUp() { Surroundings = .live }
}

//- Ferry/DeckTests.swift
import XCTest
@testable import Ferry

final class DeckTests: XCTestCase {
    override func setUp() { Surroundings = .live }
}
