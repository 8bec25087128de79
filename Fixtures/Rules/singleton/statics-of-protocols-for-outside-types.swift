// What a protocol has for the sake of a type from elsewhere, to be written with a dot alone, is another name for what that type
// has itself.
// only: singleton

import UIKit

protocol DeviceNaming {
    var systemName: String { get }
    func vibrate()
}
extension UIDevice: DeviceNaming {
    func vibrate() {}
}
extension DeviceNaming where Self == UIDevice {
    static var current: Self { .current }
}

protocol Keeping {
    func set(_ value: Any?, forKey key: String)
    func forget()
}
extension UserDefaults: Keeping {
    func forget() {}
}
extension Keeping where Self == UserDefaults {
    static var standard: Self { .standard }
    static var spare: Self { UserDefaults(suiteName: "spare")! }
}

struct ClientInfo {
    let name: String
    init(device: DeviceNaming) { name = device.systemName }
    static var here: ClientInfo { ClientInfo(device: UIDevice.current) }
}

final class Footer {
    func text() -> String { UIDevice.current.systemName }
    func note() { UserDefaults.standard.set(1, forKey: "note") }
    //            ^ note: [singleton] {{Footer reaches the shared instance UserDefaults.standard}}
}

// A class of the project has it from the protocol alone.
protocol Playing { func play() }
final class Jukebox: Playing {
    private var count = 0
    func play() { count += 1 }
}
private let kept = Jukebox()
extension Playing where Self == Jukebox {
    static var shared: Jukebox { kept }
}

final class Guest {
    func dance() { Jukebox.shared.play() }
    //             ^ warning: [singleton] {{Guest reaches the shared instance Playing.shared}}
}
