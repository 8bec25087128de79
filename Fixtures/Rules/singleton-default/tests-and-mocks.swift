// Test doubles and test targets default to whatever they like.

//- Sources/App/Compass.swift
final class Compass {
    static let shared = Compass()
    func turn() {}
}

final class MockCompassUser {
    private let compass: Compass
    init(compass: Compass = .shared) { self.compass = compass }
    func use() { compass.turn() }
}

//- Tests/AppTests/CompassTests.swift
import Testing
@testable import App

func turn(compass: Compass = .shared) { compass.turn() }
