// What a view finds in its environment is watched, though nothing here says so of what a package declares: be it extended
// here, its changes may be what the view is there for. What the project declares and nobody watches draws nothing.
// only: hidden-dependency

import HarbourKit
import Resolver
import SwiftUI

extension TideManager {
    static var sample: TideManager { fatalError() }
}

final class Tug {
    func pull() {}
}

extension Resolver {
    static func registerAllServices() { register { Tug() } }
}

struct TidePanel: View {
    @EnvironmentObject private var tides: TideManager
//  ^ note: [hidden-dependency] {{TidePanel needs TideManager, which no initializer shows}}
    @EnvironmentObject private var locks: LockManager
//  ^ note: [hidden-dependency] {{TidePanel needs LockManager, which no initializer shows}}
    @Injected private var tug: Tug
//  ^ note: [hidden-dependency] {{TidePanel fetches Tug and does nothing with it}}
    var body: some View { Text("high") }
}
