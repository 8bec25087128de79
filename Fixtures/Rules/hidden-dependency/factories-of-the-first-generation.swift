// The first Factory kept factories in statics, whose products their closures tell.

import Factory

protocol GullTracking { func track() }
final class GullLog: GullTracking { func track() {} }
final class GullStore { func keep() {} }

extension Container {
    static let tracking = Factory(scope: .singleton) { GullLog() as GullTracking }
    static let store = Factory<GullStore> { GullStore() }
    static let spare = ParameterFactory<Int, GullTracking?> { _ in nil }
}

final class Gull {
    @Injected(Container.tracking) private var tracking
//  ^ note: [hidden-dependency] {{Gull needs GullTracking, which no initializer shows}}
    @LazyInjected(Container.store) private var store: GullStore
//  ^ note: [hidden-dependency] {{Gull needs GullStore, which no initializer shows}}
    func fly() {
        tracking.track()
        store.keep()
    }
}

final class Skua {
    func fly() { Container.tracking().track() }
    //           ^ warning: [service-locator] {{Skua asks a locator for GullTracking}}
}

final class Petrel {
    func fly() { Container.spare(3)?.track() }
    //           ^ warning: [service-locator] {{Petrel asks a locator for GullTracking}}
}
