// A promised factory that is told what to give out wherever its name stands, be it on a container that is not known, is a
// promise that is kept; and so may be one that is handed on by itself, or by its key.
// only: unregistered-dependency

//- Sources/Charts/Container+Charts.swift
import FactoryKit

final class Charts: SharedContainer {
    static let shared = Charts()
    let manager = ContainerManager()
}

extension Charts {
    var north: Factory<Chart?> { promised() }
    var south: Factory<Chart?> { promised() }
    var east: Factory<Chart?> { promised() }
    var west: Factory<Chart?> { promised() }
    var coast: Factory<Chart?> { promised() }
    var river: Factory<Chart?> { promised() }
    var inlet: Factory<Chart?> { promised() }
    var canal: Factory<Chart?> { promised() }
    var never: Factory<Chart?> { promised() }
}

protocol Chart {
    func unroll()
}

struct PaperChart: Chart {
    func unroll() {}
}

func start() {
    Charts.shared.with { $0.north.register { PaperChart() } }
    Charts.shared.with { charts in charts.south { PaperChart() } }
    [Charts.shared].forEach { $0.east.register { PaperChart() } }
    Charts.shared.west.register(factory: makeChart)
    Charts.shared.coast.onDebug { PaperChart() }
    tell(Charts.shared.river)
    tell(\.inlet)
}

func makeChart() -> Chart? { PaperChart() }
func tell(_ chart: Factory<Chart?>) { chart.register { PaperChart() } }
func tell(_ key: KeyPath<Charts, Factory<Chart?>>) { Charts.shared[keyPath: key].register { PaperChart() } }

//- Sources/Charts/Dredger.swift
// Who is of the same module need not name the library.
func dredge() {
    Charts.shared.canal.register { PaperChart() }
}

//- Sources/Charts/Navigator.swift
import FactoryKit

final class Navigator {
    @Injected(\Charts.north) private var north
    @Injected(\Charts.south) private var south
    @Injected(\Charts.east) private var east
    @Injected(\Charts.west) private var west
    @Injected(\Charts.coast) private var coast
    @Injected(\Charts.river) private var river
    @Injected(\Charts.inlet) private var inlet
    @Injected(\Charts.canal) private var canal
    func plot() {
        for chart in [north, south, east, west, coast, river, inlet, canal] { chart?.unroll() }
    }
}

final class Explorer {
    @Injected(\Charts.never) private var never
//  ^ error: [unregistered-dependency] {{Explorer asks Factory for Chart, which nothing registers}}
    func plot() { never?.unroll() }
}
