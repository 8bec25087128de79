// Creating methods that call each other with nothing but what they were handed themselves never end; nor do those that
// hand on what their type keeps. Those that hand on a part of it end with the last part.

struct LanternActions {
    var onClose: () -> Void
}

struct Keeper {
    var child: Keeper?
    var name = ""
}

final class LanternStore {
    private let viewModel: LanternViewModel
    init(viewModel: LanternViewModel, name: String) { self.viewModel = viewModel }
    func light() { viewModel.light() }
}

final class LanternViewModel {
    private let store: LanternStore?
    init(store: LanternStore?, actions: LanternActions) { self.store = store }
    func light() { store?.light() }
}

final class LanternContainer {
    private let name: String
    init(name: String) { self.name = name }

    func makeLanternViewModel(actions: LanternActions) -> LanternViewModel {
        LanternViewModel(store: makeLanternStore(actions: actions, name: name), actions: actions)
        //                      ^ related: [dependency-cycle] {{makeLanternViewModel asks for makeLanternStore}}
    }

    func makeLanternStore(actions: LanternActions, name: String) -> LanternStore {
        let handed = actions
        return LanternStore(viewModel: makeLanternViewModel(actions: handed), name: name)
        //                             ^ error: [dependency-cycle] {{Producing LanternContainer.makeLanternStore needs itself: makeLanternStore → makeLanternViewModel → makeLanternStore}}
    }
}

struct KeeperFactory {
    func makeLanternViewModel(keeper: Keeper, actions: LanternActions) -> LanternViewModel {
        LanternViewModel(store: makeLanternStore(keeper: keeper, actions: actions), actions: actions)
    }

    func makeLanternStore(keeper: Keeper, actions: LanternActions) -> LanternStore {
        let next = keeper.child ?? Keeper()
        return LanternStore(viewModel: makeLanternViewModel(keeper: next, actions: actions), name: keeper.name)
    }
}

struct LampFactory {
    func makeLampService(_ names: String...) -> LampService { makeLampService(names) }
    func makeLampService(_ names: [String]) -> LampService { LampService(names: names) }
}

final class LampService {
    private let names: [String]
    init(names: [String]) { self.names = names }
    func light() { print(names) }
}
