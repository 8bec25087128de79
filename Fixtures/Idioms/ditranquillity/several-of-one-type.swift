// DITranquillity: of several components that answer for one type none is given out, unless one is the default or all are asked for.
// only: duplicate-registration, unregistered-dependency, dependency-cycle

//- Sources/App/Parts.swift
import DITranquillity

final class ParkPart: DIPart {
    static func load(container: DIContainer) {
        container.register(Oak.init).as(Plant.self)
        //                              ^ related: [duplicate-registration] {{Plant is registered here first}}
        container.register(Ash.init).as(Plant.self)
        //                              ^ warning: [duplicate-registration] {{ParkPart registers Plant a second time: nobody who asks for it is given either}}
        container.register { Grove(plant: $0) }
        container.register(Bench.init)
        //                 ^ related: [duplicate-registration] {{Bench is registered here first}}
        container.register { Bench() }.lifetime(.single)
        //                   ^ warning: [duplicate-registration] {{ParkPart registers Bench a second time: nobody who asks for it is given either}}
        container.register { Visitor(bench: $0) }
        container.register(Duck.init).as(Bird.self)
        container.register(Swan.init).as(Bird.self)
        container.register { Pond(birds: many($0)) }
        container.register(Tulip.init).as(Flower.self, tag: North.self)
        container.register(Rose.init).as(Flower.self, tag: North.self)
        container.register { Bed(flowers: many(by(tag: North.self, on: $0))) }
        container.register { Pot(flower: by(tag: North.self, on: $0)) }
        container.register(Gravel.init).as(Path.self)
        container.register(Grass.init).as(Path.self).default()
        container.register { Walk(path: $0) }
        container.register(Hinge.init).as(Hinge.self, tag: North.self).as(Hinge.self, tag: South.self)
        //                                ^ related: [duplicate-registration] {{Hinge "North" is registered here first}}
        container.register(Hinge.init).as(Hinge.self, tag: North.self)
        //                                ^ warning: [duplicate-registration] {{ParkPart registers Hinge "North" a second time: nobody who asks for it is given either}}
        container.register { Gate(hinge: by(tag: North.self, on: $0), other: by(tag: South.self, on: $1)) }
        container.register(Sign.init)
        container.register(Sign.init)
        container.register(Lawn.init).as(Field.self).preferred()
        container.register(Meadow.init).as(Field.self)
        container.register { Picnic(field: $0) }
        container.register(Swing.init).as(Swing.self).as(Toy.self).as(Toy.self)
        container.register { Playground(swing: $0, toy: $1) }
        if Season.isWinter {
            container.register(Frost.init).as(Weather.self)
        } else {
            container.register(Sun.init).as(Weather.self)
        }
        container.register { Terrace(weather: $0) }
        let slide = container.register(Slide.init).as(Sliding.self)
        let other = container.register(Slope.init).as(Sliding.self)
        Season.isWinter ? slide.default() : other.default()
        container.register { Hill(sliding: $0) }
        container.register(Kiosk.init)
        container.register(Kiosk.init)
    }
}
extension DIComponentBuilder {
    func preferred() -> Self { self.default() }
}
final class ParkMap {
    private let container: DIContainer
    init(container: DIContainer) { self.container = container }
    var kiosk: Kiosk? { container.resolve() }
}

//- Sources/App/Park.swift
enum Season { static var isWinter: Bool { true } }
enum North {}
enum South {}
protocol Plant {}
final class Oak: Plant {}
final class Ash: Plant {}
final class Grove {
    init(plant: Plant) {}
}
final class Bench {}
final class Visitor {
    init(bench: Bench) {}
}
protocol Bird {}
final class Duck: Bird {}
final class Swan: Bird {}
final class Pond {
    init(birds: [Bird]) {}
}
protocol Flower {}
final class Tulip: Flower {}
final class Rose: Flower {}
final class Bed {
    init(flowers: [Flower]) {}
}
final class Pot {
    init(flower: Flower) {}
}
protocol Path {}
final class Gravel: Path {}
final class Grass: Path {}
final class Walk {
    init(path: Path) {}
}
final class Hinge {}
final class Gate {
    init(hinge: Hinge, other: Hinge) {}
}
final class Sign {}
protocol Field {}
final class Lawn: Field {}
final class Meadow: Field {}
final class Picnic {
    init(field: Field) {}
}
protocol Toy {}
final class Swing: Toy {}
final class Playground {
    init(swing: Swing, toy: Toy) {}
}
protocol Weather {}
final class Frost: Weather {}
final class Sun: Weather {}
final class Terrace {
    init(weather: Weather) {}
}
protocol Sliding {}
final class Slide: Sliding {}
final class Slope: Sliding {}
final class Hill {
    init(sliding: Sliding) {}
}
final class Kiosk {}
