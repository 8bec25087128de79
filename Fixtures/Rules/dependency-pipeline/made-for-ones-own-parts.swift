// What an initializer makes for something that the type keeps, whatever it is called by, is the type's own assembly. What a
// method makes, or what goes to somebody else's part, is handed on.
// only: dependency-pipeline

protocol Yeast {
    func rise()
}

final class Dough {
    private let yeast: any Yeast
    init(yeast: any Yeast) { self.yeast = yeast }
    func rest() { yeast.rise() }
    //            ^ related: [dependency-pipeline] {{Dough uses it}}
    //            ^ related: [dependency-pipeline] {{Dough uses it}}
}

final class Bowl {
    var dough: Dough?
}

final class Oven {
    private var doughs: [Dough] = []
    func add(_ dough: Dough) { doughs.append(dough) }
}

final class Baker {
    private var bowl: Bowl
    private let spare = Bowl()

    init(yeast: any Yeast) {
        bowl = Bowl()
        bowl.dough = Dough(yeast: yeast)
        spare.dough = Dough(yeast: yeast)
    }

    func bake() { bowl.dough?.rest() }
}

final class Bakery {
    private let oven: Oven
    private let doughs: [Dough]

    init(yeast: any Yeast, count: Int) {
        oven = Oven()
        var doughs: [Dough] = []
        for _ in 0..<count {
            let dough = Dough(yeast: yeast)
            oven.add(dough)
            doughs.append(Dough(yeast: yeast))
        }
        self.doughs = doughs
    }

    func bake() { print(oven, doughs) }
}

class Shelf {
    private let doughs: [Dough]
    init(doughs: [Dough]) { self.doughs = doughs }
    func look() { print(doughs) }
}

final class TopShelf: Shelf {
    init(yeast: any Yeast, more: [Dough]) { super.init(doughs: more + [Dough(yeast: yeast)]) }
}

final class LowShelf: Shelf {
    init(yeast: any Yeast, more: [Dough]) { super.init(doughs: more + Array(arrayLiteral: Dough(yeast: yeast))) }
}

final class Apprentice {
    private let yeast: any Yeast
    private let bowl = Bowl()

    init(yeast: any Yeast) { self.yeast = yeast }
    //   ^ warning: [dependency-pipeline] {{Apprentice takes Yeast only to hand it on: Apprentice → Dough, which uses it}}

    func bake() { bowl.dough = Dough(yeast: yeast) }
    //                                      ^ related: [dependency-pipeline] {{Apprentice hands it to Dough}}
}

final class Visitor {
    init(yeast: any Yeast, bowl: Bowl) { bowl.dough = Dough(yeast: yeast) }
    //   ^ warning: [dependency-pipeline] {{Visitor takes Yeast only to hand it on: Visitor → Dough, which uses it}}
    //                                                             ^ related: [dependency-pipeline] {{Visitor hands it to Dough}}
}
