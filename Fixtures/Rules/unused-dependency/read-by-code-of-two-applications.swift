// What shared code reads of a type that each application declares for itself is read of each, be both imported by their tests.
// A module that other code imports is no such application: what it keeps to itself nobody else reads.
// only: unused-dependency

//- Common/Lookout.swift
final class Lookout {
    var harbour: Harbour?
    func watch() { harbour?.origin() }
    func listen() { harbour?.bell() }
}

//- Ferry/Harbour.swift
final class Harbour {
    let origin: OriginClient
    private let horn: HornClient
    init(origin: OriginClient, horn: HornClient) {
    //                         ^ warning: [unused-dependency] {{Harbour takes HornClient and keeps it, but never uses it}}
        self.origin = origin
        self.horn = horn
    }
}

//- Ferry/HarbourTests.swift
import XCTest
@testable import Ferry

final class HarbourTests: XCTestCase {}

//- Cargo/Harbour.swift
final class Harbour {
    let origin: OriginClient
    init(origin: OriginClient) { self.origin = origin }
}

//- Cargo/HarbourTests.swift
import XCTest
@testable import Cargo

final class HarbourTests: XCTestCase {}

//- Cargo/Start.swift
import Bells

func start(_ tower: Tower) {}

//- Bells/Tower.swift
public final class Tower {
    let bell: BellClient
    init(bell: BellClient) { self.bell = bell }
    //   ^ warning: [unused-dependency] {{Tower takes BellClient and keeps it, but never uses it}}
}

//- Common/Clients.swift
final class OriginClient {
    private var count = 0
    func callAsFunction() { count += 1 }
}

final class HornClient {
    private var count = 0
    func blow() { count += 1 }
}

final class BellClient {
    private var count = 0
    func callAsFunction() { count += 1 }
}
