// Who takes what it asks for under a type that unwraps itself cannot do without it, be that a property or a local name;
// who takes it as it comes can.
// only: unregistered-dependency

import Swinject

final class Bell {}
final class Horn {}
final class Gong {}

func assemble(_ container: Container) {
    container.register(Bell.self) { _ in Bell() }
}

final class Ship {
    private var horn: Horn!
    private var gong: Gong?
    func equip(_ container: Container) {
        horn = container.resolve(Horn.self)
        //                       ^ error: [unregistered-dependency] {{Ship asks Swinject for Horn, which nothing registers}}
        gong = container.resolve(Gong.self)
    }

    func leave(_ container: Container) {
        let bell: Bell! = container.resolve(Bell.self)
        let horn: Horn! = container.resolve(Horn.self)
        //                                  ^ related: [unregistered-dependency] {{also asks for Horn here}}
        let gong: Gong? = container.resolve(Gong.self)
        let other = container.resolve(Gong.self)
        print(bell!, horn!, gong as Any, other as Any)
    }
}

final class Boat {
    func leave(_ container: Container) {
        let gong: Gong! = container.resolve(Gong.self)
        //                                  ^ error: [unregistered-dependency] {{Boat asks Swinject for Gong, which nothing registers}}
        print(gong!)
    }
}
