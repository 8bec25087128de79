// SwiftUI's environment takes only what is observed, containers too; a state that is observed is no container by that.

import SwiftUI

protocol Herd {
    func count()
}

final class CowHerd: Herd {
    private let scale: Scale
    init(scale: Scale) { self.scale = scale }
    func count() { scale.weigh() }
}

final class Scale {
    func weigh() {}
}

final class FarmDependencies: ObservableObject {
    @Published var path: [Int] = []
    let herd: any Herd
    private(set) var scale: Scale

    init() {
        let scale = Scale()
        self.scale = scale
        self.herd = CowHerd(scale: scale)
    }
}

@Observable
final class BarnContainer {
    let scale = Scale()
    private(set) lazy var herd: any Herd = CowHerd(scale: scale)
}

final class FeedingModel: ObservableObject {
    private let dependencies: FarmDependencies
    init(dependencies: FarmDependencies) { self.dependencies = dependencies }
    //   ^ warning: [container-injection] {{FeedingModel takes the whole container FarmDependencies}}
    func feed() { dependencies.herd.count() }
}

final class MilkingModel: ObservableObject {
    private let container: BarnContainer
    init(container: BarnContainer) { self.container = container }
    //   ^ warning: [container-injection] {{MilkingModel takes the whole container BarnContainer}}
    func milk() { container.scale.weigh() }
}

// Works itself.
final class TankContainer: ObservableObject {
    @Published private(set) var litres = 0
    let scale: Scale
    let herd: any Herd

    init() {
        let scale = Scale()
        self.scale = scale
        self.herd = CowHerd(scale: scale)
    }

    func fill() {
        litres += 1
        scale.weigh()
    }
}

// Named as the model of a screen.
final class StableContainerViewModel: ObservableObject {
    let scale = Scale()
    private(set) lazy var herd: any Herd = CowHerd(scale: scale)
}

// What is shown, and what it is drawn with.
final class ChartContainer: ObservableObject {
    @Published var points: [Int] = []
    @Published var title = ""
}

// Not named for what it keeps: a state that is put together from others.
@Observable
final class FarmState {
    let scale = Scale()
    let herd: any Herd = CowHerd(scale: Scale())
}

final class Dairy {
    private let tank: TankContainer
    private let stable: StableContainerViewModel
    private let chart: ChartContainer
    private let state: FarmState

    init(tank: TankContainer, stable: StableContainerViewModel, chart: ChartContainer, state: FarmState) {
        self.tank = tank
        self.stable = stable
        self.chart = chart
        self.state = state
    }

    func run() {
        tank.scale.weigh()
        stable.herd.count()
        chart.points.append(1)
        state.herd.count()
    }
}
