// Of a container that a container gives out the dependency is asked that is read of it at once, one for each; not the container,
// which is but a step of the way. Nobody can say what one is for that is kept, told something or read for a value.
// only: service-locator, singleton-default

protocol Crane { func lift() }
protocol Winch { func turn() }
final class QuayCrane: Crane { func lift() {} }
final class QuayWinch: Winch { func turn() {} }

protocol GearFactory {
    var crane: Crane { get }
    var winch: Winch { get }
}
final class QuayGear: GearFactory {
    private(set) lazy var crane: Crane = QuayCrane()
    private(set) lazy var winch: Winch = QuayWinch()
}

final class Boat { func row() {} }
final class PilotService {
    let boat: Boat
    private let crane: Crane
    init(boat: Boat, crane: Crane) { (self.boat, self.crane) = (boat, crane) }
    func steer() { crane.lift() }
}

final class Yard {
    lazy var crane: Crane = QuayCrane()
    lazy var winch: Winch = QuayWinch()
    var title = "yard"
}

struct Tools {
    let crane: Crane
    let winch: Winch
}

final class Harbour {
    static let shared = Harbour()
    lazy var gear: GearFactory = QuayGear()
    lazy var yard = Yard()
    lazy var tools = Tools(crane: QuayCrane(), winch: QuayWinch())
    lazy var pilot = PilotService(boat: Boat(), crane: yard.crane)
}

final class GearKeeper {
    private let crane = Harbour.shared.gear.crane
    //                  ^ warning: [service-locator] {{GearKeeper asks a locator for Crane in 2 places}}
    private let winch: Winch = Harbour.shared.gear.winch
    //                         ^ warning: [service-locator] {{GearKeeper asks a locator for Winch}}
    func work() {
        crane.lift()
        winch.turn()
        Harbour.shared.yard.crane.lift()
    //  ^ related: [service-locator] {{also asks for Crane here}}
    }
}

final class ToolKeeper {
    func work() { Harbour.shared.tools.winch.turn() }
    //            ^ warning: [service-locator] {{ToolKeeper asks a locator for Winch}}
}

final class Foreman {
    private let winch: Winch
    init(winch: Winch = Harbour.shared.yard.winch) { self.winch = winch }
    //                  ^ note: [singleton-default] {{Foreman asks a locator for Winch unless it is handed one}}
    func work() { winch.turn() }
}

final class Warden {
    func read() -> String { Harbour.shared.yard.title }
    //                      ^ warning: [service-locator] {{Warden asks a locator for Yard in 3 places}}
    func keep() -> Yard { Harbour.shared.yard }
    //                    ^ related: [service-locator] {{also asks for Yard here}}
    func fit(_ crane: Crane) { Harbour.shared.yard.crane = crane }
    //                         ^ related: [service-locator] {{also asks for Yard here}}
}

// What works itself is what is asked for, whatever it gives out besides.
final class Sailor {
    func sail() { Harbour.shared.pilot.boat.row() }
    //            ^ warning: [service-locator] {{Sailor asks a locator for PilotService}}
}
