// Swinject's `autoregister` asks for what the initializer takes, but for what its arguments hand in.
// only: unregistered-dependency, dependency-cycle

import Swinject
import SwinjectAutoregistration

protocol Lamp {
    func shine()
}

protocol Cord {
    func plug()
}

struct Token {
    let text: String
}

struct Region {
    let code: String
}

final class Bulb: Lamp {
    private let token: Token
    private let region: Region

    init(token: Token, region: Region) {
        self.token = token
        self.region = region
    }

    func shine() { print(token.text, region.code) }
}

final class DimmedCord: Cord {
    private let cord: Cord

    init(cord: Cord) {
        self.cord = cord
    }

    func plug() { cord.plug() }
}

final class Wick {
    private let token: Token
    private let region: Region

    init(token: Token, region: Region) {
        self.token = token
        self.region = region
    }

    func burn() { print(token.text, region.code) }
}

func assemble(_ container: Container) {
    container.autoregister(Lamp.self, arguments: Token.self, Region.self, initializer: Bulb.init)
    container.autoregister(Wick.self, argument: Token.self, initializer: Wick.init)
    //                                                                   ^ error: [unregistered-dependency] {{Wick asks Swinject for Region, which nothing registers}}
    container.autoregister(Cord.self, initializer: DimmedCord.init)
    //                                             ^ error: [dependency-cycle] {{Producing Cord needs itself: Cord → Cord}}
}
