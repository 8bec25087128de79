// DIKit: a function that is handed over in place of a closure registers what it gives; where nothing tells that, it may be
// anything.
// only: unregistered-dependency

//- Sources/Port/Modules.swift
import DIKit

func makeChart() -> ChartDrawing { Chart() }
func makeWheel() -> Wheel { Wheel() }

extension DependencyContainer {
    static let port = module {
        single { Tides() as TideReading }
        factory(makeChart)
        factory(factory: makeWheel)
        single(Bell.init)
    }
}

protocol TideReading { func read() }
protocol ChartDrawing { func draw() }
final class Tides: TideReading { func read() {} }
final class Chart: ChartDrawing { func draw() {} }
final class Wheel { func turn() {} }
final class Bell { func ring() {} }
final class Keeper {
    @Inject private var tides: TideReading
    @Inject private var chart: ChartDrawing
    @Inject private var wheel: Wheel
    @Inject private var bell: Bell
    func keep() {
        tides.read()
        chart.draw()
        wheel.turn()
        bell.ring()
    }
}
