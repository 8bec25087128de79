// Tests and mocks take what they like.
// only: concrete-factory

//- Sources/App/Rope.swift
import UIKit

final class RopeFactory {
    func makeRope() -> UIViewController { UIViewController() }
}

final class RopeCoordinatorMock {
    private let factory: RopeFactory
    init(factory: RopeFactory) { self.factory = factory }
    func start() { _ = factory.makeRope() }
}

//- Tests/AppTests/RopeTests.swift
import XCTest

final class RopeRobot {
    private let factory: RopeFactory
    init(factory: RopeFactory) { self.factory = factory }
    func start() { _ = factory.makeRope() }
}
