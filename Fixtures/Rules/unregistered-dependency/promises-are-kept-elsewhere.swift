// Promises that nobody keeps, in sources where none is kept: the app that keeps them is somewhere else.
// only: unregistered-dependency

import FactoryKit

protocol Maps {
    func tiles() -> Int
}

extension Container {
    var maps: Factory<Maps?> { promised() }
    var nothing: Factory<Maps?> { self { nil } }
}

final class MapScreen {
    @Injected(\.maps) private var maps: Maps?
    @Injected(\.nothing) private var nothing: Maps?
    func show() -> Int { (maps?.tiles() ?? 0) + (nothing?.tiles() ?? 0) }
}
