// An initializer that makes an object under a local name, fills it and keeps it assembles a part of its own, as one that hands
// the initializer all; what is shown and let go, or is made by a method, is none.
// only: dependency-pipeline
import UIKit

protocol Raining {
    func rain()
}

final class CloudModel {
    private let sky: any Raining

    init(sky: any Raining) { self.sky = sky }

    func tap() { sky.rain() }
}

final class CloudScreen: UIViewController {
    var sky: (any Raining)!
    var model: CloudModel?

    func tap() {
        sky.rain()
    //  ^ related: [dependency-pipeline] {{CloudScreen uses it}}
    //  ^ related: [dependency-pipeline] {{CloudScreen uses it}}
        model?.tap()
    }

    func configure(sky: any Raining) { self.sky = sky }
}

final class ClosureViewModel {
    let cloud: CloudScreen

    init(sky: any Raining) {
        cloud = {
            let cloud = CloudScreen()
            cloud.sky = sky
            return cloud
        }()
    }
}

final class LocalViewModel {
    let cloud: CloudScreen

    init(sky: any Raining) {
        let cloud = CloudScreen()
        cloud.sky = sky
        self.cloud = cloud
    }
}

final class EarlyViewModel {
    let cloud: CloudScreen

    init(sky: any Raining) {
        let made = CloudScreen()
        cloud = made
        made.model = CloudModel(sky: sky)
    }
}

final class MethodViewModel {
    let cloud: CloudScreen

    init(sky: any Raining) {
        let cloud = CloudScreen()
        cloud.configure(sky: sky)
        self.cloud = cloud
    }
}

final class ListViewModel {
    let clouds: [CloudScreen]

    init(sky: any Raining) {
        let cloud = CloudScreen()
        cloud.model = CloudModel(sky: sky)
        clouds = [cloud]
    }
}

final class ShowingViewModel {
    let cloud: CloudScreen

    init(sky: any Raining, window: UIWindow) {
    //   ^ warning: [dependency-pipeline] {{ShowingViewModel takes Raining only to hand it on: ShowingViewModel → CloudScreen, which uses it}}
        cloud = CloudScreen()
        let shown = CloudScreen()
        shown.sky = sky
    //              ^ related: [dependency-pipeline] {{ShowingViewModel hands it to CloudScreen}}
        window.rootViewController = shown
    }
}

final class LaterViewModel {
    private let sky: any Raining
    private var cloud: CloudScreen?

    init(sky: any Raining) { self.sky = sky }
    //   ^ warning: [dependency-pipeline] {{LaterViewModel takes Raining only to hand it on: LaterViewModel → CloudScreen, which uses it}}

    func open() {
        let cloud = CloudScreen()
        cloud.sky = sky
    //              ^ related: [dependency-pipeline] {{LaterViewModel hands it to CloudScreen}}
        self.cloud = cloud
    }
}
