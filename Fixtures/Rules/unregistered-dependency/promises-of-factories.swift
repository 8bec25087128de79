// A promised factory that is asked for and that nobody registers, while others are registered.
// only: unregistered-dependency

import Factory

protocol Maps {
    func tiles() -> Int
}

final class LiveMaps: Maps {
    func tiles() -> Int { 4 }
}

extension Container {
    var maps: Factory<Maps?> { promised() }
    var charts: Factory<Maps?> { promised() }
    var places: Factory<Maps?> { promised() }
    var views: ParameterFactory<Int, Maps?> { promised() }
    // Without a promise `nil` is an answer.
    var nothing: Factory<Maps?> { self { nil } }
}

extension Container: AutoRegistering {
    func autoRegister() {
        maps.register { LiveMaps() }
        views.register { _ in LiveMaps() }
    }
}

final class MapScreen {
    @Injected(\.maps) private var maps: Maps?
    @Injected(\.charts) private var charts: Maps?
    //                                      ^ error: [unregistered-dependency] {{MapScreen asks Factory for Maps, which nothing registers}}
    @LazyInjected(\.nothing) private var nothing: Maps?
    func show() -> Int { (maps?.tiles() ?? 0) + (charts?.tiles() ?? 0) + (nothing?.tiles() ?? 0) }
}

final class PlaceScreen {
    func show() -> Int { Container.shared.places()?.tiles() ?? 0 }
    //                                    ^ error: [unregistered-dependency] {{PlaceScreen asks Factory for Maps, which nothing registers}}
    func turn() -> Int { Container.shared.views(3)?.tiles() ?? 0 }
}
