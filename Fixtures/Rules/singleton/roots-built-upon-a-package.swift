// What is called the delegate of an application or a scene, or the provider of a tunnel, and built upon a package's one, is
// a composition root.
// only: singleton

import HarbourKit
import UIKit

final class Tide {
    static let shared = Tide()
    func rise() {}
}

final class SceneDelegate: HarbourSceneDelegate {
    override func begin() { Tide.shared.rise() }
}

class MainAppDelegate: HarbourAppDelegate {
    override func begin() { Tide.shared.rise() }
}

final class HarbourPacketTunnelProvider: KitPacketTunnelProvider {
    override func begin() { Tide.shared.rise() }
}

class PacketTunnelProvider: OpenHarbourTunnelProvider {
    override func begin() { Tide.shared.rise() }
}

class TideProvider: OpenHarbourTunnelProvider {
    override func begin() { Tide.shared.rise() }
    //                      ^ warning: [singleton] {{TideProvider reaches the shared instance Tide.shared}}
}

final class TunnelKeeper: KitPacketTunnelProvider {
    override func begin() { Tide.shared.rise() }
    //                      ^ warning: [singleton] {{TunnelKeeper reaches the shared instance Tide.shared}}
}

final class SceneKeeper: HarbourSceneDelegate {
    override func begin() { Tide.shared.rise() }
    //                      ^ warning: [singleton] {{SceneKeeper reaches the shared instance Tide.shared}}
}

final class PageSceneDelegate: NSObject {
    func begin() { Tide.shared.rise() }
    //             ^ warning: [singleton] {{PageSceneDelegate reaches the shared instance Tide.shared}}
}
