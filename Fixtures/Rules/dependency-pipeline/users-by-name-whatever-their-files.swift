// Of several that use what is handed on the first by name ends the chain, however the files are called that they stand in.
// only: dependency-pipeline

//- Sources/Fixture/Anchor.swift
enum ZebraFacade {
    static func wet(_ needing: any NeedsSky) { needing.sky.rain() }
}

//- Sources/Fixture/Buoy.swift
enum AntFacade {
    static func dry(_ needing: any NeedsSky) { needing.sky.rain() }
    //                                         ^ related: [dependency-pipeline] {{AntFacade uses it}}
}

//- Sources/Fixture/Cloud.swift
import UIKit

protocol Raining {
    func rain()
}

protocol NeedsSky: AnyObject {
    var sky: any Raining { get set }
}

final class CloudScreen: UIViewController, NeedsSky {
    var sky: any Raining = NoSky()
}

final class NoSky: Raining {
    func rain() {}
}

final class WeatherViewModel {
    private let sky: any Raining

    init(sky: any Raining) { self.sky = sky }
    //   ^ warning: [dependency-pipeline] {{WeatherViewModel takes Raining only to hand it on: WeatherViewModel → AntFacade, which uses it}}

    func open() -> CloudScreen {
        let screen = CloudScreen()
        fill(screen)
        return screen
    }

    private func fill(_ needing: any NeedsSky) { needing.sky = sky }
    //                                                         ^ related: [dependency-pipeline] {{WeatherViewModel hands it to NeedsSky}}
}
