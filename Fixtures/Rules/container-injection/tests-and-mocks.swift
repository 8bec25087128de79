// Test code takes containers freely.

//- Sources/App/LampContainer.swift
final class LampService {
    func light() {}
}

final class WickService {
    func trim() {}
}

final class LampContainer {
    lazy var lamp = LampService()
    lazy var wick = WickService()
}

final class FakeLampUser {
    private let container: LampContainer
    init(container: LampContainer) { self.container = container }
    func use() { container.lamp.light() }
}

//- Tests/AppTests/LampHarness.swift
@testable import App

final class LampHarness {
    private let container: LampContainer
    init(container: LampContainer) { self.container = container }
    func use() { container.wick.trim() }
}
