// A list that grows and shrinks says what is going on: with one service beside it, a type with statics is no registry. Two
// services make one, and so does a list that is made once.
// only: service-locator

protocol Ferry {
    func sail()
}

final class HarbourService { func open() {} }

enum FerryTraffic {
    static var underWay = [String: any Ferry]()
    static var waiting: [any Ferry] = []
    static let harbour = HarbourService()
}

enum FerryOffice {
    static let fleet: [any Ferry] = []
    static let harbour = HarbourService()
}

enum FerryLine {
    static var underWay = [any Ferry]()
    static let harbour = HarbourService()
    static let pier = HarbourService()
}

final class Lookout {
    func look() {
        FerryTraffic.underWay["north"]?.sail()
        FerryTraffic.waiting.first?.sail()
    }
    func count() {
        FerryOffice.fleet.first?.sail()
//      ^ warning: [service-locator] {{Lookout asks a locator for FerryOffice.fleet}}
    }
    func board() {
        FerryLine.pier.open()
//      ^ warning: [service-locator] {{Lookout asks a locator for FerryLine.pier}}
        FerryLine.underWay.first?.sail()
//      ^ warning: [service-locator] {{Lookout asks a locator for FerryLine.underWay}}
    }
}
