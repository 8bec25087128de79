// Who makes an object of another one of its kind derives it, and uses what it derives it from. What puts a thing into another
// form is another kind.
// only: dependency-pipeline

protocol Lantern {
    func light()
}

class Lighting {
    let lantern: any Lantern
    let outer: Lighting?
    init(lantern: any Lantern) {
        self.lantern = lantern
        outer = nil
    }
    init(within outer: Lighting) {
        lantern = outer.lantern
        self.outer = outer
    }
    func start() { lantern.light() }
}

final class StageLighting: Lighting {
    private let spot: any Lantern
    init(spot: any Lantern, lantern: any Lantern) {
        self.spot = spot
        super.init(lantern: lantern)
    }
    func follow() { spot.light() }
}

final class Stage {
    private let rows: Int
    init(lighting: Lighting, rows: Int) {
        self.rows = rows
        let own = Lighting(within: lighting)
        own.start()
    }
}

final class Backstage {
    private let rows: Int
    init(lighting: StageLighting, rows: Int) {
        self.rows = rows
        let own = Lighting(within: lighting)
        own.start()
    }
}

final class Dimmer {
    private let lighting: Lighting
    init(lighting: Lighting) { self.lighting = lighting }
    func dim() { lighting.start() }
}

final class Gallery {
    private let rows: Int
    init(lighting: Lighting, rows: Int) {
    //   ^ warning: [dependency-pipeline] {{Gallery takes Lighting only to hand it on: Gallery → Dimmer, which uses it}}
        self.rows = rows
        let dimmer = Dimmer(lighting: lighting)
        dimmer.dim()
    }
}
