// Containers, parameter objects and roots are there to hold many services.
// only: massive-initializer

import UIKit

protocol Sun { func shine() }
protocol Moon { func rise() }
protocol Star { func fall() }
protocol Comet { func pass() }
protocol Planet { func turn() }

struct SkyParameters {
    let sun: any Sun
    let moon: any Moon
    let star: any Star
    let comet: any Comet
    let planet: any Planet

    init(sun: any Sun, moon: any Moon, star: any Star, comet: any Comet, planet: any Planet) {
        self.sun = sun
        self.moon = moon
        self.star = star
        self.comet = comet
        self.planet = planet
    }
}

final class SkyViewModel {
    private let parameters: SkyParameters
    init(parameters: SkyParameters) { self.parameters = parameters }
    func show() { parameters.sun.shine() }
}

final class SkyContainer {
    private let parameters: SkyParameters
    lazy var first = SkyViewModel(parameters: parameters)
    lazy var second = SkyViewModel(parameters: parameters)
    init(sun: any Sun, moon: any Moon, star: any Star, comet: any Comet, planet: any Planet) {
        parameters = SkyParameters(sun: sun, moon: moon, star: star, comet: comet, planet: planet)
    }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    private let all: [Any]
    init(sun: any Sun, moon: any Moon, star: any Star, comet: any Comet, planet: any Planet) {
        all = [sun, moon, star, comet, planet]
    }
}
