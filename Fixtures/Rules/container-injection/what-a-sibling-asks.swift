// What one subclass asks of the container that both inherit says nothing of the other one.
// only: container-injection, concrete-factory

final class Tea {
    func brew() {}
}

final class Cake {
    func bake() {}
}

final class TrayModel {
    private let tea: Tea
    init(tea: Tea) { self.tea = tea }
    func serve() { tea.brew() }
}

final class KitchenContainer {
    let tea = Tea()
    let cake = Cake()
    func makeTrayModel() -> TrayModel { TrayModel(tea: tea) }
}

class BaseFlow {
    let container: KitchenContainer
    init(container: KitchenContainer) { self.container = container }
}

final class TrayFlow: BaseFlow {
    init(container: KitchenContainer, size: Int) { super.init(container: container) }
    //   ^ note: [concrete-factory] {{TrayFlow takes the factory KitchenContainer by its concrete type}}
    func start() { container.makeTrayModel().serve() }
}

final class CakeFlow: BaseFlow {
    init(container: KitchenContainer, sugar: Int) { super.init(container: container) }
    //   ^ warning: [container-injection] {{CakeFlow takes the whole container KitchenContainer}}
    func start() { container.cake.bake() }
}

class SweetFlow: BaseFlow {
    init(container: KitchenContainer, spice: Int) { super.init(container: container) }
    //   ^ warning: [container-injection] {{SweetFlow takes the whole container KitchenContainer}}
}

final class TartFlow: SweetFlow {
    func start() { container.cake.bake() }
}
