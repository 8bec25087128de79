// What a factory makes for itself only is no part of what it offers, whether or not it keeps anything; what nobody calls, and
// what other modules may call, is.
// only: giant-factory

//- Sources/App/Scenes.swift
import UIKit

final class AntService { func run() {} }
final class BeeService { func run() {} }

protocol SceneDependencies {
    func makeList() -> UIViewController
    func makeDetail() -> UIViewController
}

struct SceneDIContainer {
    func makeCoordinator() -> SceneCoordinator { SceneCoordinator(dependencies: self) }
}

extension SceneDIContainer: SceneDependencies, ListFactory {
    func makeOneAnt() -> AntService { AntService() }
    func makeTwoAnts() -> AntService { makeOneAnt() }
    func makeThreeAnts() -> AntService { makeTwoAnts() }
    func makeFourAnts() -> AntService { makeThreeAnts() }
    func makeFiveAnts() -> AntService { makeFourAnts() }
    func makeSixAnts() -> AntService { makeFiveAnts() }
    func makeSevenAnts() -> AntService { makeSixAnts() }
    func makeEightAnts() -> AntService { makeSevenAnts() }
    func makeNineAnts() -> AntService { makeEightAnts() }
    func makeList() -> UIViewController { makeNineAnts().run(); return UIViewController() }
    func makeDetail() -> UIViewController { makeNineAnts().run(); return UIViewController() }
}

protocol ListFactory {
    func makeList() -> UIViewController
}

struct BeeFactory {
//     ^ warning: [giant-factory] {{BeeFactory has 12 creating methods, more than 10}}
    func makeOneBee() -> BeeService { BeeService() }
    func makeTwoBees() -> BeeService { BeeService() }
    func makeThreeBees() -> BeeService { BeeService() }
    func makeFourBees() -> BeeService { BeeService() }
    func makeFiveBees() -> BeeService { BeeService() }
    func makeSixBees() -> BeeService { BeeService() }
    func makeSevenBees() -> BeeService { BeeService() }
    func makeEightBees() -> BeeService { BeeService() }
    func makeNineBees() -> BeeService { BeeService() }
    func makeTenBees() -> BeeService { makeNineBees() }
    func makeElevenBees() -> BeeService { makeTenBees() }
    func makeTwelveBees() -> BeeService { makeNineBees() }
    public func makeSwarm() -> BeeService { BeeService() }
    func makeHive() -> BeeService { makeSwarm() }
}

//- Sources/App/SceneCoordinator.swift
final class SceneCoordinator {
    private let dependencies: any SceneDependencies
    init(dependencies: any SceneDependencies) { self.dependencies = dependencies }
    func start() { _ = dependencies.makeList() }
}
