// Roots, parent containers, factories, the container itself and creating functions construct containers.
// only: container-outside-root

//- Sources/App/App.swift
import SwiftUI
import UIKit

final class LimeAPI {
    func load() {}
}

final class LimeStore {
    func save() {}
}

final class LimeContainer {
    static let preview = LimeContainer()
    lazy var api = LimeAPI()
    lazy var store = LimeStore()
    func copy() -> LimeContainer { LimeContainer() }
}

final class OrchardContainer {
    lazy var limes = LimeContainer()
    lazy var api = LimeAPI()
}

struct LimeFactory {
    func makeLimeContainer() -> LimeContainer { LimeContainer() }
}

func makeLimeContainer() -> LimeContainer { LimeContainer() }

@main struct LimeApp: App {
    private let container = LimeContainer()
    var body: some Scene { WindowGroup { Text("Limes") } }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    private lazy var container = LimeContainer()
    func start() { container.api.load() }
}

private struct LimeKey: EnvironmentKey {
    static let defaultValue = LimeContainer()
}

//- Sources/Tool/main.swift
let container = LimeContainer()
func run() { LimeContainer().api.load() }
run()

//- Tests/AppTests/LimeTests.swift
import XCTest

final class LimeTests: XCTestCase {
    private let container = LimeContainer()
}
