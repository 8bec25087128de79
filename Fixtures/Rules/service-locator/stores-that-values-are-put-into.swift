// What is set and got by type is a store of values, and so is what only gives out what others saved. A registry says by
// its name, by `register` or by taking closures that it gives out services.
// only: service-locator, container-injection, hidden-dependency

//- Sources/App/Luggage.swift
// What one leg of a journey tells the next.
protocol Luggage: AnyObject {
    func get<Item>() -> Item?
    func set<Item>(_ item: Item)
    func contains<Item>(_ type: Item.Type) -> Bool
}

final class Trunk: Luggage {
    private var items: [Any] = []
    func get<Item>() -> Item? { items.lazy.compactMap { $0 as? Item }.first }
    func set<Item>(_ item: Item) { items.append(item) }
    func contains<Item>(_ type: Item.Type) -> Bool { items.contains { $0 is Item } }
}

// Which provides is no word for taking anything in.
protocol Locker: AnyObject {
    func provideItem<Item>() -> Item
    func saveItem<Item>(_ item: Item)
}

final class ServiceLocator {
    private var services: [String: Any] = [:]
    func set<Service>(_ service: Service) { services["\(Service.self)"] = service }
    func get<Service>() -> Service { services["\(Service.self)"] as! Service }
}

final class Workshop {
    private var makers: [String: () -> Any] = [:]
    func set<Tool>(_ type: Tool.Type, _ make: @escaping () -> Tool) { makers["\(type)"] = make }
    func get<Tool>() -> Tool { makers["\(Tool.self)"]!() as! Tool }
}

final class Depot {
    private var parts: [String: Any] = [:]
    func register<Part>(_ part: Part) { parts["\(Part.self)"] = part }
    func get<Part>() -> Part { parts["\(Part.self)"] as! Part }
}

// What takes in what it provides.
final class Provision {
    private var goods: [String: Any] = [:]
    func provide<Good>(_ good: Good) { goods["\(Good.self)"] = good }
    func provide<Good>() -> Good { goods["\(Good.self)"] as! Good }
}

//- Sources/App/Journey.swift
struct Ticket {
    let seat: Int
}

final class Traveller {
    var name = ""
}

protocol Porter {
    func carry()
}

final class FirstLeg {
    private let luggage: any Luggage
    private let locker: any Locker

    init(luggage: any Luggage, locker: any Locker) {
        self.luggage = luggage
        self.locker = locker
    }

    func leave() {
        luggage.set(Ticket(seat: 3))
        locker.saveItem(Traveller())
    }
}

final class SecondLeg {
    private let luggage: any Luggage
    private let locker: any Locker

    init(luggage: any Luggage, locker: any Locker) {
        self.luggage = luggage
        self.locker = locker
    }

    func arrive() -> String {
        let ticket: Ticket? = luggage.get()
        let porter: (any Porter)? = luggage.get()
        let traveller: Traveller = locker.provideItem()
        porter?.carry()
        return "\(traveller.name) \(ticket?.seat ?? 0)"
    }
}

final class Station {
    private let locator: ServiceLocator
    private let workshop: Workshop
    private let depot: Depot
    private let provision: Provision

    init(locator: ServiceLocator, workshop: Workshop, depot: Depot, provision: Provision) {
    //   ^ warning: [container-injection] {{Station takes the whole container ServiceLocator}}
    //                            ^ warning: [container-injection] {{Station takes the whole container Workshop}}
    //                                                ^ warning: [container-injection] {{Station takes the whole container Depot}}
    //                                                              ^ warning: [container-injection] {{Station takes the whole container Provision}}
        self.locator = locator
        self.workshop = workshop
        self.depot = depot
        self.provision = provision
    }

    func open() {
        let porter: any Porter = locator.get()
        //                       ^ warning: [service-locator] {{Station asks a locator for Porter in 4 places}}
        porter.carry()
        let next: any Porter = workshop.get()
        //                     ^ related: [service-locator] {{also asks for Porter here}}
        next.carry()
        let third: any Porter = depot.get()
        //                      ^ related: [service-locator] {{also asks for Porter here}}
        third.carry()
        let last: any Porter = provision.provide()
        //                     ^ related: [service-locator] {{also asks for Porter here}}
        last.carry()
    }
}

//- Sources/App/Packed.swift
// What is read of a store through a wrapper.
protocol Packing: AnyObject {
    var luggage: any Luggage { get }
}

@propertyWrapper
struct Packed<Owner: Packing, Value: ExpressibleByNilLiteral> {
    static subscript(
        _enclosingInstance owner: Owner,
        wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
        storage storage: ReferenceWritableKeyPath<Owner, Self>
    ) -> Value {
        get { owner.luggage.get() ?? Value(nilLiteral: ()) }
        set {}
    }

    var wrappedValue: Value {
        get { fatalError() }
        set {}
    }

    init() {}
}

final class ThirdLeg: Packing {
    let luggage: any Luggage
    @Packed<ThirdLeg, (any Porter)?> private var porter: (any Porter)?
    init(luggage: any Luggage) { self.luggage = luggage }
    func pause() { porter?.carry() }
}
