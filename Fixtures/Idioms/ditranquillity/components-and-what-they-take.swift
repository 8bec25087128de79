// DITranquillity: what parts tell the container, and what components take: initializers, closures, injections, modificators.
// only: dependency-cycle, unregistered-dependency, captive-dependency, duplicate-registration, service-locator, hidden-dependency, container-injection, singleton, self-made-dependency

//- Sources/App/Parts.swift
import DITranquillity

final class ObservatoryFramework: DIFramework {
    static func load(container: DIContainer) {
        container.append(part: SkyPart.self)
        container.append(part: DomePart.self)
    }
}

final class SkyPart: DIPart {
    static func load(container: DIContainer) {
        container.register(LiveSky.init)
        //                 ^ warning: [captive-dependency] {{LiveSky is kept and holds on to its Almanac, which is made anew for everybody else}}
            .as(SkyReading.self)
            .lifetime(.single)
        container.register(Almanac.init).lifetime(.objectGraph)
        //                 ^ related: [captive-dependency] {{Almanac is made anew here}}
        container.register { Observer(sky: $0, notes: $1) }
        //                                            ^ error: [unregistered-dependency] {{Observer asks DITranquillity for Notebook, which nothing registers}}
        container.register { (sky: SkyReading, weather: Weather) in Forecast(sky: sky, weather: weather) }
        //                                              ^ error: [unregistered-dependency] {{Forecast asks DITranquillity for Weather, which nothing registers}}
        container.register { sky, ink in
            Painter(sky: sky, ink: ink)
            //                     ^ error: [unregistered-dependency] {{Painter asks DITranquillity for Ink, which nothing registers}}
        }
        container.register1 { Sketch(ink: $0 as Ink) }
        //                                ^ error: [unregistered-dependency] {{Sketch asks DITranquillity for Ink, which nothing registers}}
        container.register(Tripod.init)
            .injection(\.level)
            .injection { $0.plumb = $1 }
            //                      ^ error: [unregistered-dependency] {{Tripod asks DITranquillity for Plumb, which nothing registers}}
            .injection { $0.mount(on: $1) }
            //                        ^ error: [unregistered-dependency] {{Tripod asks DITranquillity for Ground, which nothing registers}}
            .injection { tripod, rubber in tripod.feet = rubber }
            //                                           ^ error: [unregistered-dependency] {{Tripod asks DITranquillity for Rubber, which nothing registers}}
            .lifetime(.perContainer(.strong))
        container.register(Level.init)
        container.register { Chart(title: arg($0)) }
    }
}

final class DomePart: DIPart {
    static func load(container: DIContainer) {
        container.register(Lamp.init).as(Lighting.self, tag: Red.self)
        container.register(Torch.init).as(check: Lighting.self, name: "north") { $0 }
        container.register { Door(light: by(tag: Red.self, on: $0)) }
        container.register { Window(light: by(tag: Green.self, on: $0)) }
        //                                                         ^ error: [unregistered-dependency] {{Window asks DITranquillity for Lighting "Green", which nothing registers}}
        container.register(Cellar.init) { by(tag: Green.self, on: $0) }
        //                 ^ error: [unregistered-dependency] {{Cellar asks DITranquillity for Lighting "Green", which nothing registers}}
        container.register(Stairs.init)
            .injection(name: "north") { $0.light = $1 }
            .injection(name: "south") { $0.other = $1 }
            //                                     ^ error: [unregistered-dependency] {{Stairs asks DITranquillity for Lighting "south", which nothing registers}}
        container.register(Dome.init).lifetime(.single)
        //                 ^ error: [dependency-cycle] {{Producing Dome needs itself: Dome → Motor → Dome}}
        container.register(Motor.init).injection(\.dome).lifetime(.single)
        //                                       ^ related: [dependency-cycle] {{Motor asks for Dome}}
    }
}

//- Sources/App/Sky.swift
protocol SkyReading { func read() }
final class Almanac {
    var page = 0
    func turn() { page += 1 }
}
final class LiveSky: SkyReading {
    private let almanac: Almanac
    init(almanac: Almanac) { self.almanac = almanac }
    func read() { almanac.turn() }
}
final class Notebook { func write() {} }
final class Observer {
    private let sky: SkyReading
    private let notes: Notebook
    init(sky: SkyReading, notes: Notebook) {
        self.sky = sky
        self.notes = notes
    }
    func observe() {
        sky.read()
        notes.write()
    }
}
final class Weather { func look() {} }
final class Forecast {
    private let sky: SkyReading
    private let weather: Weather
    init(sky: SkyReading, weather: Weather) {
        self.sky = sky
        self.weather = weather
    }
    func tell() {
        sky.read()
        weather.look()
    }
}
protocol Ink { func flow() }
final class Painter {
    private let sky: SkyReading
    private let ink: Ink
    init(sky: SkyReading, ink: Ink) {
        self.sky = sky
        self.ink = ink
    }
    func paint() {
        sky.read()
        ink.flow()
    }
}
final class Sketch {
    private let ink: Ink
    init(ink: Ink) { self.ink = ink }
    func draw() { ink.flow() }
}
final class Level { func set() {} }
final class Plumb { func hang() {} }
final class Ground { func hold() {} }
final class Rubber { func grip() {} }
final class Tripod {
    var level = Level()
    var plumb: Plumb = Plumb()
    var feet: Rubber = Rubber()
    func mount(on ground: Ground) { ground.hold() }
    func stand() {
        level.set()
        plumb.hang()
        feet.grip()
    }
}

//- Sources/App/Dome.swift
enum Red {}
enum Green {}
protocol Lighting: AnyObject { func shine() }
final class Lamp: Lighting { func shine() {} }
final class Torch: Lighting { func shine() {} }
final class Door {
    private let light: Lighting
    init(light: Lighting) { self.light = light }
    func open() { light.shine() }
}
final class Window {
    private let light: Lighting
    init(light: Lighting) { self.light = light }
    func open() { light.shine() }
}
final class Cellar {
    private let light: Lighting
    init(light: Lighting) { self.light = light }
    func open() { light.shine() }
}
final class Stairs {
    var light: Lighting
    var other: Lighting
    init() {
        light = Torch()
        other = Torch()
    }
    func climb() {
        light.shine()
        other.shine()
    }
}
final class Dome {
    private let motor: Motor
    init(motor: Motor) { self.motor = motor }
    func turn() { motor.run() }
}
final class Motor {
    var dome: Dome?
    func run() { dome?.turn() }
}

//- Sources/App/App.swift
import DITranquillity

@main struct ObservatoryApp {
    static let container = DIContainer().append(framework: ObservatoryFramework.self)
    static func main() {
        let observer: Observer = container.resolve()
        observer.observe()
        let astrolabe: Astrolabe = container.resolve()
        //                         ^ error: [unregistered-dependency] {{ObservatoryApp asks DITranquillity for Astrolabe, which nothing registers}}
        astrolabe.point()
        (container.resolve(name: "south") as Lighting).shine()
        //                                   ^ error: [unregistered-dependency] {{ObservatoryApp asks DITranquillity for Lighting "south", which nothing registers}}
    }
}
final class Astrolabe { func point() {} }
final class Guide {
    func lead() {
        let observer: Observer = ObservatoryApp.container.resolve()
        //                       ^ warning: [service-locator] {{Guide asks a locator for Observer}}
        observer.observe()
    }
}
final class Usher {
    private let container: DIContainer
    init(container: DIContainer) { self.container = container }
    //   ^ warning: [container-injection] {{Usher takes the whole container DIContainer}}
    func usher() {
        let door: Door = *container
        //                ^ warning: [service-locator] {{Usher asks a locator for Door}}
        door.open()
        let sextant: Sextant? = container.resolve()
        //                      ^ warning: [service-locator] {{Usher asks a locator for Sextant}}
        sextant?.measure()
    }
}
final class Sextant { func measure() {} }
final class HandleAssembly {
    func make() {
        let panel = Panel()
        panel.handler = ObservatoryApp.container.resolve()
        //              ^ error: [unregistered-dependency] {{HandleAssembly asks DITranquillity for Handling, which nothing registers}}
        panel.handler.handle()
    }
}
final class Chart {
    private let title: String
    init(title: String) { self.title = title }
    func draw() { print(title) }
}
final class Mapper {
    func map(_ title: String) {
        let chart: Chart = ObservatoryApp.container.resolve(args: title)
        //                 ^ warning: [service-locator] {{Mapper asks a locator for Chart}}
        chart.draw()
    }
}
protocol Handling { func handle() }
final class Panel { var handler: Handling! }
