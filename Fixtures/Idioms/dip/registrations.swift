// A ring, a missing, a duplicate and a captive registration of Dip.
// only: dependency-cycle, unregistered-dependency, duplicate-registration, captive-dependency

//- Sources/App/Dependencies.swift
import Dip

func configure(_ container: DependencyContainer) {
    container.register { Shepherd(dog: try container.resolve()) }
    //                                     ^ related: [dependency-cycle] {{Shepherd asks for Dog}}
    container.register(.singleton) { Collie(shepherd: try container.resolve(), whistle: try container.resolve()) as Dog }
    //                                                    ^ error: [dependency-cycle] {{Producing Dog needs itself: Dog → Shepherd → Dog}}
    //                                                                                      ^ warning: [captive-dependency] {{Dog is kept and holds on to its Whistle, which is made anew for everybody else}}
    container.register(.unique) { Whistle() }
    //                            ^ related: [captive-dependency] {{Whistle is made anew here}}
    container.register(tag: "north") { Meadow() }
    //                                 ^ related: [duplicate-registration] {{Meadow "north" is registered here first}}
    container.register(tag: "south") { Meadow() }
    container.register(tag: "north") { Meadow() }
    //                                 ^ warning: [duplicate-registration] {{Dependencies.swift registers Meadow "north" a second time}}
}

func start(_ container: DependencyContainer) {
    let wolf: Wolf = try! container.resolve()
    //                    ^ error: [unregistered-dependency] {{Dependencies.swift asks Dip for Wolf, which nothing registers}}
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
