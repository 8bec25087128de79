// A ring, a missing, a duplicate and a captive registration of Dip.
// only: dependency-cycle, unregistered-dependency, duplicate-registration, captive-dependency

//- Sources/App/Dependencies.swift
import Dip

func configure(_ container: DependencyContainer) {
    container.register { Shepherd(dog: try container.resolve()) }
    //                                     ^ related: [dependency-cycle]
    container.register(.singleton) { Collie(shepherd: try container.resolve(), whistle: try container.resolve()) as Dog }
    //                                                    ^ error: [dependency-cycle] {{Dog → Shepherd → Dog}}
    //                                                                                      ^ warning: [captive-dependency] {{Dog}} {{Whistle}}
    container.register(.unique) { Whistle() }
    //                            ^ related: [captive-dependency] {{Whistle is made anew here}}
    container.register(tag: "north") { Meadow() }
    //                                 ^ related: [duplicate-registration]
    container.register(tag: "south") { Meadow() }
    container.register(tag: "north") { Meadow() }
    //                                 ^ warning: [duplicate-registration] {{Meadow "north"}}
}

func start(_ container: DependencyContainer) {
    let wolf: Wolf = try! container.resolve()
    //                    ^ error: [unregistered-dependency] {{Wolf}}
    wolf.howl()
    if let fox = try? container.resolve() as Fox { fox.bark() }
}

//- Sources/App/Meadow.swift
protocol Dog {
    func bark()
}

final class Collie: Dog {
    private let shepherd: Shepherd
    private let whistle: Whistle
    init(shepherd: Shepherd, whistle: Whistle) {
        self.shepherd = shepherd
        self.whistle = whistle
    }
    func bark() { shepherd.call(); whistle.blow() }
}

final class Shepherd {
    private let dog: any Dog
    init(dog: any Dog) { self.dog = dog }
    func call() { dog.bark() }
}

final class Whistle {
    private var tone = 0
    func blow() { tone += 1 }
}

final class Meadow {
    private var grass = 100
    func graze() { grass -= 1 }
}

protocol Wolf {
    func howl()
}

protocol Fox {
    func bark()
}
