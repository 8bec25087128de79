// Four types form one strongly connected component: one finding, its shortest ring.

final class Alder {
    private let birch: Birch
    private let dogwood: Dogwood
    init(birch: Birch, dogwood: Dogwood) {
    //                 ^ error: [dependency-cycle] {{Making Alder needs itself: Alder → Dogwood → Alder}}
        self.birch = birch
        self.dogwood = dogwood
    }
    func grow() { birch.grow(); dogwood.grow() }
}

final class Birch {
    private let cedar: Cedar
    init(cedar: Cedar) { self.cedar = cedar }
    func grow() { cedar.grow() }
}

final class Cedar {
    private let alder: Alder
    init(alder: Alder) { self.alder = alder }
    func grow() { alder.grow() }
}

final class Dogwood {
    private let alder: Alder
    init(alder: Alder) { self.alder = alder }
    //   ^ related: [dependency-cycle] {{Dogwood takes Alder}}
    func grow() { alder.grow() }
}
