// InfomaniakDI: what a helper registers that is told the type is registered; what another one hides may be anything.
// only: unregistered-dependency, duplicate-registration

//- Sources/App/Harbour.swift
import InfomaniakDI

enum Harbour {
    static func make<T>(_ type: T.Type, _ maker: @escaping () -> T) -> Factory {
        Factory(type: type) { _, _ in maker() }
    }
    static func tell<T>(_ type: T.Type, _ maker: @escaping () -> T) {
        SimpleResolver.sharedResolver.store(factory: Factory(type: type) { _, _ in maker() })
    }
    static var services: [Factory] {
        [Factory(type: Chart.self) { _, _ in Chart() }, make(Buoy.self) { Buoy() }]
    }
    static func open() {
        for service in services { SimpleResolver.sharedResolver.store(factory: service) }
        tell(Anchor.self) { Anchor() }
    }
}

final class Chart { func draw() {} }
final class Buoy { func float() {} }
final class Anchor { func hold() {} }
final class Rope { func pull() {} }
final class Keeper {
    @LazyInjectService private var chart: Chart
    @LazyInjectService private var buoy: Buoy
    @LazyInjectService private var anchor: Anchor
    @LazyInjectService private var rope: Rope
    //                                   ^ error: [unregistered-dependency] {{Keeper asks InfomaniakDI for Rope, which nothing registers}}
    func go() {
        chart.draw()
        buoy.float()
        anchor.hold()
        rope.pull()
    }
}
