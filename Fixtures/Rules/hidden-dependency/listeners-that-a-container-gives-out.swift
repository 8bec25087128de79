// A container gives nobody a way back: what it gives out is a dependency, be it called a listener; the one that an owner hands
// in is none.
// only: hidden-dependency, service-locator, unused-dependency

import Factory

protocol TideListener: AnyObject { func start() }
final class LiveTideListener: TideListener { func start() {} }
extension Container {
    var tides: Factory<any TideListener> { self { LiveTideListener() }.singleton }
}

final class Desk {
    @Injected(\.tides) private var tides: any TideListener
//  ^ note: [hidden-dependency] {{Desk needs TideListener, which no initializer shows}}
    private let again = Container.shared.tides()
    //                  ^ warning: [service-locator] {{Desk asks a locator for TideListener}}
    func go() {
        tides.start()
        again.start()
    }
}
final class Shelf {
    @LazyInjected(\.tides) private var tides: any TideListener
//  ^ note: [hidden-dependency] {{Shelf needs TideListener, which no initializer shows}}
    func go() { tides.start() }
}

final class Pier {
    private weak var listener: (any TideListener)?
    private let other: any TideListener
    init(listener: any TideListener) {
        self.listener = listener
        other = listener
    }
}
final class Quay {
    weak var listener: (any TideListener)?
    func go() { listener?.start() }
}
