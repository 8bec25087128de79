import Testing
import UIKit

@testable import Seedling

@MainActor
struct CheckoutCoordinatorTests {
    @Test func theBasketComesFirst() {
        let factory = CheckoutFactoryMock()
        CheckoutCoordinator(navigation: UINavigationController(), factory: factory).start()
        #expect(factory.made == ["basket"])
    }
}

@MainActor
private final class CheckoutFactoryMock: CheckoutModuleFactory {
    private(set) var made: [String] = []

    func makeBasketModule(onPay: @escaping () -> Void) -> UIViewController {
        made.append("basket")
        return UIViewController()
    }

    func makePaymentModule() -> UIViewController {
        made.append("payment")
        return UIViewController()
    }
}
