// A call whose labels fit nothing that is read goes to something else of the name: an outside superclass's, a generated one.

import Kitchenware

final class OvenService {
    func heat() {}
}

final class Pan {
    private let oven: OvenService
    init(oven: OvenService) { self.oven = oven }
    func fry() { oven.heat() }
}

final class KitchenContainer: OutsideKitchen {
    let oven = OvenService()
    lazy var pan: Pan = makePan(isLarge: true)
    func makePan() -> Pan { pan }
    func makeSpare() -> Pan { makeSpare(oven: oven) }
}

final class CampContainer {
    let oven = OvenService()
    lazy var pan: Pan = makePan()
    func makePan() -> Pan { pan }
    //                      ^ error: [dependency-cycle] {{Producing CampContainer.makePan needs itself: makePan → pan → makePan}}
}

func makeTable() -> Pan { makeTable(legs: 4) }
