// What an initializer lists under a local name goes into what it keeps: rows of a screen, steps of a task.

protocol WindGauge {
    func read() -> Int
}

protocol Row {
    func text() -> String
}

final class WindRow: Row {
    private let gauge: any WindGauge
    init(gauge: any WindGauge) { self.gauge = gauge }
    func text() -> String { "\(gauge.read())" }
}

class Table {
    private let rows: [any Row]
    init(rows: [any Row]) { self.rows = rows }
    func texts() -> [String] { rows.map { $0.text() } }
}

final class WeatherTable: Table {
    init(gauge: any WindGauge, more: [any Row]) {
        var rows: [any Row] = [
            WindRow(gauge: gauge)
        ]
        rows.append(contentsOf: more)
        super.init(rows: rows)
    }
}

final class WeatherScreen {
    private let gauge: any WindGauge
    init(gauge: any WindGauge) { self.gauge = gauge }
    //   ^ warning: [dependency-pipeline] {{WeatherScreen takes WindGauge only to hand it on: WeatherScreen → WindRow, which uses it}}
    func texts() -> [String] {
        let rows = [WindRow(gauge: gauge)]
        return rows.map { $0.text() }
    }
}
