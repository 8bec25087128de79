// An example that sets the values of previews and tests sets them for itself: the app still has none.
// only: unregistered-dependency

//- App/Keys.swift
import Dependencies

struct Radio: TestDependencyKey {
    static let testValue = Radio()
    static let previewValue = Radio()
}

struct Antenna: TestDependencyKey {
    static let testValue = Antenna()
}

struct Battery: TestDependencyKey {
    static let testValue = Battery()
}

struct Dial: DependencyKey {
    static let liveValue = Dial()
}

extension DependencyValues {
    var radio: Radio {
        get { self[Radio.self] }
        set { self[Radio.self] = newValue }
    }
    var antenna: Antenna {
        get { self[Antenna.self] }
        set { self[Antenna.self] = newValue }
    }
    var battery: Battery {
        get { self[Battery.self] }
        set { self[Battery.self] = newValue }
    }
    var dial: Dial {
        get { self[Dial.self] }
        set { self[Dial.self] = newValue }
    }
}

final class Listener {
    @Dependency(\.radio) var radio
//  ^ error: [unregistered-dependency] {{Listener asks swift-dependencies for Radio, which nothing registers}}
    @Dependency(\.antenna) var antenna
//  ^ error: [unregistered-dependency] {{Listener asks swift-dependencies for Antenna, which nothing registers}}
    @Dependency(\.battery) var battery
    @Dependency(\.dial) var dial
}

//- App/Example.swift
import Dependencies

func startExample() -> Listener {
    withDependencies {
        $0.radio = .previewValue
        $0.antenna = Antenna.testValue
        $0.battery = Battery()
    } operation: {
        Listener()
    }
}
