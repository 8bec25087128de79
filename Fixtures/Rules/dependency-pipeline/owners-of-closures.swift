// What a closure reads from the object that RxSwift hands it, the type has not used if it only hands it on.

import RxSwift

protocol MenuAPI {
    func load() -> Int
}

final class MenuModel {
    private let api: any MenuAPI
    init(api: any MenuAPI) { self.api = api }
    func load() -> Int { api.load() }
}

final class MenuCoordinator {
    private let api: any MenuAPI
    init(api: any MenuAPI) { self.api = api }
    //   ^ warning: [dependency-pipeline] {{MenuCoordinator takes MenuAPI only to hand it on: MenuCoordinator → MenuModel, which uses it}}
    func start(_ taps: Observable<Void>) {
        taps.bind(with: self) { owner, _ in owner.show(MenuModel(api: owner.api)) }
    }
    private func show(_ model: MenuModel) { _ = model.load() }
}

final class AskingCoordinator {
    private let api: any MenuAPI
    init(api: any MenuAPI) { self.api = api }
    func start(_ taps: Observable<Void>) {
        taps.bind(with: self) { owner, _ in
            owner.show(MenuModel(api: owner.api))
            _ = owner.api.load()
        }
    }
    private func show(_ model: MenuModel) { _ = model.load() }
}
