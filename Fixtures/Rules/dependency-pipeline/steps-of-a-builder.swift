// A step of a builder gives back the builder: what it is handed goes into the work, and no child is made of it. What the
// builder makes in the end is another matter.
// only: dependency-pipeline

protocol Tide { func height() -> Int }

struct ChartBuilder {
    private var tide: (any Tide)?

    func tide(_ tide: any Tide) -> ChartBuilder {
        var copy = self
        copy.tide = tide
        return copy
    }

    func reading(_ tide: any Tide) -> Self { self.tide(tide) }

    func pier(_ tide: any Tide) -> Pier { Pier(tide: tide) }
}

final class Pier {
    private let tide: any Tide
    init(tide: any Tide) { self.tide = tide }
    func height() -> Int { tide.height() }
}

final class Harbour {
    private let tide: any Tide
    init(tide: any Tide) { self.tide = tide }
    func chart() -> ChartBuilder { ChartBuilder().tide(tide) }
}

final class Lagoon {
    private let tide: any Tide
    init(tide: any Tide) { self.tide = tide }
    func chart() -> ChartBuilder { ChartBuilder().reading(tide) }
}

final class Marina {
    private let tide: any Tide
    init(tide: any Tide) { self.tide = tide }
    //   ^ warning: [dependency-pipeline] {{Marina takes Tide only to hand it on: Marina → ChartBuilder → Pier, which uses it}}
    func pier() -> Pier { ChartBuilder().pier(tide) }
}
