// A list of dependencies that is filled in the initializer and only looped over is a `let` in all but name; one that something is
// added to, or put into, later is state.
// only: captive-dependency

import Swinject

protocol Bird {
    func sing()
}

final class Choir {
    private var birds: [Bird]
    init(birds: [Bird]) { self.birds = birds }
    func start() { for bird in birds { bird.sing() } }
}

final class Flock {
    private var birds: [Bird]
    init(birds: [Bird]) {
        self.birds = birds
        self.birds.append(contentsOf: birds)
    }
    func start() { birds.forEach { $0.sing() } }
}

final class Aviary {
    private var birds: [Bird]
    init(birds: [Bird]) { self.birds = birds }
    func start() { birds.forEach { $0.sing() } }
    func add(_ bird: Bird) { birds.append(bird) }
}

final class Roost {
    private var birds: [String: Bird]
    init(birds: [String: Bird]) { self.birds = birds }
    func start() { for bird in birds.values { bird.sing() } }
    func settle(_ bird: Bird, on branch: String) { birds[branch] = bird }
}

final class Forest {
    init(_ choir: Choir, _ flock: Flock, _ aviary: Aviary, _ roost: Roost) {}
}

func assemble(_ container: Container) {
    container.register(Choir.self) { _ in Choir(birds: []) }
    container.register(Flock.self) { _ in Flock(birds: []) }
    container.register(Aviary.self) { _ in Aviary(birds: []) }
    container.register(Roost.self) { _ in Roost(birds: [:]) }
    container.register(Forest.self) {
        Forest(
            $0.resolve(Choir.self)!,
            $0.resolve(Flock.self)!,
            $0.resolve(Aviary.self)!,
//          ^ warning: [captive-dependency] {{Forest is kept and holds on to its Aviary, which is made anew for everybody else}}
            $0.resolve(Roost.self)!)
//          ^ warning: [captive-dependency] {{Forest is kept and holds on to its Roost, which is made anew for everybody else}}
    }
    .inObjectScope(.container)
}
