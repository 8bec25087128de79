// An app's context that makes many services for all to see may be handed what it makes them of: that is no dependency of its own,
// unless it keeps it or asks it something. What makes many for itself builds them.
// only: inline-assembly, self-made-dependency

import Combine

public final class Seed {
    public static let standard = Seed()
    private var word = "x"
    func say() { word += "y" }
}

final class RiverService {
    private let seed: Seed
    init(seed: Seed) { self.seed = seed }
    func flow() { seed.say() }
}

final class DamService {
    private let river: RiverService
    private let seed: Seed
    init(river: RiverService, seed: Seed) {
        self.river = river
        self.seed = seed
    }
    func close() {
        river.flow()
        seed.say()
    }
}

protocol Swimming { func swim() }
final class FishService: Swimming { func swim() {} }
final class BoatService: Swimming { func swim() {} }
final class ReedService: Swimming { func swim() {} }
final class MillService: Swimming { func swim() {} }

final class WorldContext: ObservableObject {
    let river: RiverService
    let dam: DamService
    let fish: FishService
    let boat = BoatService()
    let reed = ReedService()
    let mill = MillService()

    init(seed: Seed) {
        let made = RiverService(seed: seed)
        river = made
        dam = DamService(river: made, seed: seed)
        fish = FishService()
        begin()
    }

    private func begin() { dam.close() }
}

func sail(in world: WorldContext) {
    world.river.flow()
    world.dam.close()
    world.fish.swim()
    world.boat.swim()
}

// That nobody has called its parts private does not make them anybody's.
final class LoneService {
    let river: RiverService
    let dam: DamService
    let fish = FishService()
    //         ^ note: [self-made-dependency] {{LoneService creates FishService, which it could be given}}
    let boat = BoatService()
    //         ^ note: [self-made-dependency] {{LoneService creates BoatService, which it could be given}}
    let reed = ReedService()
    //         ^ note: [self-made-dependency] {{LoneService creates ReedService, which it could be given}}
    let mill = MillService()
    //         ^ note: [self-made-dependency] {{LoneService creates MillService, which it could be given}}

    init(seed: Seed) {
        let made = RiverService(seed: seed)
        //         ^ note: [inline-assembly] {{LoneService builds RiverService out of its own dependencies}}
        river = made
        dam = DamService(river: made, seed: seed)
        //    ^ note: [inline-assembly] {{LoneService builds DamService out of its own dependencies}}
    }

    func begin() {
        dam.close()
        fish.swim()
        boat.swim()
        reed.swim()
    }
}

func begin(with service: LoneService) { service.river.flow() }

final class KeepingContext: ObservableObject {
    let river: RiverService
    let dam: DamService
    let fish = FishService()
    //         ^ note: [self-made-dependency] {{KeepingContext creates FishService, which it could be given}}
    let boat = BoatService()
    //         ^ note: [self-made-dependency] {{KeepingContext creates BoatService, which it could be given}}
    let reed = ReedService()
    //         ^ note: [self-made-dependency] {{KeepingContext creates ReedService, which it could be given}}
    let mill = MillService()
    //         ^ note: [self-made-dependency] {{KeepingContext creates MillService, which it could be given}}
    private let seed: Seed

    init(seed: Seed) {
        self.seed = seed
        let made = RiverService(seed: seed)
        //         ^ note: [inline-assembly] {{KeepingContext builds RiverService out of its own dependencies}}
        river = made
        dam = DamService(river: made, seed: seed)
        //    ^ note: [inline-assembly] {{KeepingContext builds DamService out of its own dependencies}}
    }

    func grow() { seed.say() }
}

final class AskingContext: ObservableObject {
    let river: RiverService
    let dam: DamService
    let fish = FishService()
    //         ^ note: [self-made-dependency] {{AskingContext creates FishService, which it could be given}}
    let boat = BoatService()
    //         ^ note: [self-made-dependency] {{AskingContext creates BoatService, which it could be given}}
    let reed = ReedService()
    //         ^ note: [self-made-dependency] {{AskingContext creates ReedService, which it could be given}}
    let mill = MillService()
    //         ^ note: [self-made-dependency] {{AskingContext creates MillService, which it could be given}}

    init(seed: Seed) {
        seed.say()
        river = RiverService(seed: seed)
        //      ^ note: [inline-assembly] {{AskingContext builds RiverService out of its own dependencies}}
        dam = DamService(river: RiverService(seed: seed), seed: seed)
        //    ^ note: [inline-assembly] {{AskingContext builds DamService out of its own dependencies}}
    }
}

final class HiddenContext: ObservableObject {
    private let river: RiverService
    private let dam: DamService
    private let fish = FishService()
    //                 ^ note: [self-made-dependency] {{HiddenContext creates FishService, which it could be given}}
    private let boat = BoatService()
    //                 ^ note: [self-made-dependency] {{HiddenContext creates BoatService, which it could be given}}
    private let reed = ReedService()
    //                 ^ note: [self-made-dependency] {{HiddenContext creates ReedService, which it could be given}}
    private let mill = MillService()
    //                 ^ note: [self-made-dependency] {{HiddenContext creates MillService, which it could be given}}

    init(seed: Seed) {
        river = RiverService(seed: seed)
        //      ^ note: [inline-assembly] {{HiddenContext builds RiverService out of its own dependencies}}
        dam = DamService(river: river, seed: seed)
        //    ^ note: [inline-assembly] {{HiddenContext builds DamService out of its own dependencies}}
    }

    func sail() {
        river.flow()
        dam.close()
        boat.swim()
        fish.swim()
        reed.swim()
        mill.swim()
    }
}
