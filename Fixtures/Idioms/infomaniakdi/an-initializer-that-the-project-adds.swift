// InfomaniakDI: an initializer that the project adds to the library's factory may register anything under what it is told.
// only: unregistered-dependency, duplicate-registration

//- Sources/App/Harbour.swift
import InfomaniakDI

extension Factory {
    init<T>(_ type: T.Type, _ maker: @escaping () -> T) { self.init(type: type) { _, _ in maker() } }
}

enum Harbour {
    static var services: [Factory] {
        [Factory(type: Chart.self) { _, _ in Chart() }, Factory(Buoy.self) { Buoy() }]
    }
}

final class Chart { func draw() {} }
final class Buoy { func float() {} }
final class Keeper {
    @LazyInjectService private var chart: Chart
    @LazyInjectService private var buoy: Buoy
    func go() {
        chart.draw()
        buoy.float()
    }
}
