// What RIBs shows is a view controller, whatever protocol it is known by: a router takes it as any screen. Who else it
// makes counts.
// only: massive-initializer

import RIBs

protocol DeckInteractable: Interactable {
    func reload()
}

protocol DeckViewControllable: ViewControllable {
    func show(_ view: any ViewControllable)
}

protocol CabinBuildable: Buildable {
    func build() -> any ViewableRouting
}

protocol EngineBuildable: Buildable {
    func build() -> any ViewableRouting
}

protocol BridgeBuildable: Buildable {
    func build() -> any ViewableRouting
}

protocol GalleyBuildable: Buildable {
    func build() -> any ViewableRouting
}

final class DeckRouter: ViewableRouter<any DeckInteractable, any DeckViewControllable> {
    private let cabin: any CabinBuildable
    private let engine: any EngineBuildable
    private let bridge: any BridgeBuildable

    init(
        interactor: any DeckInteractable, viewController: any DeckViewControllable, cabin: any CabinBuildable,
        engine: any EngineBuildable, bridge: any BridgeBuildable
    ) {
        self.cabin = cabin
        self.engine = engine
        self.bridge = bridge
        super.init(interactor: interactor, viewController: viewController)
    }

    func route() {
        for child in [cabin.build(), engine.build(), bridge.build()] { attachChild(child) }
    }
}

final class ShipRouter: ViewableRouter<any DeckInteractable, any DeckViewControllable> {
    private let cabin: any CabinBuildable
    private let engine: any EngineBuildable
    private let bridge: any BridgeBuildable
    private let galley: any GalleyBuildable

    init(
//  ^ warning: [massive-initializer] {{ShipRouter takes 5 dependencies, more than 4: DeckInteractable, CabinBuildable, EngineBuildable, BridgeBuildable, GalleyBuildable}}
        interactor: any DeckInteractable, viewController: any DeckViewControllable, cabin: any CabinBuildable,
        engine: any EngineBuildable, bridge: any BridgeBuildable, galley: any GalleyBuildable
    ) {
        self.cabin = cabin
        self.engine = engine
        self.bridge = bridge
        self.galley = galley
        super.init(interactor: interactor, viewController: viewController)
    }

    func route() {
        for child in [cabin.build(), engine.build(), bridge.build(), galley.build()] { attachChild(child) }
    }
}
