// Test code, mocks and previews reach whatever they like.

//- Sources/App/Lantern.swift
import SwiftUI

public final class Lantern {
    public static let shared = Lantern()
    public func light() {}
}

final class StubLanternUser {
    func use() { Lantern.shared.light() }
}

struct LanternViewForPreview: View {
    var body: some View { Text("\(Lantern.shared)") }
}

#Preview {
    Text("\(Lantern.shared)")
}

//- Tests/AppTests/LanternTests.swift
import XCTest
@testable import App

final class LanternTests: XCTestCase {
    func testLight() { Lantern.shared.light() }
}

//- Sources/App/Fakes/LanternUser.swift
final class LanternUser {
    func use() { Lantern.shared.light() }
}

//- Checks/LanternCheck.swift
import App
import Foundation

// The framework comes with a header of Objective-C.
class LanternCase: XCTestCase {
    func testLight() { Lantern.shared.light() }
}

final class BrightCase: LanternCase {
    func testBright() { Lantern.shared.light() }
    struct Lamp {
        func light() { Lantern.shared.light() }
    }
}

extension XCTestCase {
    func lightAll() { Lantern.shared.light() }
}

final class LanternKeeper: NSObject {
    func lightAll() { Lantern.shared.light() }
    //                ^ warning: [singleton] {{LanternKeeper reaches the shared instance Lantern.shared}}
}
