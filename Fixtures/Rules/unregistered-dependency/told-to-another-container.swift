// Swinject: a container knows what it is told and what those above it are told, not what one beside or below it is told.
// only: unregistered-dependency

import Swinject

protocol Anchor {
    func hold()
}

final class IronAnchor: Anchor {
    func hold() {}
}

final class Rope {
    func pull() {}
}

final class Lamp {
    func shine() {}
}

final class Ferry {
    init(anchor: any Anchor, rope: Rope, lamp: Lamp) {}
}

final class Harbour {
    private let root = Container()
    private let quay: Container
    private let dock: Container
    private let given: Container
    private var shed = Container()

    init(given: Container) {
        quay = Container(parent: root)
        dock = Container(parent: root, defaultObjectScope: .container)
        self.given = Container(parent: given)
        root.register(Rope.self) { _ in Rope() }
        quay.register(Anchor.self) { _ in IronAnchor() }
        dock.register(Lamp.self) { _ in Lamp() }
    }

    func open() {
        dock.register(Ferry.self) { resolver in
            Ferry(
                anchor: resolver.resolve(Anchor.self)!,
                //                       ^ error: [unregistered-dependency] {{Ferry asks Swinject for Anchor, which only a container out of its reach registers}}
                rope: resolver.resolve(Rope.self)!,
                lamp: resolver.resolve(Lamp.self)!)
        }
        _ = root.resolve(Lamp.self)!
        //               ^ error: [unregistered-dependency] {{Harbour asks Swinject for Lamp, which only a container out of its reach registers}}
    }

    func ask() {
        // The one above comes from elsewhere, or the place may keep another one by now.
        _ = given.resolve(Lamp.self)!
        _ = shed.resolve(Lamp.self)!
        _ = quay.resolve(Rope.self)!
    }
}

func sail() {
    let outer = Container()
    let inner = Container(parent: outer)
    inner.register(Wheel.self) { _ in Wheel() }
    // Whoever asks the inner one runs this with the inner one.
    outer.register(Bridge.self) { resolver in Bridge(wheel: resolver.resolve(Wheel.self)!) }
    _ = inner.resolve(Bridge.self)!
    let other = inner
    _ = other.resolve(Wheel.self)!
}

final class Wheel {
    func turn() {}
}

final class Bridge {
    init(wheel: Wheel) {}
}

final class Flag {
    func wave() {}
}

struct FlagAssembly: Assembly {
    func assemble(container: Container) {
        container.register(Flag.self) { _ in Flag() }
    }
}

func hoist() {
    let mast = Container()
    let boom = Container(parent: mast)
    FlagAssembly().assemble(container: mast)
    boom.register(Flag.self, name: "spare") { _ in Flag() }
    _ = mast.resolve(Flag.self)!
    _ = boom.resolve(Flag.self)!
}
