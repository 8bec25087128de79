// What a convenience initializer asks a library's container for, to hand it to one that a test can call as well, is a default in
// other words, however it asks. What goes elsewhere is none, nor a value, nor what is handed to one that nobody else can call.
// only: service-locator, singleton-default

//- Sources/Quarry/Wiring.swift
import Factory

protocol Blasting { func blast() }
final class Dynamite: Blasting { func blast() {} }

extension Container {
    var blasting: Factory<any Blasting> { self { Dynamite() } }
    var label: Factory<String> { self { "quarry" } }
}

//- Sources/Quarry/Foreman.swift
import Factory

final class Foreman {
    private let blasting: any Blasting
    convenience init() { self.init(blasting: Container.shared.blasting()) }
    //                                       ^ note: [singleton-default] {{Foreman asks a locator for Blasting unless it is handed one}}
    init(blasting: any Blasting) { self.blasting = blasting }
    func work() { blasting.blast() }
}

final class Deputy {
    private let blasting: any Blasting
    private let name: String
    convenience init(name: String) { self.init(name: name, blasting: Container.shared.blasting.resolve()) }
    //                                                               ^ note: [singleton-default] {{Deputy asks a locator for Blasting unless it is handed one}}
    init(name: String, blasting: any Blasting) {
        self.name = name
        self.blasting = blasting
    }
    func work() {
        blasting.blast()
        print(name)
    }
}

struct Shift {
    private let crew: Crew
    init() { self.init(crew: Crew(blasting: Container.shared.blasting())) }
    //                                      ^ note: [singleton-default] {{Shift asks a locator for Blasting unless it is handed one}}
    init(crew: Crew) { self.crew = crew }
    func begin() { crew.work() }
}

final class Crew {
    private let blasting: any Blasting
    init(blasting: any Blasting) { self.blasting = blasting }
    func work() { blasting.blast() }
}

final class Clerk {
    private let name: String
    convenience init() { self.init(name: Container.shared.label()) }
    //                                   ^ warning: [service-locator] {{Clerk asks a locator for Container.label}}
    init(name: String) { self.name = name }
    func write() { print(name) }
}

final class Miner {
    private let depth: Int
    convenience init() {
        Container.shared.blasting().blast()
//      ^ warning: [service-locator] {{Miner asks a locator for Blasting}}
        self.init(depth: 3)
    }
    init(depth: Int) { self.depth = depth }
    func dig() { print(depth) }
}

final class Hermit {
    private let blasting: any Blasting
    convenience init() { self.init(blasting: Container.shared.blasting()) }
    //                                       ^ warning: [service-locator] {{Hermit asks a locator for Blasting}}
    private init(blasting: any Blasting) { self.blasting = blasting }
    func work() { blasting.blast() }
}

final class Patron {
    private let blasting: any Blasting
    init() { blasting = Container.shared.blasting() }
    //                  ^ warning: [service-locator] {{Patron asks a locator for Blasting}}
    func work() { blasting.blast() }
}
