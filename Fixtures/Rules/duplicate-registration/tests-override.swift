// A test registers again what the application registered: that is what registries are for.
// only: duplicate-registration

//- Tests/AppTests/CraneTests.swift
import Swinject
import XCTest

final class CraneTests: XCTestCase {
    func testLift() {
        let container = Container()
        container.register(Int.self) { _ in 1 }
        container.register(Int.self) { _ in 2 }
    }
}
