// DIKit: what modules tell the one container, and who asks it by the context's type, by tags and through wrappers.
// only: dependency-cycle, unregistered-dependency, duplicate-registration, captive-dependency, service-locator, hidden-dependency, singleton-default, singleton

//- Sources/App/Modules.swift
import DIKit

enum Lamp { case red, green }

extension DependencyContainer {
    static var harbour = module {
        single { LiveTides(log: resolve()) as TideReading }
        //                      ^ related: [dependency-cycle] {{TideReading asks for LogBook}}
        factory { LogBook(tides: DIKit.resolve()) }
        //                       ^ error: [dependency-cycle] {{Producing LogBook needs itself: LogBook → TideReading → LogBook}}
        factory { () -> PilotCalling in
            let book: LogBook = DIKit.resolve()
            return Pilot(book: book, horn: resolve())
            //                             ^ error: [unregistered-dependency] {{PilotCalling asks DIKit for Horn, which nothing registers}}
        }
        shared { Ledger.shared }
        single(tag: Lamp.red) { Light() }
        factory(tag: Lamp.green) { Light() }
        //                         ^ related: [captive-dependency] {{Light is made anew here}}
        single { Keeper(light: resolve(tag: Lamp.green), dark: resolve(tag: Lamp.red), chart: resolve()) }
        //                     ^ warning: [captive-dependency] {{Keeper is kept and holds on to its Light, which is made anew for everybody else}}
        factory { Chart() }
        //        ^ related: [duplicate-registration] {{Chart is registered here first}}
        factory { Chart() }
        //        ^ warning: [duplicate-registration] {{DependencyContainer registers Chart a second time}}
        factory { countBoats as BoatCounter }
        factory { countCrews as CrewCounter }
    }
}

let night = module {
    factory { Bell() }
    factory { Star() }
    //        ^ related: [duplicate-registration] {{Star is registered here first}}
    factory { Star() }
    //        ^ warning: [duplicate-registration] {{Modules.swift registers Star a second time}}
}

typealias BoatCounter = (String) -> Count
typealias CrewCounter = (Int) -> Count
struct Count {}
func countBoats(_ port: String) -> Count { Count() }
func countCrews(_ ship: Int) -> Count { Count() }

//- Sources/App/Services.swift
import DIKit

protocol TideReading { func read() }
final class LiveTides: TideReading {
    private let log: LogBook
    init(log: LogBook) { self.log = log }
    func read() { log.write() }
}
final class LogBook {
    private let tides: TideReading
    init(tides: TideReading) { self.tides = tides }
    func write() { tides.read() }
}
final class Star { func shine() {} }
final class Gong { func ring() {} }
final class Whistle { func blow() {} }
final class Bell {
    @Inject private var gong: Gong
    //                        ^ error: [unregistered-dependency] {{Bell asks DIKit for Gong, which nothing registers}}
    @OptionalInject private var whistle: Whistle?
    func ring() {
        gong.ring()
        whistle?.blow()
    }
}
protocol PilotCalling { func call() }
final class Horn { func blow() {} }
final class Pilot: PilotCalling {
    private let book: LogBook
    private let horn: Horn
    init(book: LogBook, horn: Horn) {
        self.book = book
        self.horn = horn
    }
    func call() {
        book.write()
        horn.blow()
    }
}
final class Ledger {
    static let shared = Ledger()
    func note() {}
}
final class Light {
    var isLit = false
    func light() { isLit = true }
}
final class Chart { func draw() {} }
final class Keeper {
    private let light: Light
    private let dark: Light
    private let chart: Chart
    init(light: Light, dark: Light, chart: Chart) {
        self.light = light
        self.dark = dark
        self.chart = chart
    }
    func keep() {
        light.light()
        dark.light()
        chart.draw()
    }
}

//- Sources/App/Askers.swift
import DIKit

final class TideViewModel {
    @Inject var tides: TideReading
//  ^ note: [hidden-dependency] {{TideViewModel fetches TideReading and does nothing with it}}
    @LazyInject(tag: Lamp.red) private var light: Light
//  ^ note: [hidden-dependency] {{TideViewModel fetches Light and does nothing with it}}
    private let pilot: PilotCalling
    init(pilot: PilotCalling = resolve()) { self.pilot = pilot }
    //                         ^ note: [singleton-default] {{TideViewModel asks a locator for PilotCalling unless it is handed one}}
    func go() {
        pilot.call()
        let book: LogBook = DIKit.resolve()
        //                  ^ warning: [service-locator] {{TideViewModel asks a locator for LogBook}}
        book.write()
        (resolve() as Chart).draw()
//       ^ warning: [service-locator] {{TideViewModel asks a locator for Chart}}
    }
}
