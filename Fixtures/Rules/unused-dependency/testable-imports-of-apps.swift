// An app that shows a framework may import it as tests do: what it reads of it is read. What tests read is not.

//- Package.swift
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Orchard",
    targets: [
        .target(name: "Orchard"),
        .executableTarget(name: "Showcase", dependencies: ["Orchard"]),
        .testTarget(name: "OrchardTests", dependencies: ["Orchard"]),
    ]
)

//- Sources/Orchard/Basket.swift
protocol Ladder {
    func lean()
}

protocol Press {
    func squeeze()
}

protocol Cart {
    func roll()
}

final class Basket {
    let ladder: Ladder
    let press: Press
    let cart: Cart

    init(ladder: Ladder, press: Press, cart: Cart) {
        //               ^ warning: [unused-dependency] {{Basket takes Press and keeps it, but never uses it}}
        //                             ^ warning: [unused-dependency] {{Basket takes Cart and keeps it, but never uses it}}
        self.ladder = ladder
        self.press = press
        self.cart = cart
    }
}

//- Sources/Showcase/Showcase.swift
@testable import Orchard

// It is not analysed on its own: nothing is told of the cart here.
final class Showcase {
    private let basket: Basket
    private let cart: Cart

    init(basket: Basket, cart: Cart) {
        self.basket = basket
        self.cart = cart
    }

    func open() { basket.ladder.lean() }
}

//- Tests/OrchardTests/BasketTests.swift
import XCTest

@testable import Orchard

final class BasketTests: XCTestCase {
    func check(_ basket: Basket) { basket.press.squeeze() }
}

//- Sources/Showcase/ShowcaseChecks.swift
import Testing

@testable import Orchard

func check(_ basket: Basket) { basket.press.squeeze() }
