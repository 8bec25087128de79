import GardenCore

/// What lives as long as the shop.
@MainActor
protocol ShopDependencies: AnyObject {
    var network: any GardenNetwork { get }
    var session: any SessionKeeping { get }
    var basket: any BasketStoring { get }
    var pictures: any PictureLoading { get }
    var payments: any PaymentTaking { get }
    var events: any EventTracking { get }
}
