// InfomaniakDI: what lists of factories tell the one resolver, under names and without, and who asks it through wrappers.
// only: dependency-cycle, unregistered-dependency, duplicate-registration, captive-dependency, service-locator, hidden-dependency, singleton-default, singleton

//- Sources/App/Harbour.swift
import InfomaniakDI

typealias NamedFactory = (factory: Factory, identifier: String?)

enum Harbour {
    private static var services: [Factory] {
        return [
            Factory(type: TideReading.self) { _, resolver in
                let log = try resolver.resolve(
                //            ^ related: [dependency-cycle] {{TideReading asks for LogBook}}
                    type: LogBook.self, forCustomTypeIdentifier: nil, factoryParameters: nil, resolver: resolver)
                return LiveTides(log: log)
            },
            Factory(type: LogBook.self) { _, _ in LogBook() },
            Factory(type: PilotCalling.self) { _, resolver in
                try Pilot(
                    horn: resolver.resolve(
                        type: Horn.self, forCustomTypeIdentifier: nil, factoryParameters: nil, resolver: resolver))
                        //    ^ error: [unregistered-dependency] {{PilotCalling asks InfomaniakDI for Horn, which nothing registers}}
            },
            Factory(type: Chart.self) { _, _ in Chart() },
            //            ^ related: [duplicate-registration] {{Chart is registered here first}}
            Factory(type: Chart.self) { _, _ in Chart() },
            //            ^ warning: [duplicate-registration] {{Harbour registers Chart a second time}}
            Factory(type: Buoy.self) { _, _ in Buoy() },
            Factory(type: Anchor.self) { _, _ in Anchor() },
        ]
    }
    private static var lights: [NamedFactory] {
        let light = Factory(type: Light.self) { _, _ in Light() }
        return [(light, "red"), (light, "green")]
    }
    private static var bells: [NamedFactory] {
        let bell = Factory(type: Bell.self) { _, _ in Bell() }
        return [(bell, Marks.loud)]
    }

    static func open() {
        for service in services { SimpleResolver.sharedResolver.store(factory: service) }
        for light in lights + bells {
            SimpleResolver.sharedResolver.store(factory: light.factory, forCustomTypeIdentifier: light.identifier)
        }
        let gong = Factory(type: Gong.self) { _, _ in Gong() }
        SimpleResolver.sharedResolver.store(factory: gong, forCustomTypeIdentifier: "deep")
    }
}

enum Marks {
    static let loud = "loud"
}

//- Sources/App/Services.swift
import InfomaniakDI

protocol TideReading { func read() }
final class LiveTides: TideReading {
    private let log: LogBook
    init(log: LogBook) { self.log = log }
    func read() { log.write() }
}
final class LogBook {
    @InjectService private var tides: TideReading
 // ^ error: [dependency-cycle] {{Producing LogBook needs itself: LogBook → TideReading → LogBook}}
 // ^ note: [hidden-dependency] {{LogBook needs TideReading, which no initializer shows}}
    func write() { tides.read() }
}
protocol PilotCalling { func call() }
final class Horn { func blow() {} }
final class Pilot: PilotCalling {
    private let horn: Horn
    init(horn: Horn) { self.horn = horn }
    func call() { horn.blow() }
}
final class Chart { func draw() {} }
final class Light { func light() {} }
final class Bell { func ring() {} }
final class Gong { func strike() {} }
final class Whistle { func blow() {} }
final class Buoy {
    private let anchor: Anchor
    init() {
        @InjectService var held: Anchor
     // ^ note: [hidden-dependency] {{Buoy needs Anchor, which no initializer shows}}
     // ^ related: [dependency-cycle] {{Buoy asks for Anchor}}
        anchor = held
    }
    func float() { anchor.hold() }
}
final class Anchor {
    private let buoy = InjectService<Buoy>().wrappedValue
    //                 ^ error: [dependency-cycle] {{Producing Anchor needs itself: Anchor → Buoy → Anchor}}
    //                 ^ warning: [service-locator] {{Anchor asks a locator for Buoy}}
    func hold() { buoy.float() }
}

//- Sources/App/Askers.swift
import InfomaniakDI

final class TideViewModel {
    @InjectService var tides: TideReading
 // ^ note: [hidden-dependency] {{TideViewModel needs TideReading, which no initializer shows}}
    @LazyInjectService(customTypeIdentifier: "red") private var light: Light
 // ^ note: [hidden-dependency] {{TideViewModel needs Light, which no initializer shows}}
    @LazyInjectService(customTypeIdentifier: Marks.loud) private var bell: Bell
 // ^ note: [hidden-dependency] {{TideViewModel needs Bell, which no initializer shows}}
    @LazyInjectService private var whistle: Whistle
    //                                      ^ error: [unregistered-dependency] {{TideViewModel asks InfomaniakDI for Whistle, which nothing registers}}
    @LazyInjectService private var gong: Gong
 // ^ note: [hidden-dependency] {{TideViewModel needs Gong, which no initializer shows}}
    //                                   ^ error: [unregistered-dependency] {{TideViewModel asks InfomaniakDI for Gong, which nothing registers}}
    func go() {
        tides.read()
        light.light()
        bell.ring()
        whistle.blow()
        gong.strike()
        @InjectService var pilot: PilotCalling
     // ^ note: [hidden-dependency] {{TideViewModel needs PilotCalling, which no initializer shows}}
        pilot.call()
        InjectService<Chart>().wrappedValue.draw()
     // ^ warning: [service-locator] {{TideViewModel asks a locator for Chart}}
    }
}
