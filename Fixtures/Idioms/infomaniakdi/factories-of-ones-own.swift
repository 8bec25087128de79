// InfomaniakDI: a factory of the project's own is told to nobody, so nothing is known to be registered.
// only: dependency-cycle, unregistered-dependency, duplicate-registration, hidden-dependency

//- Sources/App/Services.swift
import InfomaniakDI

struct Factory {
    let type: Any.Type
    let closure: ([String: Any]?, SimpleResolvable) throws -> Any
    init(type: Any.Type, closure: @escaping ([String: Any]?, SimpleResolvable) throws -> Any) {
        self.type = type
        self.closure = closure
    }
}

enum Harbour {
    static let factories = [
        Factory(type: Chart.self) { _, _ in Chart() },
        Factory(type: Chart.self) { _, _ in Chart() },
        Factory(type: Buoy.self) { _, resolver in
            try Buoy(
                chart: resolver.resolve(
                    type: Chart.self, forCustomTypeIdentifier: nil, factoryParameters: nil, resolver: resolver))
        },
    ]
}

final class Chart {
    @LazyInjectService private var buoy: Buoy
    func draw() { buoy.float() }
}
final class Buoy {
    private let chart: Chart
    init(chart: Chart) { self.chart = chart }
    func float() { chart.draw() }
}
