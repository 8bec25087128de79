// What a class hands on of what its superclass keeps says nothing of the classes beside it, which inherit it as well.

protocol Sluice {
    func open()
}

final class Valve {
    private let sluice: Sluice
    init(sluice: Sluice) { self.sluice = sluice }
    func turn() { sluice.open() }
}

class Basin {
    let sluice: Sluice
    init(sluice: Sluice) { self.sluice = sluice }
//       ^ warning: [dependency-pipeline] {{Basin takes Sluice only to hand it on: Basin → Valve, which uses it}}
    func fill() {}
}

final class Lock: Basin {
    override func fill() { Valve(sluice: sluice).turn() }
}

final class Pond: Basin {
    private let depth: Int
    init(depth: Int, sluice: Sluice) {
        self.depth = depth
        super.init(sluice: sluice)
    }
    override func fill() { print(depth) }
}

final class Reservoir: Basin {
    private let depth: Int
    init(depth: Int, sluice: Sluice) {
//                   ^ warning: [dependency-pipeline] {{Reservoir takes Sluice only to hand it on: Reservoir → Valve, which uses it}}
        self.depth = depth
        super.init(sluice: sluice)
    }
    override func fill() { for _ in 0..<depth { Valve(sluice: sluice).turn() } }
}
