// A scene's container makes the parts of what it offers for itself.
// only: giant-factory

//- Sources/App/SceneContainer.swift
import UIKit

final class AntService { func run() {} }
final class BeeService { func run() {} }
final class CatService { func run() {} }
final class DogService { func run() {} }
final class ElkService { func run() {} }
final class FoxService { func run() {} }
final class GnuService { func run() {} }
final class HenService { func run() {} }
final class IbisService { func run() {} }
final class JayService { func run() {} }
final class KiwiService { func run() {} }

protocol SceneCoordinatorDependencies {
    func makeList() -> UIViewController
    func makeDetail() -> UIViewController
}

final class SceneContainer: SceneCoordinatorDependencies {
    lazy var cache = AntService()
    lazy var store = BeeService()
    func makeAntService() -> AntService { AntService() }
    func makeBeeService() -> BeeService { BeeService() }
    func makeCatService() -> CatService { CatService() }
    func makeDogService() -> DogService { DogService() }
    func makeElkService() -> ElkService { ElkService() }
    func makeFoxService() -> FoxService { FoxService() }
    func makeGnuService() -> GnuService { GnuService() }
    func makeHenService() -> HenService { HenService() }
    func makeIbisService() -> IbisService { IbisService() }
    func makeJayService() -> JayService { JayService() }
    func makeKiwiService() -> KiwiService { KiwiService() }
    func makeList() -> UIViewController { makeAntService().run(); return UIViewController() }
    func makeDetail() -> UIViewController { makeBeeService().run(); return UIViewController() }
    func makeCoordinator() -> SceneCoordinator { SceneCoordinator(dependencies: self) }
}

//- Sources/App/SceneCoordinator.swift
final class SceneCoordinator {
    private let dependencies: SceneCoordinatorDependencies
    init(dependencies: SceneCoordinatorDependencies) { self.dependencies = dependencies }
    func start() { _ = dependencies.makeList() }
}
