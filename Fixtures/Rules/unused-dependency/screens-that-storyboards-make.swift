// A storyboard's screen that is made by hand takes more than the coder. That the compiler offers `required` for it, as for the
// initializer beside it, demands nothing of anybody; a superclass that has the same does.
// only: unused-dependency

//- Sources/Hotel/Screens.swift
import UIKit

protocol Ringing {
    func ring()
}

final class HallScreen: UIViewController {
    private let bell: any Ringing
    required init?(coder: NSCoder, bell: any Ringing) {
        //                         ^ warning: [unused-dependency] {{HallScreen takes Ringing and keeps it, but never uses it}}
        self.bell = bell
        super.init(coder: coder)
    }
    required init?(coder: NSCoder) { fatalError() }
}

final class LobbyScreen: UIViewController {
    private let bell: any Ringing
    required init?(coder: NSCoder, bell: any Ringing) {
        self.bell = bell
        super.init(coder: coder)
    }
    required init?(coder: NSCoder) { fatalError() }
    override func viewDidLoad() { bell.ring() }
}

class GuestScreen: UIViewController {
    private let bell: any Ringing
    required init?(coder: NSCoder, bell: any Ringing) {
        self.bell = bell
        super.init(coder: coder)
    }
    required init?(coder: NSCoder) { fatalError() }
    override func viewDidLoad() { bell.ring() }
}

/// The superclass asks for it.
final class AtticScreen: GuestScreen {
    required init?(coder: NSCoder, bell: any Ringing) { super.init(coder: coder) }
    required init?(coder: NSCoder) { fatalError() }
}

/// Made of a kind that somebody chooses.
class Desk {
    required init(bell: any Ringing) {}
}
