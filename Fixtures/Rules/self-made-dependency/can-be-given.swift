// A default argument, a fallback of an optional parameter, a convenience or second initializer: it can be given.
// only: self-made-dependency

protocol SoupCooking {
    func cook()
}

final class SoupCook: SoupCooking {
    func cook() {}
}

final class MenuViewModel {
    private let cook: any SoupCooking
    init(cook: any SoupCooking = SoupCook()) { self.cook = cook }
    func start() { cook.cook() }
}

final class TableViewModel {
    private let cook: any SoupCooking
    init(cook: (any SoupCooking)? = nil) { self.cook = cook ?? SoupCook() }
    func start() { cook.cook() }
}

final class KitchenService {
    private let cook: any SoupCooking
    init(cook: any SoupCooking) { self.cook = cook }
    convenience init() { self.init(cook: SoupCook()) }
    func start() { cook.cook() }
}

final class CanteenService {
    private let cook: any SoupCooking
    init(given cook: any SoupCooking) { self.cook = cook }
    init() { cook = SoupCook() }
    func start() { cook.cook() }
}
