// What only tells of the device or its screen is as ambient as the device itself, which it asks. What it shows could be changed,
// what it is made of, a service that it asks and what it does make it one that is shared.
// only: singleton

import DeviceKit
import UIKit

final class DeviceFacts {
    static let current = DeviceFacts()
    private let device = UIDevice.current
    private var model = DeviceKit.Device.current
    private init() {}
    var isPad: Bool { device.userInterfaceIdiom == .pad }
    var name: String { device.name }
    var isLarge: Bool { model.isOneOf(DeviceKit.Device.allPlusSizedDevices) && isPad }
    var version: (major: Int, minor: Int) {
        (ProcessInfo.processInfo.operatingSystemVersion.majorVersion, ProcessInfo.processInfo.operatingSystemVersion.minorVersion)
    }
    var orientation: (interface: UIInterfaceOrientation, isPad: Bool) {
        (interface: UIApplication.shared.statusBarOrientation, isPad: isPad)
    }
}

final class DeviceMode {
    static let current = DeviceMode()
    var isQuiet = false
    var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }
}

final class DeviceSettings {
    static let current = DeviceSettings()
    var isQuiet: Bool { UserDefaults.standard.bool(forKey: "quiet") }
    //                  ^ note: [singleton] {{DeviceSettings reaches the shared instance UserDefaults.standard}}
}

final class ScreenKeeper {
    static let current = ScreenKeeper()
    private var isOn = false
    var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }
    func wake() { isOn = true }
}

final class LookFacts {
    static let current = LookFacts()
    var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }
}

final class HeaderView: UIView {
    override func layoutSubviews() {
        frame.size.height = DeviceFacts.current.isPad ? 10 : 20
        frame.size.width = DeviceMode.current.isPad ? 10 : 20
        //                 ^ warning: [singleton] {{HeaderView reaches the shared instance DeviceMode.current}}
        isHidden = DeviceSettings.current.isQuiet
        //         ^ warning: [singleton] {{HeaderView reaches the shared instance DeviceSettings.current}}
        isOpaque = ScreenKeeper.current.isPad
        //         ^ warning: [singleton] {{HeaderView reaches the shared instance ScreenKeeper.current}}
        clipsToBounds = LookFacts.current.isPad
        //              ^ warning: [singleton] {{HeaderView reaches the shared instance LookFacts.current}}
    }
}
