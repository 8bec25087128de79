// An application's or a scene's delegate that views find in their environment is put there by the system: nobody makes or
// passes it. Other objects are none of the system's.
// only: hidden-dependency

import SwiftUI
import UIKit

@Observable final class WindowDelegate: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?
    private(set) var width: CGFloat = 0
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) { width = 3 }
}

final class HullDelegate: NSObject, UIApplicationDelegate, ObservableObject {
    @Published var depth = 0
    func dive() { depth += 1 }
}

@Observable final class HullModel {
    private(set) var depth = 0
    func dive() { depth += 1 }
}

struct HullView: View {
    @Environment(WindowDelegate.self) private var windows
    @EnvironmentObject private var hull: HullDelegate
    @Environment(HullModel.self) private var model
//  ^ note: [hidden-dependency] {{HullView needs HullModel, which no initializer shows}}

    var body: some View { Text("\(windows.width) \(hull.depth) \(model.depth)") }
}
