// What the environment keeps is there for everybody who reads the global, so handing it to another is no detour.

protocol Clock { func now() -> Int }
protocol Post { func send() }

struct World {
    var clock: any Clock
    var post: any Post

    init(clock: any Clock, post: any Post) {
        self.clock = clock
        self.post = post
    }

    func start() { post.send() }
}

var Current: World!

final class TowerViewModel {
    private let clock: any Clock
    init(clock: any Clock) { self.clock = clock }
    func strike() -> Int { clock.now() }
}

final class TowerCoordinator {
    func show() -> TowerViewModel { TowerViewModel(clock: Current.clock) }
    //                                                    ^ warning: [singleton] {{TowerCoordinator reaches the shared instance Current.clock}}
}

// The same without a global.
struct Yard {
    var clock: any Clock
    var post: any Post

    init(clock: any Clock, post: any Post) {
//       ^ warning: [dependency-pipeline] {{Yard takes Clock only to hand it on: Yard → TowerViewModel, which uses it}}
        self.clock = clock
        self.post = post
    }

    func start() { post.send() }
}

final class YardCoordinator {
    private let yard: Yard
    init(yard: Yard) { self.yard = yard }
    func show() -> TowerViewModel {
        yard.start()
        return TowerViewModel(clock: yard.clock)
    }
}
