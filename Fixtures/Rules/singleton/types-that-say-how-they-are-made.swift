// A protocol that asks a type for a static function which makes it says how it is made: what its instances do is no
// assembling. What makes others is a factory, as its protocol says.
// only: singleton
import UIKit

final class Signals {
    static let shared = Signals()
    func send() {}
}

protocol Beaming { func beam() }

protocol BeamingMaking {
    static func make(for town: String) -> (any Beaming)?
}

final class HarbourBeam: Beaming {
    func beam() { Signals.shared.send() }
    //            ^ warning: [singleton] {{HarbourBeam reaches the shared instance Signals.shared}}
}

extension HarbourBeam: BeamingMaking {
    static func make(for town: String) -> (any Beaming)? { town.isEmpty ? nil : HarbourBeam() }
}

protocol ScreenMaking {
    static func makeScreen() -> UIViewController
}

final class BeamScreen: UIViewController, ScreenMaking {
    static func makeScreen() -> UIViewController { BeamScreen() }
    override func viewDidLoad() { Signals.shared.send() }
    //                            ^ warning: [singleton] {{BeamScreen reaches the shared instance Signals.shared}}
}

/// Makes what it is not.
enum BeamModule: ScreenMaking {
    static func makeScreen() -> UIViewController {
        Signals.shared.send()
        return BeamScreen()
    }
}

protocol BeamSource {
    func makeBeam() -> any Beaming
}

final class LampBeams: BeamSource {
    func makeBeam() -> any Beaming {
        Signals.shared.send()
        return HarbourBeam()
    }
}
