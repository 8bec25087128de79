// An initializer that takes something makes it for those who hand in nothing: a default. What a method makes anew for the
// property, or an initializer in place of what it was handed, is none.
// only: inline-assembly

protocol Ferries {
    func sail()
}

protocol Tickets {
    func print()
}

final class PaperTickets: Tickets {
    private let ferries: Ferries
    init(ferries: Ferries) { self.ferries = ferries }
    func print() { ferries.sail() }
}

final class CountedTickets: Tickets {
    private let tickets: Tickets
    private let ferries: Ferries
    init(tickets: Tickets, ferries: Ferries) {
        self.tickets = tickets
        self.ferries = ferries
    }
    func print() { tickets.print() ; ferries.sail() }
}

final class CounterViewModel {
    private let ferries: Ferries
    private let tickets: Tickets
    init(ferries: Ferries, tickets: Tickets? = nil) {
        self.ferries = ferries
        self.tickets = tickets ?? PaperTickets(ferries: ferries)
    }
    func sell() { tickets.print() ; ferries.sail() }
}

final class KioskViewModel {
    private let ferries: Ferries
    private let tickets: Tickets
    init(ferries: Ferries, tickets: Tickets?) {
        self.ferries = ferries
        if let tickets {
            self.tickets = tickets
        } else {
            self.tickets = PaperTickets(ferries: ferries)
        }
    }
    func sell() { tickets.print() ; ferries.sail() }
}

final class BoothViewModel {
    private let ferries: Ferries
    private let tickets: Tickets
    init(ferries: Ferries, tickets: Tickets) {
        self.ferries = ferries
        self.tickets = CountedTickets(tickets: tickets, ferries: ferries)
        //             ^ note: [inline-assembly] {{BoothViewModel builds CountedTickets out of its own dependencies}}
    }
    func sell() { tickets.print() ; ferries.sail() }
}

final class StallViewModel {
    private let ferries: Ferries
    private var tickets: Tickets
    init(ferries: Ferries, tickets: Tickets) {
        self.ferries = ferries
        self.tickets = tickets
    }
    func renew() {
        tickets = PaperTickets(ferries: ferries)
        //        ^ note: [inline-assembly] {{StallViewModel builds PaperTickets out of its own dependencies}}
        tickets.print()
        ferries.sail()
    }
}
