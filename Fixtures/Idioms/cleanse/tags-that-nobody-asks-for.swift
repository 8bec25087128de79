// What is tagged, and asked for by nobody, is told by its tag: no source mentions a provider of it.
// only: unregistered-dependency

import Cleanse

struct Dry: Tag {
    typealias Element = Sand
}

final class Sand {
    func trickle() {}
}

final class Pebble {
    func roll() {}
}

struct BeachModule: Module {
    static func configure(binder: Binder<Unscoped>) {
        binder.bind(Pebble.self).to(factory: Pebble.init)
        binder.bind().tagged(with: Dry.self).to { $0 as Sand }
        //                                              ^ error: [unregistered-dependency] {{Dry asks Cleanse for Sand, which nothing registers}}
    }
}
