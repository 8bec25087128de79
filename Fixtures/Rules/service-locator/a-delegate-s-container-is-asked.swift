// Who asks the container that the application's delegate or a global keeps asks a locator, whatever the way to it; who only
// takes it has reached the shared instance, and who fills it or is the delegate asks nobody else.
// only: service-locator, singleton
import Swinject
import UIKit

protocol PriceReading {
    func load()
}

final class PriceService: PriceReading {
    func load() {}
}

final class StockService {
    func count() {}
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    let container = Container()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
        container.register(PriceReading.self) { _ in PriceService() }
        container.register(StockService.self) { _ in StockService() }
        container.resolve(PriceReading.self)?.load()
        return true
    }
}

extension UIApplication {
    var appDelegate: AppDelegate { delegate as! AppDelegate }
}

struct Surroundings {
    var container = Container()
}

nonisolated(unsafe) var surroundings = Surroundings()

final class CastViewModel {
    func load() {
        (UIApplication.shared.delegate as! AppDelegate).container.resolve(PriceReading.self)?.load()
    //   ^ warning: [service-locator] {{CastViewModel asks a locator for PriceReading}}
    }
}

final class LocalViewModel {
    func load() {
        guard let app = UIApplication.shared.delegate as? AppDelegate else { return }
    //                  ^ warning: [service-locator] {{LocalViewModel asks a locator for PriceReading}}
        app.container.resolve(PriceReading.self)?.load()
    }
}

final class LocalContainerViewModel {
    func load() {
        guard let container = (UIApplication.shared.delegate as? AppDelegate)?.container else { return }
        container.resolve(PriceReading.self)?.load()
    //  ^ warning: [service-locator] {{LocalContainerViewModel asks a locator for PriceReading}}
        container.resolve(StockService.self)?.count()
    //  ^ warning: [service-locator] {{LocalContainerViewModel asks a locator for StockService}}
    }
}

final class AccessorViewModel {
    func load() {
        let container = UIApplication.shared.appDelegate.container
        container.resolve(PriceReading.self)?.load()
    //  ^ warning: [service-locator] {{AccessorViewModel asks a locator for PriceReading}}
    }
}

final class GlobalViewModel {
    func load() {
        surroundings.container.resolve(StockService.self)?.count()
    //  ^ warning: [service-locator] {{GlobalViewModel asks a locator for StockService}}
    }
}

final class DefaultViewModel {
    private let prices: PriceReading?

    init(prices: PriceReading? = UIApplication.shared.appDelegate.container.resolve(PriceReading.self)) {
        self.prices = prices
    }

    func load() { prices?.load() }
}

/// Who takes the container itself does not say what for.
final class TakingViewModel {
    func load() {
        print(UIApplication.shared.appDelegate.container)
    //        ^ warning: [singleton] {{TakingViewModel reaches the shared instance AppDelegate.container}}
    }
}

final class StockAssembly: Assembly {
    func assemble(container: Container) {
        container.register(StockService.self) { _ in
            UIApplication.shared.appDelegate.container.resolve(StockService.self) ?? StockService()
        }
    }
}
