// Of those that a type hands something to, in one file the first is told; in several files, whatever they are called.
// only: dependency-pipeline

//- Sources/App/Dock.swift
protocol Crane {
    func lift()
}

final class Ship {
    private let crane: Crane
    init(crane: Crane) { self.crane = crane }
    func load() { crane.lift() }
}

final class Barge {
    private let crane: Crane
    init(crane: Crane) { self.crane = crane }
    func load() { crane.lift() }
}

final class Wharf {
    private let crane: Crane
    init(crane: Crane) { self.crane = crane }
    //   ^ warning: [dependency-pipeline] {{Wharf takes Crane only to hand it on: Wharf → Ship, which uses it}}
    func open() { Ship(crane: crane).load() }
    func close() { Barge(crane: crane).load() }
}

//- Sources/App/Quay.swift
final class Quay {
    let crane: Crane
    init(crane: Crane) { self.crane = crane }
    //   ^ warning: [dependency-pipeline] {{Quay takes Crane only to hand it on: Quay → Barge, which uses it}}
}

//- Sources/App/A.swift
extension Quay {
    func open() { Ship(crane: crane).load() }
}

//- Sources/App/B.swift
extension Quay {
    func close() { Barge(crane: crane).load() }
}
