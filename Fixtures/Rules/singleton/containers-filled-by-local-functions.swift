// What an initializer has its own local functions make, or a closure, goes into the properties that it fits: a container that is
// filled so assembles. One that works besides, or of which others see one thing alone, reaches for what it uses.
// only: singleton, container-injection

protocol Rowing {
    func row()
}

final class Tide {
    static let shared = Tide()
    func level() -> Int { 0 }
}

final class Oar: Rowing {
    private let level: Int
    init(level: Int) { self.level = level }
    func row() {}
}

final class Crew {
    private let rowing: any Rowing
    init(rowing: any Rowing) { self.rowing = rowing }
    func start() { rowing.row() }
}

final class BoatContainer {
    let rowing: any Rowing
    let crew: Crew

    init(isFast: Bool) {
        func makeRowing() -> any Rowing {
            let level = Tide.shared.level()
            return Oar(level: isFast ? level : 0)
        }
        func makeCrew(_ rowing: any Rowing) -> Crew { Crew(rowing: rowing) }
        self.rowing = makeRowing()
        self.crew = makeCrew(rowing)
    }
}

final class RaftContainer {
    let rowing: any Rowing
    let crew: Crew

    init() {
        let level = Tide.shared.level()
        let rowing: any Rowing = { Oar(level: level) }()
        self.rowing = rowing
        crew = { Crew(rowing: rowing) }()
    }
}

final class Pilot {
    private let container: BoatContainer
    init(container: BoatContainer) { self.container = container }
    //   ^ warning: [container-injection] {{Pilot takes the whole container BoatContainer}}
    func steer() { container.crew.start() }
}

// Works itself.
final class FerryContainer {
    let rowing: any Rowing
    let crew: Crew

    init() {
        func makeRowing() -> any Rowing { Oar(level: Tide.shared.level()) }
        //                                           ^ warning: [singleton] {{FerryContainer reaches the shared instance Tide.shared}}
        func makeCrew(_ rowing: any Rowing) -> Crew { Crew(rowing: rowing) }
        rowing = makeRowing()
        crew = makeCrew(rowing)
    }

    func cross() { crew.start() }
}

// Shows one thing, and what it makes for itself fits nothing that others see.
final class CanoeContainer {
    private let rowing: any Rowing
    let crew: Crew

    init() {
        func makeRowing() -> any Rowing { Oar(level: Tide.shared.level()) }
        //                                           ^ warning: [singleton] {{CanoeContainer reaches the shared instance Tide.shared}}
        func makeCrew(_ rowing: any Rowing) -> Crew { Crew(rowing: rowing) }
        rowing = makeRowing()
        crew = makeCrew(rowing)
    }
}

// Two that fit are filled by two that are made, and by no less.
final class KayakContainer {
    let bow: any Rowing
    let stern: any Rowing

    init(stern: any Rowing) {
        func makeBow() -> any Rowing { Oar(level: Tide.shared.level()) }
        //                                        ^ warning: [singleton] {{KayakContainer reaches the shared instance Tide.shared}}
        bow = makeBow()
        self.stern = stern
    }
}

final class Swimmer {
    private let ferry: FerryContainer
    private let canoe: CanoeContainer
    private let kayak: KayakContainer

    init(ferry: FerryContainer, canoe: CanoeContainer, kayak: KayakContainer) {
        self.ferry = ferry
        self.canoe = canoe
        self.kayak = kayak
    }

    func swim() {
        ferry.crew.start()
        canoe.crew.start()
        kayak.bow.row()
    }
}
