// What is named container and makes several things, or nothing else but one, puts into them what it likes, be it under a
// name of its own first. One that does something else besides reaches for it.
// only: singleton

final class Ledger {
    static let shared = Ledger()
    func write() {}
}

protocol Booking {
    func book()
}

final class BookingService: Booking {
    private let ledger: Ledger
    init(ledger: Ledger) { self.ledger = ledger }
    func book() { ledger.write() }
}

struct Bookings {
    let first: Booking
    let others: [Booking]
}

final class CruiseDependencyContainer {
    func prepare() -> Bookings {
        let ledger = Ledger.shared
        return Bookings(first: BookingService(ledger: ledger), others: [createA(), createB(), createC()])
    }
    private func createA() -> Booking { BookingService(ledger: Ledger.shared) }
    private func createB() -> Booking { BookingService(ledger: Ledger.shared) }
    private func createC() -> Booking { BookingService(ledger: Ledger.shared) }
}

final class TripDependencyContainer {
    func buildBookings() -> Bookings { Bookings(first: BookingService(ledger: Ledger.shared), others: []) }
}

final class PierContainer {
    private var isOpen = false
    func buildBookings() -> Bookings { Bookings(first: BookingService(ledger: Ledger.shared), others: []) }
    //                                                                        ^ warning: [singleton] {{PierContainer reaches the shared instance Ledger.shared}}
    func open() { isOpen.toggle() }
}
