// An initializer that does the work and whose result may be dropped is a call where it is dropped; given away, what it made is
// a child like any other.
// only: dependency-pipeline

protocol Ferry {
    func carry(_ load: @escaping () -> Void)
}

final class Crossing<Cargo> {
    private let ferry: any Ferry

    @discardableResult
    init(on ferry: any Ferry, load: @escaping () -> Cargo, then: @escaping (Cargo) -> Void = { _ in }) {
        self.ferry = ferry
        ferry.carry { then(load()) }
    //  ^ related: [dependency-pipeline] {{Crossing uses it}}
    }
}

final class Ticket {
    private let ferry: any Ferry
    init(for ferry: any Ferry) { self.ferry = ferry }
    func stamp() { ferry.carry {} }
    //             ^ related: [dependency-pipeline] {{Ticket uses it}}
}

final class Harbour {
    private let ferry: any Ferry
    init(ferry: any Ferry) { self.ferry = ferry }

    func send() { Crossing(on: ferry, load: { 1 }, then: { print($0) }) }

    func sendAll(_ loads: [String]) {
        for load in loads {
            Crossing(on: ferry, load: { load })
        }
        loads.forEach { load in Crossing(on: ferry, load: { load }) }
    }
}

class Pier {
    let ferry: any Ferry
    let name: String
    init(ferry: any Ferry, name: String) {
        self.ferry = ferry
        self.name = name
    }
}

final class PierMaster {
    private let pier: Pier
    init(pier: Pier) { self.pier = pier }

    func send() {
        Crossing(on: pier.ferry, load: { 1 })
        print(pier.name)
    }
}

final class GivingHarbour {
    private let ferry: any Ferry
    init(ferry: any Ferry) { self.ferry = ferry }
    //   ^ warning: [dependency-pipeline] {{GivingHarbour takes Ferry only to hand it on: GivingHarbour → Crossing, which uses it}}
    func begin(_ number: Int) -> Crossing<Int> {
        print(number)
        return Crossing(on: ferry, load: { number })
        //                  ^ related: [dependency-pipeline] {{GivingHarbour hands it to Crossing}}
    }
}

// That it may be dropped it does not say.
final class TicketOffice {
    private let ferry: any Ferry
    init(ferry: any Ferry) { self.ferry = ferry }
    //   ^ warning: [dependency-pipeline] {{TicketOffice takes Ferry only to hand it on: TicketOffice → Ticket, which uses it}}
    func open() { Ticket(for: ferry) }
    //                        ^ related: [dependency-pipeline] {{TicketOffice hands it to Ticket}}
}
