// A view model that is a struct and works with a service is built as one that is a class; one that only computes is a value.
// only: inline-assembly

import SwiftUI
import UIKit

protocol Tolls { func pay() }

struct BridgeViewModel {
    private let tolls: any Tolls
    let title: String
    init(title: String, tolls: any Tolls) {
        self.title = title
        self.tolls = tolls
    }
    func pay() { tolls.pay() }
}

struct FerryViewModel {
    let title: String
    func upper() -> String { title.uppercased() }
}

struct BuoyViewModel: Hashable {
    let tolls: any Tolls
    let title: String
    static func == (left: BuoyViewModel, right: BuoyViewModel) -> Bool { left.title == right.title }
    func hash(into hasher: inout Hasher) { hasher.combine(title) }
    func upper() -> String { title.uppercased() }
}

struct LaneModel {
    let tolls: any Tolls
    func pay() { tolls.pay() }
}

struct CabinViewModel {
    let tolls: any Tolls
    let title: String
}

/// Keeps what the service it is given gives it, which is one of the kind.
struct QuayViewModel {
    private let tolls: any QuayTolls
    init(tolls: any QuayTolls) { self.tolls = tolls.reduced(by: 2) }
    func pay() { tolls.pay() }
}

/// Keeps no more than what it was told.
struct QuaySignViewModel {
    let isReduced: Bool
    init(tolls: any QuayTolls) { isReduced = tolls.isReduced }
}

protocol QuayTolls {
    var isReduced: Bool { get }
    func reduced(by share: Int) -> Self
    func pay()
}

final class QuayScreen: UIViewController {
    init(quay: QuayViewModel, sign: QuaySignViewModel) { super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { nil }
}

final class QuayCoordinator {
    private let root: UINavigationController
    private let tolls: any QuayTolls
    init(root: UINavigationController, tolls: any QuayTolls) {
        self.root = root
        self.tolls = tolls
    }
    func start() {
        let quay = QuayViewModel(tolls: tolls)
        //         ^ note: [inline-assembly] {{QuayCoordinator builds QuayViewModel out of its own dependencies}}
        let sign = QuaySignViewModel(tolls: tolls)
        root.pushViewController(QuayScreen(quay: quay, sign: sign), animated: true)
        tolls.pay()
    }
}

protocol Naming { func name(of number: Int) -> String }

struct BerthViewModel {
    private let naming: any Naming
    let number: Int
    init(number: Int, naming: any Naming) {
        self.number = number
        self.naming = naming
    }
    var title: String { naming.name(of: number) }
}

final class BerthScreen: UIViewController {
    private let naming: any Naming
    init(naming: any Naming) {
        self.naming = naming
        super.init(nibName: nil, bundle: nil)
    }

    func open() { print(naming.name(of: 0), BerthViewModel(number: 1, naming: naming).title) }
}

final class BridgeScreen: UIViewController {
    private let tolls: any Tolls
    init(tolls: any Tolls) {
        self.tolls = tolls
        super.init(nibName: nil, bundle: nil)
    }

    func open() {
        tolls.pay()
        BridgeViewModel(title: "up", tolls: tolls).pay()
//      ^ note: [inline-assembly] {{BridgeScreen builds BridgeViewModel out of its own dependencies}}
        print(FerryViewModel(title: "by water").upper())
        print(CabinViewModel(tolls: tolls, title: "aft").title)
        print(BuoyViewModel(tolls: tolls, title: "north").upper())
    }
}

final class BridgeFactory {
    private let tolls: any Tolls
    init(tolls: any Tolls) { self.tolls = tolls }
    func makeBridge() -> BridgeViewModel { BridgeViewModel(title: "up", tolls: tolls) }
}

struct BridgeView: View {
    let tolls: any Tolls
    var body: some View { Text(BridgeViewModel(title: "up", tolls: tolls).title) }
}
