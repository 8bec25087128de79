import GardenCore
import GardenServices

@MainActor
final class AppDependencyContainer: ShopDependencies {
    lazy var network: any GardenNetwork = GardenAPI(session: .shared)
    lazy var session: any SessionKeeping = SessionStore(defaults: .standard)
    lazy var basket: any BasketStoring = BasketStore()
    lazy var pictures: any PictureLoading = RemotePictureLoader()
    lazy var payments: any PaymentTaking = CardPayments(network: network)
    lazy var events: any EventTracking = EventTracker(network: network)
}
