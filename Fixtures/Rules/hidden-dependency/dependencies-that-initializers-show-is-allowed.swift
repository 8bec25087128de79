// What the initializer takes is not hidden, even where a library hands it in; nor is what a parameter's default fetches.
// only: hidden-dependency

//- Sources/App/Checkout.swift
import Resolver
import SwiftUI

final class PaymentService: ObservableObject {
    func pay() {}
}

final class CheckoutModel {
    private let payments: PaymentService

    init(payments: PaymentService = Resolver.resolve()) {
        self.payments = payments
    }

    func buy() { payments.pay() }
}

struct CheckoutView: View {
    @ObservedObject var payments: PaymentService
    @State private var count = 0
    var body: some View { Text("").onTapGesture { payments.pay() } }
}
