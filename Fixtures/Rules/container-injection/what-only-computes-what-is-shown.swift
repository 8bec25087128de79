// A struct that keeps its dependencies to itself, and computes of them what is shown, is no bag of them, however many they are.
// One that shows them is.
// only: container-injection, dependency-pipeline

protocol Pricing { func price() -> Int }
protocol Fees { func fee() -> Int }
final class LiveFees: Fees { func fee() -> Int { 1 } }
final class LivePricing: Pricing {
    private let fees: any Fees
    init(fees: any Fees) { self.fees = fees }
    func price() -> Int { fees.fee() }
}

final class AppContainer {
    lazy var pricing: any Pricing = LivePricing(fees: fees)
    lazy var fees: any Fees = LiveFees()
}

final class FareViewModel {
    private let pricing: any Pricing
    init(pricing: any Pricing) { self.pricing = pricing }
    var text: String { "\(pricing.price())" }
}

struct TicketViewModel {
    private let container: AppContainer
    private let fare: FareViewModel
    init(container: AppContainer, fare: FareViewModel) {
    //   ^ warning: [container-injection] {{TicketViewModel takes the whole container AppContainer}}
        self.container = container
        self.fare = fare
    }
    var reduced: String { FareViewModel(pricing: container.pricing).text }
    var title: String { fare.text }
    var date: DateViewModel { DateViewModel(day: 3) }
}

struct DateViewModel { let day: Int }

struct TicketParts {
    let container: AppContainer
    let fare: FareViewModel
    init(container: AppContainer, fare: FareViewModel) {
        self.container = container
        self.fare = fare
    }
    var title: String { fare.text }
}

protocol Purser { func pay() }
protocol Bursar { func log() }

struct SeatViewModel {
    private let purser: any Purser
    private let title: String
    init(purser: any Purser, title: String) {
        self.purser = purser
        self.title = title
    }
    var text: String {
        purser.pay()
        return title
    }
}

struct CabinViewModel {
    private let purser: any Purser
    private let bursar: any Bursar
    private let seat: SeatViewModel
    init(purser: any Purser, bursar: any Bursar, title: String) {
        self.purser = purser
        self.bursar = bursar
        seat = SeatViewModel(purser: purser, title: title)
    }
    func open() { bursar.log() }
    var text: String { seat.text }
}
