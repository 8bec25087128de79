// Who gives out what a function makes shares nothing, though it is called so; who gives out what one finds does.
// only: singleton

final class Lathe {
    func turn() {}
    static func made() -> Lathe { Lathe() }
    private static let first = Lathe()
    static func found() -> Lathe { first }
    static var shared: Lathe { made() }
    static var sharedFirst: Lathe { found() }
}

final class ViceService {
    func hold() {}
}

var sharedVice: ViceService { ViceService() }
private let bolted = ViceService()
var boltedVice: ViceService { bolted }

final class Bench {
    func work() {
        Lathe.shared.turn()
        Lathe.sharedFirst.turn()
      //^ warning: [singleton] {{Bench reaches the shared instance Lathe.sharedFirst}}
        sharedVice.hold()
        boltedVice.hold()
      //^ warning: [singleton] {{Bench reaches the shared instance boltedVice}}
    }
}
