// What a private method makes for its type alone to keep is a part of that, as it is where it is made in place.
// only: dependency-pipeline, inline-assembly

protocol Granary { func grains() -> Int }

final class Harvest {
    private let granary: any Granary
    private let year: Int
    init(granary: any Granary, year: Int) {
        self.granary = granary
        self.year = year
    }
    func count() -> Int { granary.grains() + year }
}

final class Farmer {
    private let granary: any Granary
    private lazy var harvest = makeHarvest()
    init(granary: any Granary) { self.granary = granary }
    func look() -> Int { harvest.count() }
    private func makeHarvest() -> Harvest { Harvest(granary: granary, year: 1) }
}

final class Miller {
    private let granary: any Granary
    private lazy var harvest: Harvest = newHarvest()
    init(granary: any Granary) { self.granary = granary }
    func look() -> Int { harvest.count() }
    func nextYear() { harvest = newHarvest() }
    private func newHarvest() -> Harvest {
        let harvest = Harvest(granary: granary, year: 2)
        print(harvest.count())
        return harvest
    }
}

final class Baker {
    private let granary: any Granary
    private var harvest: Harvest?
    init(granary: any Granary) { self.granary = granary }
    func open(in year: Int) {
        let harvest = makeHarvest(in: year)
        self.harvest = harvest
    }
    func look() -> Int { harvest?.count() ?? 0 }
    private func makeHarvest(in year: Int) -> Harvest { Harvest(granary: granary, year: year) }
}

final class Trader {
    private let granary: any Granary
    private var harvest: Harvest?
    init(granary: any Granary) {
//       ^ warning: [dependency-pipeline] {{Trader takes Granary only to hand it on: Trader → Harvest, which uses it}}
        self.granary = granary
    }
    func open() { harvest = makeHarvest() }
    func look() -> Int { harvest?.count() ?? 0 }
    private func makeHarvest() -> Harvest { Harvest(granary: granary, year: 3) }
}

final class Lender {
    private let granary: any Granary
    private lazy var harvest = makeHarvest()
    init(granary: any Granary) {
//       ^ warning: [dependency-pipeline] {{Lender takes Granary only to hand it on: Lender → Harvest, which uses it}}
        self.granary = granary
    }
    func look() -> Int { harvest.count() }
    func lend() -> Harvest { makeHarvest() }
    private func makeHarvest() -> Harvest { Harvest(granary: granary, year: 4) }
}

final class Open {
    private let granary: any Granary
    private lazy var harvest = makeHarvest()
    init(granary: any Granary) {
//       ^ warning: [dependency-pipeline] {{Open takes Granary only to hand it on: Open → Harvest, which uses it}}
        self.granary = granary
    }
    func look() -> Int { harvest.count() }
    func makeHarvest() -> Harvest { Harvest(granary: granary, year: 5) }
}
