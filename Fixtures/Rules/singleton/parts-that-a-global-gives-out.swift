// A global that gives out a part of what a shared instance keeps is another name for it, whatever its type: who takes it is told. One
// that asks the part for something else, and one that no other file sees, reach the instance themselves.
// only: singleton

//- Sources/App/World.swift
protocol Journal {
    func note(_ text: String)
}

protocol World {
    var journal: any Journal { get }
}

final class LiveJournal: Journal {
    private var lines: [String] = []
    func note(_ text: String) { lines.append(text) }
}

final class LiveWorld: World {
    let journal: any Journal
    init(journal: any Journal) { self.journal = journal }
}

final class Setup {
    static let shared = Setup()
    let world: any World = LiveWorld(journal: LiveJournal())
}

var setup = Setup()

//- Sources/App/Names.swift
var world: any World { setup.world }
var sharedWorld: any World { Setup.shared.world }
var journal: any Journal {
    setup.world.journal.note("asked")
//  ^ warning: [singleton] {{Names.swift reaches the shared instance setup.world}}
    return LiveJournal()
}
private var hidden: any World { Setup.shared.world }
//                              ^ warning: [singleton] {{Names.swift reaches the shared instance Setup.shared}}

//- Sources/App/Users.swift
final class Pilot {
    func enter() { world.journal.note("enter") }
    //             ^ warning: [singleton] {{Pilot reaches the shared instance world.journal}}
}

final class Steward {
    func enter() { sharedWorld.journal.note("enter") }
    //             ^ warning: [singleton] {{Steward reaches the shared instance sharedWorld.journal}}
}
