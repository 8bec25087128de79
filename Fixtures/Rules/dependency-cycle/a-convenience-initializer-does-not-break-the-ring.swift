// Only designated initializers decide whether an instance can be had without the other one.

final class Bellows {
    private let forge: Forge
    init(forge: Forge) { self.forge = forge }
    //   ^ error: [dependency-cycle] {{Making Bellows needs itself: Bellows → Forge → Bellows}}
    convenience init(workshop: Workshop) { self.init(forge: workshop.forge) }
    func blow() { forge.heat() }
}

final class Forge {
    private let bellows: Bellows
    init(bellows: Bellows) { self.bellows = bellows }
    //   ^ related: [dependency-cycle] {{Forge takes Bellows}}
    func heat() { bellows.blow() }
}

struct Workshop {
    let forge: Forge
}
