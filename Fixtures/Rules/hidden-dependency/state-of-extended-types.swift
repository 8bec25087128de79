// What the project adds to a type from elsewhere makes no other type of it: state that is plain stays so, and a service one.
// only: hidden-dependency

//- Sources/App/Market.swift
import SwiftUI

final class StallState: ObservableObject {
    @Published var fill = 0.0
    @Published var price: Decimal = 0
}

final class CrateState: ObservableObject {
    @Published var price: Decimal = 0
    @Published var defaults = UserDefaults()
}

struct MarketView: View {
    @EnvironmentObject private var stall: StallState
    @EnvironmentObject private var crate: CrateState
//  ^ note: [hidden-dependency] {{MarketView needs CrateState, which no initializer shows}}
    var body: some View { Text("\(stall.price) \(crate.price)") }
}

//- Sources/App/Extensions.swift
import Foundation

extension Decimal {
    var half: Decimal { self / 2 }
}

extension Double {
    var half: Double { self / 2 }
}

extension UserDefaults {
    func flag(_ name: String) -> Bool { bool(forKey: name) }
}
