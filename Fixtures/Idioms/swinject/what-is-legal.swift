// What Swinject makes legal: initCompleted, Lazy and Provider, closures that resolve later, names, arguments, shared scopes.
// only: dependency-cycle, unregistered-dependency, duplicate-registration, captive-dependency

//- Sources/App/Orchestra.swift
import Swinject

final class Conductor {
    weak var orchestra: Orchestra?
    func lead() { orchestra?.play() }
}

final class Orchestra {
    private let conductor: Conductor
    init(conductor: Conductor) { self.conductor = conductor }
    func play() { conductor.lead() }
}

final class Violin {
    private let bow: Lazy<Bow>
    init(bow: Lazy<Bow>) { self.bow = bow }
    func play() { bow.instance.move() }
}

final class Bow {
    private let violin: Violin
    private let resin: () -> Resin
    init(violin: Violin, resin: @escaping () -> Resin) {
        self.violin = violin
        self.resin = resin
    }
    func move() { violin.play(); resin().rub() }
}

final class Resin {
    private let bow: Bow
    private var grams = 10
    init(bow: Bow) { self.bow = bow }
    func rub() { grams -= 1; bow.move() }
}

final class Ticket {
    private var seat: Int
    init(seat: Int) { self.seat = seat }
    func move() { seat += 1 }
}

final class Hall {
    private let makeTicket: (Int) -> Ticket
    init(makeTicket: @escaping (Int) -> Ticket) { self.makeTicket = makeTicket }
    func sell() { makeTicket(1).move() }
}

//- Sources/App/OrchestraAssembly.swift
import Swinject

final class OrchestraAssembly: Assembly {
    func assemble(container: Container) {
        container.register(Conductor.self) { _ in Conductor() }
            .initCompleted { r, conductor in conductor.orchestra = r.resolve(Orchestra.self) }
            .inObjectScope(.container)
        container.register(Orchestra.self) { Orchestra(conductor: $0.resolve(Conductor.self)!) }
            .inObjectScope(.container)
        container.register(Violin.self) { Violin(bow: $0.resolve(Lazy<Bow>.self)!) }
        container.register(Bow.self) { r in
            Bow(violin: r.resolve(Violin.self)!, resin: { r.resolve(Resin.self)! })
        }
        container.register(Resin.self) { Resin(bow: $0.resolve(Bow.self)!) }
        container.register(Ticket.self) { (_, seat: Int) in Ticket(seat: seat) }
        container.register(Ticket.self) { _ in Ticket(seat: 0) }
        container.register(Hall.self) { r in
            Hall(makeTicket: { seat in r.resolve(Ticket.self, argument: seat)! })
        }.inObjectScope(.container)
    }

    func loaded(resolver: Resolver) {
        if let organ = resolver.resolve(Organ.self) { organ.tune() }
    }
}

protocol Organ {
    func tune()
}
