// A ring, a missing, a duplicate and a captive registration in Swinject's assemblies.
// only: dependency-cycle, unregistered-dependency, duplicate-registration, captive-dependency

//- Sources/App/HarbourAssembly.swift
import Swinject

final class HarbourAssembly: Assembly {
    func assemble(container: Container) {
        container.register(Pilot.self) { r in
            Pilot(radio: r.resolve(Radio.self)!, chart: r.resolve(Chart.self, name: "harbour")!)
            //           ^ error: [dependency-cycle] {{Producing Pilot needs itself: Pilot → Radio → Pilot}}
        }
        container.register(Radio.self) { r in
            let pilot = r.resolve(Pilot.self)!
            //          ^ related: [dependency-cycle] {{Radio asks for Pilot}}
            return LiveRadio(pilot: pilot)
        }.inObjectScope(.weak)
        container.register(Chart.self, name: "harbour") { _ in Chart() }.inObjectScope(.container)
        container.register(Chart.self, name: "sea") { _ in Chart() }.inObjectScope(.container)
        //                 ^ related: [duplicate-registration] {{Chart "sea" is registered here first}}
        container.register(Logbook.self) { _ in Logbook() }
        //                 ^ related: [captive-dependency] {{Logbook is made anew here}}
        container.register(Chart.self, name: "sea") { _ in Chart() }
        //                 ^ warning: [duplicate-registration] {{HarbourAssembly registers Chart "sea" a second time}}
        container.register(HarbourOffice.self) { r in
            HarbourOffice(
                logbook: r.resolve(Logbook.self)!,
                //       ^ warning: [captive-dependency] {{HarbourOffice is kept and holds on to its Logbook, which is made anew for everybody else}}
                tide: r.resolve(TideTable.self)!)
            //                  ^ error: [unregistered-dependency] {{HarbourOffice asks Swinject for TideTable, which nothing registers}}
        }.inObjectScope(.container)
    }
}

//- Sources/App/Harbour.swift
protocol Radio {
    func call()
}

final class LiveRadio: Radio {
    private let pilot: Pilot
    init(pilot: Pilot) { self.pilot = pilot }
    func call() { pilot.steer() }
}

final class Pilot {
    private let radio: any Radio
    private let chart: Chart
    init(radio: any Radio, chart: Chart) {
        self.radio = radio
        self.chart = chart
    }
    func steer() { radio.call(); chart.show() }
}

final class Chart {
    private var page = 0
    func show() { page += 1 }
}

final class Logbook {
    private var entries: [String] = []
    func write(_ entry: String) { entries.append(entry) }
}

protocol TideTable {
    func tide() -> Double
}

final class HarbourOffice {
    private let logbook: Logbook
    private let tide: any TideTable
    init(logbook: Logbook, tide: any TideTable) {
        self.logbook = logbook
        self.tide = tide
    }
    func open() { logbook.write("open \(tide.tide())") }
}
