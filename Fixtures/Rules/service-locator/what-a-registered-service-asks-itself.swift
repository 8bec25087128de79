// A service that reaches itself through the registry asks for nothing; the others that it reaches are located.

final class SailService {
    private var area = 0
    func set(_ area: Int) { self.area = area }
    func reef() { Ship.sails.set(area / 2) }
    func furl() {
        set(0)
        Ship.engine.start()
    //  ^ warning: [service-locator] {{SailService asks a locator for Ship.engine}}
    }
}

final class EngineService {
    func start() {}
}

enum Ship {
    static let sails = SailService()
    static let engine = EngineService()
}
