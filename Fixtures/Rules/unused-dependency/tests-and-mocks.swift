// Mocks and test code take what the real one takes.

//- Sources/App/Dock.swift
protocol DockAPI {
    func dock()
}

final class DockModelDummy {
    init(api: any DockAPI) {}
}

//- Tests/AppTests/DockTests.swift
import XCTest
@testable import App

final class DockHarness {
    private let api: any DockAPI
    init(api: any DockAPI) { self.api = api }
}
