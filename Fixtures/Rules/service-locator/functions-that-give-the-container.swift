// A static function that gives a library's container is one more way to it, unless it makes a new one every time.
// only: service-locator

//- Sources/App/Setup.swift
import Swinject
import SwinjectStoryboard

extension SwinjectStoryboard {
    @objc class func setup() {
        defaultContainer.register(Ferry.self) { _ in Ferry() }
        defaultContainer.register(Dock.self) { _ in Dock(ferry: SwinjectStoryboard.wiring().resolve(Ferry.self)!) }
    }

    static func wiring() -> Container { defaultContainer }
}

enum Wirings {
    static func makeWiring() -> Container { Container() }
}

//- Sources/App/Dock.swift
import SwinjectStoryboard

final class Ferry {
    func sail() {}
}

final class Dock {
    private let ferry: Ferry
    init(ferry: Ferry) { self.ferry = ferry }
    func open() { ferry.sail() }
}

final class Captain {
    func leave() {
        SwinjectStoryboard.wiring().resolve(Ferry.self)?.sail()
    //  ^ warning: [service-locator] {{Captain asks a locator for Ferry}}
    }
}

final class Mate {
    func leave() {
        let wiring = Wirings.makeWiring()
        wiring.register(Ferry.self) { _ in Ferry() }
    }
}
