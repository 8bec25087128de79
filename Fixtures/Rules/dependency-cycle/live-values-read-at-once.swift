// A live value that reads another one while it is made waits for it; what closures read is asked for when they run.
// only: dependency-cycle

import Dependencies

struct Sluice { let level: Int }
struct Weir { let level: Int }

extension Sluice: DependencyKey {
    static let liveValue: Sluice = {
        @Dependency(\.weir) var weir
//      ^ error: [dependency-cycle] {{Producing Sluice.liveValue needs itself: Sluice.liveValue → Weir.liveValue → Sluice.liveValue}}
        return Sluice(level: weir.level + 1)
    }()
}

extension Weir: DependencyKey {
    static var liveValue: Weir {
        print("once more")
        @Dependency(Sluice.self) var sluice: Sluice
//      ^ related: [dependency-cycle] {{Weir.liveValue asks for Sluice.liveValue}}
        return Weir(level: sluice.level - 1)
    }
}

/// Asks for itself where its initializer runs.
struct Millpond: DependencyKey {
    static let liveValue = Millpond()
    let depth: Int

    init() {
        @Dependency(\.millpond) var before
//      ^ error: [dependency-cycle] {{Producing Millpond.liveValue needs itself: liveValue → liveValue}}
        depth = before.depth
    }
}

struct Ferry: Sendable { var cross: @Sendable () -> Int }
struct Jetty: Sendable { var moor: @Sendable () -> Int }

/// Each reads the other in a closure.
extension Ferry: DependencyKey {
    static let liveValue: Ferry = {
        @Dependency(\.jetty) var jetty
        return Ferry(cross: { jetty.moor() })
    }()
}

extension Jetty: DependencyKey {
    static let liveValue = Jetty(moor: {
        @Dependency(\.ferry) var ferry
        return ferry.cross()
    })
}

struct Gauge { let height: Int }

/// Each in a branch that may never be taken, or behind one that leaves.
extension Gauge: DependencyKey {
    static let liveValue: Gauge = {
        @Dependency(\.gauge) var gauge
        if CommandLine.arguments.isEmpty { return Gauge(height: gauge.height) }
        return Gauge(height: CommandLine.arguments.count > 3 ? gauge.height : 1)
    }()
}

struct Barrage { let width: Int }

extension Barrage: DependencyKey {
    static var liveValue: Barrage {
        @Dependency(\.barrage) var barrage
        guard CommandLine.arguments.isEmpty else { return Barrage(width: 2) }
        return Barrage(width: barrage.width)
    }
}

struct Buoy { let light: Int }

/// The value of previews and tests is another one.
extension Buoy: DependencyKey {
    static let liveValue = Buoy(light: 1)
    static var previewValue: Buoy {
        @Dependency(\.buoy) var buoy
        return Buoy(light: buoy.light)
    }
}

extension DependencyValues {
    var gauge: Gauge {
        get { self[Gauge.self] }
        set { self[Gauge.self] = newValue }
    }
    var barrage: Barrage {
        get { self[Barrage.self] }
        set { self[Barrage.self] = newValue }
    }
    var weir: Weir {
        get { self[Weir.self] }
        set { self[Weir.self] = newValue }
    }
    var millpond: Millpond {
        get { self[Millpond.self] }
        set { self[Millpond.self] = newValue }
    }
    var ferry: Ferry {
        get { self[Ferry.self] }
        set { self[Ferry.self] = newValue }
    }
    var jetty: Jetty {
        get { self[Jetty.self] }
        set { self[Jetty.self] = newValue }
    }
    var buoy: Buoy {
        get { self[Buoy.self] }
        set { self[Buoy.self] = newValue }
    }
}
