// What a global of shared code keeps is the environment of each application that has a type of its name, and may hand
// on what it keeps, whatever else it does. A struct that is not reached so only hands it on.
// only: dependency-pipeline

//- Common/Harbour.swift
nonisolated(unsafe) var Harbour: Surroundings = Surroundings.live

protocol Signalling {
    func signal()
}

protocol Noting {
    func note()
}

final class LiveSignal: Signalling {
    private var count = 0
    func signal() { count += 1 }
}

final class LiveNotes: Noting {
    private var count = 0
    func note() { count += 1 }
}

final class Buoy {
    private let signals: any Signalling
    init(signals: any Signalling) { self.signals = signals }
    func blink() { signals.signal() }
    //             ^ related: [dependency-pipeline] {{Buoy uses it}}
}

final class Fairway {
    private var buoys: [Buoy] = []
    func lay(_ buoy: Buoy) { buoys.append(buoy) }
}

//- Ferry/Surroundings.swift
struct Surroundings {
    let signals: any Signalling
    let notes: any Noting
    static let live = Surroundings(signals: LiveSignal(), notes: LiveNotes())
    func mark(_ fairway: Fairway) {
        fairway.lay(Buoy(signals: signals))
        notes.note()
    }
}

//- Cargo/Surroundings.swift
struct Surroundings {
    let signals: any Signalling
    let notes: any Noting
    static let live = Surroundings(signals: LiveSignal(), notes: LiveNotes())
    func mark(_ fairway: Fairway) {
        notes.note()
        fairway.lay(Buoy(signals: signals))
    }
}

//- Cargo/Crane.swift
struct Crane {
    let signals: any Signalling
    //  ^ warning: [dependency-pipeline] {{Crane takes Signalling only to hand it on: Crane → Buoy, which uses it}}
    let notes: any Noting
    func mark(_ fairway: Fairway) {
        fairway.lay(Buoy(signals: signals))
        //                        ^ related: [dependency-pipeline] {{Crane hands it to Buoy}}
        notes.note()
    }
}

final class Quay {
    let crane = Crane(signals: LiveSignal(), notes: LiveNotes())
}
