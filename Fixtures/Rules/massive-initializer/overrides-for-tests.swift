// What an assembler makes unless a test hands in another one, nobody needs to pass. Who must be handed some of it, or
// makes none, takes too much.
// only: massive-initializer

class Baker {
    func bake() {}
}
final class BreadService: Baker {}
final class CakeService: Baker {}
final class OvenService: Baker {}
final class TrayService: Baker {}
final class FlourService: Baker {}
final class YeastService: Baker {}

final class BakeryEnvironment {
    let bread: BreadService
    let cake: CakeService
    let oven: OvenService
    let tray: TrayService
    let flour: FlourService
    let yeast: YeastService
    init(
        bread: BreadService? = nil, cake: CakeService? = nil, oven: OvenService? = nil, tray: TrayService? = nil,
        flour: FlourService? = nil, yeast: YeastService? = nil
    ) {
        self.bread = bread ?? BreadService()
        self.cake = cake ?? CakeService()
        self.oven = oven ?? OvenService()
        self.tray = tray ?? TrayService()
        self.flour = flour ?? FlourService()
        self.yeast = yeast ?? YeastService()
    }
    func open() { bread.bake() ; cake.bake() ; oven.bake() ; tray.bake() ; flour.bake() ; yeast.bake() }
}

final class ShopEnvironment {
    let bread: BreadService
    let cake: CakeService
    let oven: OvenService
    let tray: TrayService
    let flour: FlourService
    let yeast: YeastService
    init(
//  ^ warning: [massive-initializer] {{ShopEnvironment takes 6 dependencies, more than 4: BreadService, CakeService, OvenService, TrayService, FlourService, YeastService}}
        bread: BreadService, cake: CakeService? = nil, oven: OvenService? = nil, tray: TrayService? = nil,
        flour: FlourService? = nil, yeast: YeastService? = nil
    ) {
        self.bread = bread
        self.cake = cake ?? CakeService()
        self.oven = oven ?? OvenService()
        self.tray = tray ?? TrayService()
        self.flour = flour ?? FlourService()
        self.yeast = yeast ?? YeastService()
    }
    func open() { bread.bake() ; cake.bake() ; oven.bake() ; tray.bake() ; flour.bake() ; yeast.bake() }
}

// Demanded by subclasses: what it takes is no less for that, though a second initializer makes it all.
class ChainEnvironment {
    let bread: BreadService
    let cake: CakeService
    let oven: OvenService
    let tray: TrayService
    let flour: FlourService
    let yeast: YeastService
    required init(
//           ^ warning: [massive-initializer] {{ChainEnvironment takes 6 dependencies, more than 4: BreadService, CakeService, OvenService, TrayService, FlourService, YeastService}}
        bread: BreadService, cake: CakeService, oven: OvenService, tray: TrayService, flour: FlourService,
        yeast: YeastService
    ) {
        self.bread = bread
        self.cake = cake
        self.oven = oven
        self.tray = tray
        self.flour = flour
        self.yeast = yeast
    }
    convenience init() {
        self.init(
            bread: BreadService(), cake: CakeService(), oven: OvenService(), tray: TrayService(), flour: FlourService(),
            yeast: YeastService())
    }
    func open() { bread.bake() ; cake.bake() ; oven.bake() ; tray.bake() ; flour.bake() ; yeast.bake() }
}

class MarketEnvironment {
    let bread: BreadService
    let cake: CakeService
    let oven: OvenService
    let tray: TrayService
    let flour: FlourService
    let yeast: YeastService
    required init(
        bread: BreadService? = nil, cake: CakeService? = nil, oven: OvenService? = nil, tray: TrayService? = nil,
        flour: FlourService? = nil, yeast: YeastService? = nil
    ) {
        self.bread = bread ?? BreadService()
        self.cake = cake ?? CakeService()
        self.oven = oven ?? OvenService()
        self.tray = tray ?? TrayService()
        self.flour = flour ?? FlourService()
        self.yeast = yeast ?? YeastService()
    }
    func open() { bread.bake() ; cake.bake() ; oven.bake() ; tray.bake() ; flour.bake() ; yeast.bake() }
}
