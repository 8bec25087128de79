// A shared container that is told by which initializer to make something is asked for nothing.
// only: service-locator

import Swinject
import SwinjectAutoregistration

protocol Wire {
    func send()
}

final class Mail {
    private let wire: any Wire
    init(wire: any Wire) { self.wire = wire }
    func post() { wire.send() }
}

final class Station {
    static let shared = Station()
    let inner = Container()
    lazy var first = Mail(wire: Cable())
    lazy var wire: any Wire = Cable()
}

final class Cable: Wire {
    private var count = 0
    func send() { count += 1 }
}

final class Fitter {
    func fit() {
        Station.shared.inner.autoregister(Mail.self, initializer: Mail.init)
        Station.shared.inner.register((any Wire).self) { _ in Cable() }
    }
}

final class Clerk {
    func work() { Station.shared.inner.resolve(Mail.self)?.post() }
    //            ^ warning: [service-locator] {{Clerk asks a locator for Mail}}
}

final class Porter {
    func work() { Station.shared.first.post() }
    //            ^ warning: [service-locator] {{Porter asks a locator for Mail}}
}
