// What fills a registry through a subscript cannot be seen.
// only: unregistered-dependency

final class Chart {
    private var marks: [ObjectIdentifier: Any] = [:]

    subscript<T>(_ type: T.Type) -> T {
        get { marks[ObjectIdentifier(type)] as! T }
        set { marks[ObjectIdentifier(type)] = newValue }
    }
    func register<T>(_ type: T.Type, _ value: T) { self[type] = value }
    func resolve<T>(_ type: T.Type) -> T { self[type] }
}

final class Reef {
    func warn() {}
}

final class Buoy {
    func ring() {}
}

func sail(_ chart: Chart) {
    chart.register(Buoy.self, Buoy())
    chart[Reef.self] = Reef()
    chart.resolve(Buoy.self).ring()
    chart.resolve(Reef.self).warn()
}
