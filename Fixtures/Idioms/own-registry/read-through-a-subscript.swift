// A subscript that only reads tells a registry nothing, and neither does one of plain texts.
// only: unregistered-dependency

final class Chart {
    private var marks: [ObjectIdentifier: Any] = [:]
    private var remarks: [String: String] = [:]

    subscript<T>(_ type: T.Type) -> T { marks[ObjectIdentifier(type)] as! T }
    subscript(remark name: String) -> String? {
        get { remarks[name] }
        set { remarks[name] = newValue }
    }
    func register<T>(_ type: T.Type, _ value: T) { marks[ObjectIdentifier(type)] = value }
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
    chart.resolve(Buoy.self).ring()
    chart.resolve(Reef.self).warn()
    //            ^ error: [unregistered-dependency] {{Fixture.swift asks the project's registry for Reef, which nothing registers}}
}
