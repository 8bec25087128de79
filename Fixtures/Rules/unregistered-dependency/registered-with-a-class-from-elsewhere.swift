// Swinject: what a class from elsewhere is told by `register` is none of the container's business.
// only: unregistered-dependency, service-locator

import Swinject
import Telephony

protocol Lamp {
    func shine()
}

protocol Horn {
    func blow()
}

final class Tower {
    private let horn: any Horn
    init(horn: any Horn) { self.horn = horn }
    func warn() { horn.blow() }
}

final class Lines: Switchboard {
    override init() {
        super.init()
        register { line in line.resolve(Lamp.self)!.shine() }
        self.register { line in
            let lamp = line.resolve(Lamp.self)!
            lamp.shine()
        }
    }
}

final class Office {
    private let board: Switchboard
    init(board: Switchboard) { self.board = board }

    func open() {
        board.register { line in line.resolve(Lamp.self)!.shine() }
    }
}

func assemble(_ container: Container) {
    container.register(Tower.self) { resolver in Tower(horn: resolver.resolve(Horn.self)!) }
    //                                                                        ^ error: [unregistered-dependency] {{Tower asks Swinject for Horn, which nothing registers}}
}
