// A container that is told a value is asked for nothing, as one that is told a service; what is read, or changed within, is asked
// for.
// only: service-locator

protocol Milling { func grind() }
final class Mill: Milling { func grind() {} }
protocol Sieving { func sift() }
final class Sieve: Sieving { func sift() {} }

enum Season { case summer, winter }
struct Plan { var hours = 0 }

final class Works {
    static let shared = Works()
    private(set) lazy var mill: Milling = Mill()
    private(set) lazy var spareMill: Milling = Mill()
    private(set) lazy var sieve: Sieving = Sieve()
    private(set) lazy var spareSieve: Sieving = Sieve()
    var season: Season = .winter
    var next: Season?
    var plan = Plan()
    var title = ""
}

final class Steward {
    func begin(_ season: Season) {
        Works.shared.season = season
        Works.shared.next = nil
        Works.shared.plan = Plan()
        Works.shared.title = "works"
    }
}

final class Reader {
    func read() -> Season { Works.shared.season }
    //                      ^ warning: [service-locator] {{Reader asks a locator for Season}}
    func change() { Works.shared.plan.hours = 3 }
    //              ^ warning: [service-locator] {{Reader asks a locator for Plan}}
}

final class Miller {
    func work() { Works.shared.mill.grind() }
    //            ^ warning: [service-locator] {{Miller asks a locator for Milling}}
}
