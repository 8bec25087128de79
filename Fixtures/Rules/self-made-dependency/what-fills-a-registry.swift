// What is made where a registry is made and filled, to fill it further, nobody could hand in: the registry is no older.
// What is kept there, or made elsewhere, could be.
// only: self-made-dependency

//- Sources/App/Registry.swift
final class Registry {
    private var makers: [String: () -> Any] = [:]
    func register<Thing>(_ type: Thing.Type, make: @escaping () -> Thing) { makers["\(type)"] = make }
    func resolve<Thing>(_ type: Thing.Type) -> Thing { makers["\(type)"]!() as! Thing }
}

protocol Filling {
    func fill()
}

final class HarbourFilling: Filling {
    private let registry: Registry
    init(registry: Registry) { self.registry = registry }
    func fill() { registry.register(Crane.self) { Crane() } }
}

final class Crane {}
final class Quay {}

//- Sources/App/Sample.swift
import UIKit

final class SampleController: UIViewController {
    private lazy var registry: Registry = {
        let registry = Registry()
        registry.register(Quay.self) { Quay() }
        registry.register(Crane.self) { Crane() }
        HarbourFilling(registry: registry).fill()
        return registry
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        print(registry.resolve(Quay.self))
    }
}

final class KeepingController: UIViewController {
    private var filling: (any Filling)?
    private lazy var registry: Registry = {
        let registry = Registry()
        registry.register(Quay.self) { Quay() }
        registry.register(Crane.self) { Crane() }
        let filling = HarbourFilling(registry: registry)
        //            ^ note: [self-made-dependency] {{KeepingController creates HarbourFilling, which it could be given}}
        filling.fill()
        self.filling = filling
        return registry
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        print(registry.resolve(Quay.self))
    }
}

final class LoadingController: UIViewController {
    private let registry: Registry

    init() {
        registry = Registry()
        HarbourFilling(registry: registry).fill()
    //  ^ note: [self-made-dependency] {{LoadingController creates HarbourFilling, which it could be given}}
        super.init(nibName: nil, bundle: nil)
    }
}
