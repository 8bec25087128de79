// A function or a property wrapper of the project that asks a container for what it is told asks for that.
// only: unregistered-dependency

//- Sources/App/Locker.swift
import Swinject

final class Locker {
    static let shared = Locker()
    private let container = Container()

    func fill() {
        container.register(Boots.self) { _ in Boots() }
    }

    func find<Thing>(_ type: Thing.Type) -> Thing? { container.resolve(type) }

    func take<Thing>(_ type: Thing.Type) -> Thing {
        guard let thing = container.resolve(Thing.self) else { fatalError("nobody put it there") }
        return thing
    }

    func named<Thing>(_ type: Thing.Type) -> Thing { container.resolve(type, name: "spare")! }

    func spare<Thing>(_ type: Thing.Type, or other: Thing) -> Thing { container.resolve(type) ?? other }
}

@propertyWrapper
struct Packed<Thing> {
    let wrappedValue: Thing
    init() { wrappedValue = Locker.shared.take(Thing.self) }
    init(_ locker: Locker) { wrappedValue = locker.take(Thing.self) }
}

@propertyWrapper
struct Maybe<Thing> {
    var wrappedValue: Thing? { Locker.shared.find(Thing.self) }
}

//- Sources/App/Hiker.swift
final class Boots {
    func lace() {}
}

final class Rope {
    func coil() {}
}

protocol Tent {
    func pitch()
}

protocol Stove {
    func light()
}

final class Box<Thing> {
    func open() {}
}

final class Hiker {
    @Packed private var boots: Boots
    @Packed private var tent: any Tent
    //                            ^ error: [unregistered-dependency] {{Hiker asks Swinject for Tent, which nothing registers}}
    @Packed(Locker.shared) private var stove: any Stove
    @Maybe private var rope: Rope?

    func leave() {
        boots.lace()
        tent.pitch()
        stove.light()
        rope?.coil()
        Locker.shared.find(Boots.self)!.lace()
        Locker.shared.find(Rope.self)?.coil()
        Locker.shared.named(Rope.self).coil()
        Locker.shared.spare(Rope.self, or: Rope()).coil()
        Locker.shared.take(Box<Rope>.self).open()
    }
}

final class Climber {
    func leave() {
        Locker.shared.find(Rope.self)!.coil()
        //                 ^ error: [unregistered-dependency] {{Climber asks Swinject for Rope, which nothing registers}}
        Locker.shared.take(Boots.self).lace()
        Locker.shared.take(Rope.self).coil()
        //                 ^ related: [unregistered-dependency] {{also asks for Rope here}}
    }
}

//- Sources/App/Cellar.swift
import Swinject

protocol Cheese {
    func ripen()
}

protocol Wine {
    func breathe()
}

final class Cellar {
    private let container = Container()
    private var own: [String: Any] = [:]

    func put<Thing>(_ type: Thing.Type, _ thing: Thing) { own["\(type)"] = thing }

    func fetch<Thing>(_ type: Thing.Type) -> Thing {
        if let thing = own["\(type)"] as? Thing { return thing }
        return container.resolve(type)!
    }
}

final class Cheddar: Cheese {
    func ripen() {}
}

func dine(in cellar: Cellar) {
    cellar.put(Cheese.self, Cheddar())
    cellar.fetch(Cheese.self).ripen()
    cellar.fetch(Wine.self).breathe()
    //           ^ error: [unregistered-dependency] {{Cellar.swift asks Swinject for Wine, which nothing registers}}
}

//- Sources/App/Kitchen.swift
import Swinject
import SwinjectAutoregistration

protocol Kettle {
    func boil()
}

enum Kitchen {
    static let assembler = Assembler([])
    static func hand<Thing>(_: Thing.Type) -> Thing { Kitchen.assembler.resolver ~> Thing.self }
}

func brew() {
    Kitchen.hand(Kettle.self).boil()
    //           ^ error: [unregistered-dependency] {{Kitchen.swift asks Swinject for Kettle, which nothing registers}}
    Kitchen.hand(Boots.self).lace()
}
