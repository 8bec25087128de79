import GardenCore
import UIKit

@MainActor
protocol SignInModuleFactory {
    func makeSignInModule(onSignedIn: @escaping () -> Void) -> UIViewController
}

@MainActor
protocol CatalogModuleFactory {
    func makeCatalogModule(navigator: any CatalogNavigating) -> UIViewController
    func makePlantModule(plant: Plant) -> UIViewController
}

@MainActor
protocol CheckoutModuleFactory {
    func makeBasketModule(onPay: @escaping () -> Void) -> UIViewController
    func makePaymentModule() -> UIViewController
}
