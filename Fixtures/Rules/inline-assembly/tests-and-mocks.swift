// Tests, previews and mocks may build what they like.
// only: inline-assembly

//- Sources/App/Lamp.swift
final class LampService {
    func light() {}
}

final class LampViewModel {
    private let service: LampService
    init(service: LampService) { self.service = service }
    func light() { service.light() }
}

final class MockLampCoordinator {
    private let service: LampService
    init(service: LampService) { self.service = service }
    func start() { LampViewModel(service: service).light() }
}

//- Tests/AppTests/LampTests.swift
import XCTest

final class LampTestService {
    private let service: LampService
    init(service: LampService) { self.service = service }
    func start() { LampViewModel(service: service).light() }
}
