// A class that keeps several dependencies for others, and uses fewer of them, is an environment, be it observed by views:
// what others read of it is theirs to hand on. What it hands on itself, what works with most of what it has, and what keeps
// two or three for the view that shows it, is a step on the way.

import Combine

protocol OrchardAPI { func pick() -> Int }
protocol PressAPI { func press() -> Int }
protocol BarrelStore { func fill() -> Int }
protocol LabelStore { func print() -> Int }

final class PickModel {
    private let api: any OrchardAPI
    init(api: any OrchardAPI) { self.api = api }
    func pick() -> Int { api.pick() }
}

final class PressModel {
    private let api: any PressAPI
    init(api: any PressAPI) { self.api = api }
    func press() -> Int { api.press() }
}

final class BarrelModel {
    private let store: any BarrelStore
    init(store: any BarrelStore) { self.store = store }
    func fill() -> Int { store.fill() }
}

final class CiderEnvironment: ObservableObject {
    let orchard: any OrchardAPI
    let press: any PressAPI
    let barrels: any BarrelStore
    let labels: any LabelStore

    init(orchard: any OrchardAPI, press: any PressAPI, barrels: any BarrelStore, labels: any LabelStore) {
        self.orchard = orchard
        self.press = press
        self.barrels = barrels
        self.labels = labels
    }

    func refresh() -> Int { labels.print() }
}

// It hands one on itself.
final class CiderServices {
    let orchard: any OrchardAPI
    let press: any PressAPI
    let barrels: any BarrelStore

    init(orchard: any OrchardAPI, press: any PressAPI, barrels: any BarrelStore) {
    //   ^ warning: [dependency-pipeline] {{CiderServices takes OrchardAPI only to hand it on: CiderServices → PickModel, which uses it}}
        self.orchard = orchard
        self.press = press
        self.barrels = barrels
    }

    func begin() -> Int { PickModel(api: orchard).pick() }
}

// It works with most of what it has.
final class CiderMaker {
    let orchard: any OrchardAPI
    let press: any PressAPI
    let barrels: any BarrelStore
    let labels: any LabelStore

    init(orchard: any OrchardAPI, press: any PressAPI, barrels: any BarrelStore, labels: any LabelStore) {
    //                            ^ warning: [dependency-pipeline] {{CiderMaker takes PressAPI only to hand it on: CiderMaker → PressModel, which uses it}}
        self.orchard = orchard
        self.press = press
        self.barrels = barrels
        self.labels = labels
    }

    func make() -> Int { orchard.pick() + barrels.fill() + labels.print() }
}

// The model of one view, by its name.
final class CellarViewModel: ObservableObject {
    let orchard: any OrchardAPI
    let press: any PressAPI
    let barrels: any BarrelStore

    init(orchard: any OrchardAPI, press: any PressAPI, barrels: any BarrelStore) {
    //   ^ warning: [dependency-pipeline] {{CellarViewModel takes OrchardAPI only to hand it on: CellarViewModel → PickModel, which uses it}}
    //                            ^ warning: [dependency-pipeline] {{CellarViewModel takes PressAPI only to hand it on: CellarViewModel → PressModel, which uses it}}
    //                                                 ^ warning: [dependency-pipeline] {{CellarViewModel takes BarrelStore only to hand it on: CellarViewModel → BarrelModel, which uses it}}
        self.orchard = orchard
        self.press = press
        self.barrels = barrels
    }
}

enum Farm {
    static func pick(_ environment: CiderEnvironment) -> Int { PickModel(api: environment.orchard).pick() }
    static func press(_ environment: CiderEnvironment) -> Int { PressModel(api: environment.press).press() }
    static func fill(_ environment: CiderEnvironment) -> Int { BarrelModel(store: environment.barrels).fill() }

    static func press(_ services: CiderServices) -> Int { PressModel(api: services.press).press() }
    static func fill(_ services: CiderServices) -> Int { BarrelModel(store: services.barrels).fill() }

    static func press(_ maker: CiderMaker) -> Int { PressModel(api: maker.press).press() }

    static func pick(_ model: CellarViewModel) -> Int { PickModel(api: model.orchard).pick() }
    static func press(_ model: CellarViewModel) -> Int { PressModel(api: model.press).press() }
    static func fill(_ model: CellarViewModel) -> Int { BarrelModel(store: model.barrels).fill() }
}
