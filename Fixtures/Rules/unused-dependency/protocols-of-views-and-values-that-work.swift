// A protocol that asks for views alone is a part of a screen, and one of what can be identified is a value. Where it
// asks for something to be done as well, it is a dependency.
// only: unused-dependency

import UIKit

protocol RowContentProvider {
    var rows: [UIView] { get }
}

protocol StageHosting {
    var stage: UIView { get }
    func play()
}

protocol Priced: Identifiable {
    var price: Int { get }
}

protocol Paying: Identifiable {
    func pay()
    func cancel()
}

final class RowPlan {
    private let rows: any RowContentProvider
    init(rows: any RowContentProvider) { self.rows = rows }
}

final class StagePlan {
    private let host: any StageHosting
    init(host: any StageHosting) { self.host = host }
    //   ^ warning: [unused-dependency] {{StagePlan takes StageHosting and keeps it, but never uses it}}
}

final class PricePlan {
    private let priced: any Priced
    init(priced: any Priced) { self.priced = priced }
}

final class PayPlan {
    private let paying: any Paying
    init(paying: any Paying) { self.paying = paying }
    //   ^ warning: [unused-dependency] {{PayPlan takes Paying and keeps it, but never uses it}}
}
