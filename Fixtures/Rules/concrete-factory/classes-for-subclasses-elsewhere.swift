// A class whose creating methods are open is the abstraction that others put theirs in the place of.
// only: concrete-factory

public protocol Ticket {
    func print()
}

struct PaperTicket: Ticket {
    func print() {}
}

open class TicketFactory {
    public init() {}
    open func makeTicket() -> any Ticket { PaperTicket() }
}

public final class Counter {
    private let factory: TicketFactory
    public init(factory: TicketFactory) { self.factory = factory }
    public func sell() { factory.makeTicket().print() }
}

// One method that nobody can override.
open class StampFactory {
    public init() {}
    open func makeStamp() -> any Ticket { PaperTicket() }
    public func makeReceipt() -> any Ticket { PaperTicket() }
}

public final class PostOffice {
    private let factory: StampFactory
    public init(factory: StampFactory) { self.factory = factory }
    //          ^ note: [concrete-factory] {{PostOffice takes the factory StampFactory by its concrete type}}
    public func post() { factory.makeStamp().print() }
}
