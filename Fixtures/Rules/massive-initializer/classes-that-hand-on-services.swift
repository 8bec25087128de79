// A class of stored lets that is called services is a parameter object like any other.
// only: massive-initializer, unused-dependency, dependency-pipeline

protocol Baking { func bake() }
protocol Milling { func mill() }
protocol Selling { func sell() }
protocol Driving { func drive() }
protocol Paying { func pay() }

final class BakeryServices {
    let baking: any Baking
    let milling: any Milling
    let selling: any Selling
    let driving: any Driving
    let paying: any Paying
    init(
        baking: any Baking, milling: any Milling, selling: any Selling, driving: any Driving, paying: any Paying
    ) {
        self.baking = baking
        self.milling = milling
        self.selling = selling
        self.driving = driving
        self.paying = paying
    }
}

final class BakeryPresenter {
    private let services: BakeryServices
    init(services: BakeryServices) { self.services = services }
    func open() {
        services.baking.bake()
        services.milling.mill()
        services.selling.sell()
        services.driving.drive()
        services.paying.pay()
    }
}
