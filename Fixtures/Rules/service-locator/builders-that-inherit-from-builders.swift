// A class that inherits from a builder is one, too, be it over several steps: what it adds is made as what the other one makes.
// A class is none for its name alone, nor for what else inherits from the builder.
// only: service-locator, container-injection

protocol Finding: AnyObject {
    func resolve<Thing>(_ type: Thing.Type) -> Thing
}

final class Registry: Finding {
    private var makers: [String: () -> Any] = [:]
    func register<Thing>(_ type: Thing.Type, make: @escaping () -> Thing) { makers["\(type)"] = make }
    func resolve<Thing>(_ type: Thing.Type) -> Thing { makers["\(type)"]!() as! Thing }
}

protocol Ruler {
    func measure() -> Int
}

final class TileViewModel {
    private let ruler: any Ruler
    init(ruler: any Ruler) { self.ruler = ruler }
    func show() -> Int { ruler.measure() }
}

class TilesBuilder {
    var tiles: [TileViewModel] = []
    let finding: any Finding
    required init(finding: any Finding) { self.finding = finding }
    func add() { tiles.append(TileViewModel(ruler: finding.resolve((any Ruler).self))) }
    func build() -> [TileViewModel] { tiles }
}

class WideTilesBuilder: TilesBuilder {
    func addWide() { tiles.append(TileViewModel(ruler: finding.resolve((any Ruler).self))) }
}

final class WidestTiles: WideTilesBuilder {
    func addWidest() { tiles.append(TileViewModel(ruler: finding.resolve((any Ruler).self))) }
}

class TextBuilder {
    var text = ""
    let finding: any Finding
    init(finding: any Finding) { self.finding = finding }
    //   ^ warning: [container-injection] {{TextBuilder takes the whole container Finding}}
    func add() { text += "\(finding.resolve((any Ruler).self).measure())" }
    //                      ^ warning: [service-locator] {{TextBuilder asks a locator for Ruler}}
}

final class LongTextBuilder: TextBuilder {
    func addMore() { text += "\(finding.resolve((any Ruler).self).measure())" }
    //                          ^ warning: [service-locator] {{LongTextBuilder asks a locator for Ruler}}
}
