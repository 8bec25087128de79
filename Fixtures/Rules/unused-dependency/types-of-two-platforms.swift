// Platforms have types of one name, also within one type: an extension belongs to the one beside it, and what stands beside neither
// may use what either keeps.
// only: unused-dependency

//- Port/Shared.swift
protocol Beacon { func shine() }
enum Harbour {}
enum Quay {}

//- Port/iOS/Watch.swift
#if os(iOS)
    extension Harbour {
        final class Watch { init() {} }
    }
#endif

//- Port/macOS/Watch.swift
#if os(macOS)
    extension Harbour {
        final class Watch {
            let beacon: Beacon
            init(beacon: Beacon) { self.beacon = beacon }
        }
    }
    extension Harbour.Watch {
        func start() { beacon.shine() }
    }
#endif

//- Port/iOS/Crane.swift
final class Crane {
    let beacon: Beacon
    init(beacon: Beacon) { self.beacon = beacon }
}

//- Port/macOS/Crane.swift
final class Crane {
    let beacon: Beacon
    init(beacon: Beacon) { self.beacon = beacon }
}

//- Port/Cranes.swift
extension Crane {
    func lift() { beacon.shine() }
}

//- Port/iOS/Lamp.swift
final class Lamp {
    let beacon: Beacon
    init(beacon: Beacon) { self.beacon = beacon }
}

//- Port/macOS/Lamp.swift
final class Lamp {
    let beacon: Beacon
    init(beacon: Beacon) { self.beacon = beacon }
}

//- Port/Lamps.swift
extension Lamp {
    func light() { self.beacon.shine() }
}

//- Port/tvOS/Buoy.swift
extension Quay {
    final class Buoy {
        let lamp: Beacon
        init(lamp: Beacon) { self.lamp = lamp }
        //   ^ warning: [unused-dependency] {{Quay.Buoy takes Beacon and keeps it, but never uses it}}
    }
}

//- Port/visionOS/Buoy.swift
extension Quay {
    final class Buoy {
        let depth: Beacon
        init(depth: Beacon) { self.depth = depth }
    }
}
extension Quay.Buoy {
    func sink() { depth.shine() }
}

//- Port/iOS/Sluice.swift
extension Quay {
    final class Sluice {
        let beacon: Beacon
        let gate: Beacon
        init(beacon: Beacon, gate: Beacon) { self.beacon = beacon; self.gate = gate }
    }
}

//- Port/macOS/Sluice.swift
extension Quay {
    final class Sluice {
        let beacon: Beacon
        let mast: Beacon
        init(beacon: Beacon, mast: Beacon) { self.beacon = beacon; self.mast = mast }
    }
}

//- Port/Sluices.swift
extension Quay.Sluice {
    func open() { beacon.shine() }
    func close() { gate.shine() }
    #if os(macOS)
        func hoist() { mast.shine() }
        func lower() { self.mast.shine() }
    #endif
}
