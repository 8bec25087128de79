// What a shared instance is made of asks for that instance before it is there; what asks later, or for another one, does not.
// only: dependency-cycle

final class Stats {
    static let shared = Stats()
    private var post = Post()
    private var desk = Desk()
}

final class Post {
    init() { print(Stats.shared) }
    //             ^ error: [dependency-cycle] {{Producing Stats.shared needs itself: Stats.shared → Stats.shared}}
}

final class Desk {
    func sort() { print(Stats.shared) }
}

final class Cellar {
    init() { print(Stats.shared) }
}
