// A `var` that holds a dependency and is set in the initializer alone is a `let` in all but name; what others may set, what
// is set again later and what counts something is state.
// only: captive-dependency

import Swinject

protocol Cellar {
    func fetch(_ vintage: Int)
}

final class StoneCellar: Cellar {
    func fetch(_ vintage: Int) {}
}

final class Decanting {
    private var cellar: Cellar
    init(cellar: Cellar) { self.cellar = cellar }
    func pour() { cellar.fetch(1990) }
}

final class Corking {
    private var cellar: Cellar
    init(cellar: Cellar) { self.cellar = cellar }
    func move(to other: Cellar) { cellar = other }
    func cork() { cellar.fetch(1991) }
}

final class Labelling {
    var cellar: Cellar
    init(cellar: Cellar) { self.cellar = cellar }
    func label() { cellar.fetch(1992) }
}

final class Tasting {
    private var cellar: Cellar
    private var glasses = 0
    init(cellar: Cellar) { self.cellar = cellar }
    func taste() {
        glasses += 1
        cellar.fetch(glasses)
    }
}

final class Sommelier {
    init(_ decanting: Decanting, _ corking: Corking, _ labelling: Labelling, _ tasting: Tasting) {}
}

func assemble(_ container: Container) {
    container.register(Cellar.self) { _ in StoneCellar() }
    container.register(Decanting.self) { Decanting(cellar: $0.resolve(Cellar.self)!) }
    container.register(Corking.self) { Corking(cellar: $0.resolve(Cellar.self)!) }
    container.register(Labelling.self) { Labelling(cellar: $0.resolve(Cellar.self)!) }
    container.register(Tasting.self) { Tasting(cellar: $0.resolve(Cellar.self)!) }
    container.register(Sommelier.self) {
        Sommelier(
            $0.resolve(Decanting.self)!,
            $0.resolve(Corking.self)!,
//          ^ warning: [captive-dependency] {{Sommelier is kept and holds on to its Corking, which is made anew for everybody else}}
            $0.resolve(Labelling.self)!,
//          ^ warning: [captive-dependency] {{Sommelier is kept and holds on to its Labelling, which is made anew for everybody else}}
            $0.resolve(Tasting.self)!)
//          ^ warning: [captive-dependency] {{Sommelier is kept and holds on to its Tasting, which is made anew for everybody else}}
    }
    .inObjectScope(.container)
}
