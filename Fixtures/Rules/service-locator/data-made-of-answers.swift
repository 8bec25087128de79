// A static function that makes data asks for what they say: that is no assembling. What works is made of what others give.
// only: service-locator, singleton

protocol RouteFinding {
    func route(to town: String) -> String?
    func guide(to town: String) -> any Guiding
}

protocol Guiding { func lead() }

final class Maps: RouteFinding {
    func route(to town: String) -> String? { nil }
    func guide(to town: String) -> any Guiding { Guide() }
}

final class Guide: Guiding { func lead() {} }

final class Atlas {
    static let shared = Atlas()
    func title(of town: String) -> String { town }
}

final class TravelContainer {
    static let main = TravelContainer()
    lazy var routes: any RouteFinding = Maps()
    lazy var otherRoutes: any RouteFinding = Maps()
}

final class Ticket {
    let route: String
    init(route: String) { self.route = route }

    static func createTicket(to town: String) -> Ticket? {
        guard let route = TravelContainer.main.routes.route(to: town) else { return nil }
//                        ^ warning: [service-locator] {{Ticket asks a locator for RouteFinding}}
        return Ticket(route: route)
    }
}

final class Voucher {
    let title: String
    init(title: String) { self.title = title }

    static func makeVoucher(to town: String) -> Voucher {
        let atlas = Atlas.shared
        //          ^ warning: [singleton] {{Voucher reaches the shared instance Atlas.shared in 2 places}}
        return Voucher(title: atlas.title(of: town))
    }

    static func makeShort(to town: String) -> Voucher {
        Voucher(title: Atlas.shared.title(of: town))
    }
}

final class Tour {
    private let guide: any Guiding
    init(guide: any Guiding) { self.guide = guide }
    func begin() { guide.lead() }

    static func makeTour(to town: String) -> Tour {
        Tour(guide: TravelContainer.main.routes.guide(to: town))
    }
}

final class CoachService {
    private let route: String?
    init(route: String?) { self.route = route }
    func drive() -> String { route ?? "" }

    static func makeCoach(to town: String) -> CoachService {
        CoachService(route: TravelContainer.main.routes.route(to: town))
    }
}

final class Outing {
    let guide: any Guiding
    init(guide: any Guiding) { self.guide = guide }

    static func createOuting(to town: String) -> Outing {
        let guide = TravelContainer.main.routes.guide(to: town)
        return Outing(guide: guide)
    }
}
