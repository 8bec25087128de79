// Test targets, mocks and previews ask registries freely.

//- Sources/App/Kit.swift
import SwiftUI

final class KitAPI {
    func load() {}
}

final class KitStore {
    func save() {}
}

enum Kit {
    static let api = KitAPI()
    static let store = KitStore()
}

final class KitSpy {
    func spy() { Kit.api.load() }
}

struct KitView_Previews: PreviewProvider {
    static var previews: some View {
        Kit.store.save()
        return Text("kit")
    }
}

//- Tests/AppTests/KitTests.swift
import XCTest
@testable import App

final class KitTests: XCTestCase {
    func testLoad() { Kit.api.load(); Kit.store.save() }
}
