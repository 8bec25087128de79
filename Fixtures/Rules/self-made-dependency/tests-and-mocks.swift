// Tests and mocks create what they like, and a mock is no implementation.
// only: self-made-dependency

//- Sources/App/Drum.swift
protocol Drumming {
    func drum()
}

final class Drummer: Drumming {
    func drum() {}
}

final class DrumServiceMock {
    private let drummer = Drummer()
    func drum() { drummer.drum() }
}

//- Tests/AppTests/DrumTests.swift
import XCTest

final class DrumTestService {
    private let drummer = Drummer()
    func drum() { drummer.drum() }
}
