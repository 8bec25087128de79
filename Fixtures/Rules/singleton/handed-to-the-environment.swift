// A modifier of any view that puts shared instances into the environment is what the root begins with. A view of its own
// that does so could take them.
// only: singleton, service-locator

//- Sources/App/Stores.swift
import SwiftUI

final class OrderStore: ObservableObject {
    static let shared = OrderStore()
    func load() {}
}

@Observable final class CartStore {
    static let shared = CartStore()
    func load() {}
}

enum Stores {
    static let prices = PriceStore()
    static let offers = OfferStore()
}

final class PriceStore: ObservableObject { func load() {} }
final class OfferStore: ObservableObject { func load() {} }

extension View {
    func withStores() -> some View {
        environmentObject(OrderStore.shared)
            .environment(CartStore.shared)
            .environmentObject(Stores.prices)
    }

    func withOrders() -> some View {
        onAppear { OrderStore.shared.load() }
        //         ^ warning: [singleton] {{An extension of View reaches the shared instance OrderStore.shared}}
    }
}

extension Scene {
    func withCart() -> some Scene { environment(CartStore.shared) }
}

struct CartView: View {
    var body: some View {
        Text("cart").environmentObject(OrderStore.shared)
        //                             ^ warning: [singleton] {{CartView reaches the shared instance OrderStore.shared}}
            .environmentObject(Stores.offers)
        //                     ^ warning: [service-locator] {{CartView asks a locator for Stores.offers}}
    }
}
