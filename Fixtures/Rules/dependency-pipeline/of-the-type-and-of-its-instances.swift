// A method that a type has and one of the same name that its instances have are told apart by what they are called on:
// a word alone is the enclosing type's own, and what stands behind a dot alone is the type's that is asked for.
// only: dependency-pipeline

protocol Loom {
    func weave()
}

final class Cloth {
    private let loom: any Loom
    init(loom: any Loom) { self.loom = loom }
    func make(on other: any Loom) -> Cloth {
        other.weave()
        return Cloth(loom: loom)
    }
    static func make(on loom: any Loom) -> Cloth { Cloth(loom: loom) }
    func roll() { loom.weave() }
    //            ^ related: [dependency-pipeline] {{Cloth uses it}}
}

final class Weaver {
    private let loom: any Loom
    init(loom: any Loom) { self.loom = loom }
    //   ^ warning: [dependency-pipeline] {{Weaver takes Loom only to hand it on: Weaver → Cloth, which uses it}}
    func work() {
        let cloth: Cloth = .make(on: loom)
        //                           ^ related: [dependency-pipeline] {{Weaver hands it to Cloth}}
        cloth.roll()
    }
}

final class Mill {
    private let name: String
    init(name: String) { self.name = name }
    func makeRug(on loom: any Loom) -> String {
        loom.weave()
        return name
    }
    static func makeRug(on loom: any Loom) -> Rug { Rug(loom: loom) }
    //                                                        ^ related: [dependency-pipeline] {{Mill hands it to Rug}}

    final class Hall {
        private let loom: any Loom
        init(loom: any Loom) { self.loom = loom }
        //   ^ warning: [dependency-pipeline] {{Mill.Hall takes Loom only to hand it on: Mill.Hall → Mill → Rug, which uses it}}
        func open() { makeRug(on: loom).unroll() }
        //                        ^ related: [dependency-pipeline] {{Mill.Hall hands it to Mill}}
    }
}

final class Rug {
    private let loom: any Loom
    init(loom: any Loom) { self.loom = loom }
    func unroll() { loom.weave() }
    //              ^ related: [dependency-pipeline] {{Rug uses it}}
}

final class Spinner {
    private let loom: any Loom
    init(loom: any Loom) { self.loom = loom }
    func work() {
        loom.weave()
        let cloth: Cloth = .make(on: loom)
        cloth.roll()
    }
}

// What an instance is told it does itself.
final class Visitor {
    private let loom: any Loom
    private let mill: Mill
    init(loom: any Loom, mill: Mill) {
        self.loom = loom
        self.mill = mill
    }
    func look() { print(mill.makeRug(on: loom)) }
}
