// A class that is nothing but colours and fonts is the names of values, put together in an object. What can be changed,
// does something or keeps anything else is shared.
// only: singleton

import UIKit

extension UIFont {}

final class HarbourColors: NSObject {
    let water: UIColor
    let stone: UIColor
    let heading: UIFont
    let margin: CGFloat = 8
    static let shared = HarbourColors()

    override init() {
        water = UIColor.systemBlue
        stone = UIColor.systemGray
        heading = UIFont.boldSystemFont(ofSize: 20)
    }
}

final class NightColors {
    static let shared = NightColors()
    var water: UIColor = .systemBlue
}

final class TideColors {
    static let shared = TideColors()
    let water: UIColor = .systemBlue
    func reload() {}
}

final class PortSettings {
    static let shared = PortSettings()
    let water: UIColor = .systemBlue
    let port: String = "8080"
}

final class PierModel {
    func colour() -> UIColor { HarbourColors.shared.water }
    func night() -> UIColor { NightColors.shared.water }
    //                        ^ warning: [singleton] {{PierModel reaches the shared instance NightColors.shared}}
    func tide() -> UIColor { TideColors.shared.water }
    //                       ^ warning: [singleton] {{PierModel reaches the shared instance TideColors.shared}}
    func port() -> String { PortSettings.shared.port }
    //                      ^ warning: [singleton] {{PierModel reaches the shared instance PortSettings.shared}}
}
