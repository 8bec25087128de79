// The first Factory kept factories in statics, whose products their closures tell.

import Factory

protocol GullTracking { func track() }
final class GullLog: GullTracking { func track() {} }
final class GullStore { func keep() {} }

extension Container {
    static let tracking = Factory(scope: .singleton) { GullLog() as GullTracking }
    static let store = Factory<GullStore> { GullStore() }
}

final class Gull {
    @Injected(Container.tracking) private var tracking
//  ^ note: [hidden-dependency] {{GullTracking}}
    @LazyInjected(Container.store) private var store: GullStore
//  ^ note: [hidden-dependency] {{GullStore}}
    func fly() {
        tracking.track()
        store.keep()
    }
}

final class Skua {
    func fly() { Container.tracking().track() }
    //           ^ warning: [service-locator] {{GullTracking}}
}
