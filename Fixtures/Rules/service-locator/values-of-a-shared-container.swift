// Of a container that all share, as of a global one, services are asked for: what is read besides are values, and closures that
// give some. A closure that does something is no value, and neither is a screen.
// only: service-locator

import UIKit

protocol ReedAPI { func cut() }
protocol ReedStoring { func stack() }

final class LiveReed: ReedAPI { func cut() {} }
final class ReedShed: ReedStoring {
    private let api: any ReedAPI
    init(api: any ReedAPI) { self.api = api }
    func stack() { api.cut() }
}
final class ReedViewController: UIViewController {}

struct Wetness { var percent = 3 }
enum Season { case winter, summer }

final class ReedContainer {
    static let shared = ReedContainer()
    lazy var api: any ReedAPI = LiveReed()
    lazy var shed: any ReedStoring = ReedShed(api: api)
    lazy var screen = ReedViewController()
    var now: () -> Int = { 0 }
    var burn: () -> Void = {}
    var isWet = false
    var owner: String?
    var wetness = Wetness()
    var season = Season.winter
    var limit: Int?
}

final class Scythe {
    func cut() {
        let container = ReedContainer.shared
        guard !ReedContainer.shared.isWet, ReedContainer.shared.season == .winter else { return }
        print(ReedContainer.shared.now())
        print(ReedContainer.shared.limit ?? 0, ReedContainer.shared.owner == nil, container.wetness.percent)
        print(ReedContainer.shared.wetness.percent)
        ReedContainer.shared.api.cut()
    //  ^ warning: [service-locator] {{Scythe asks a locator for ReedAPI}}
        ReedContainer.shared.burn()
    //  ^ warning: [service-locator] {{Scythe asks a locator for ReedContainer.burn}}
        ReedContainer.shared.screen.loadViewIfNeeded()
    //  ^ warning: [service-locator] {{Scythe asks a locator for ReedViewController}}
    }
}
