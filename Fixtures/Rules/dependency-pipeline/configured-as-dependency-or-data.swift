// The configuration decides over names: a plain class becomes a dependency, a service becomes data.
// config: { "dependencies": { "treatAsDependency": ["Almanac"], "treatAsData": ["*Client"] } }

final class Almanac {
    var day = 0
}

final class MoonClient {
    func phase() -> Int { 0 }
}

final class SkyFlow {
    private let almanac: Almanac
    private let moon: MoonClient
    init(almanac: Almanac, moon: MoonClient) {
    //   ^ warning: [dependency-pipeline] {{SkyFlow takes Almanac only to hand it on: SkyFlow → SkyModel, which uses it}}
        self.almanac = almanac
        self.moon = moon
    }
    func start() { SkyModel(almanac: almanac, moon: moon).update() }
}

final class SkyModel {
    private let almanac: Almanac
    private let moon: MoonClient
    init(almanac: Almanac, moon: MoonClient) {
        self.almanac = almanac
        self.moon = moon
    }
    func update() { almanac.day += moon.phase() }
}
