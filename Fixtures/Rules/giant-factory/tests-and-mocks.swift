// Factories of tests and mocks may be as big as they like.
// only: giant-factory

//- Sources/App/MockToyFactory.swift
import UIKit

final class MockToyFactory {
    func makeAnt() -> UIViewController { UIViewController() }
    func makeBee() -> UIViewController { UIViewController() }
    func makeCat() -> UIViewController { UIViewController() }
    func makeDog() -> UIViewController { UIViewController() }
    func makeElk() -> UIViewController { UIViewController() }
    func makeFox() -> UIViewController { UIViewController() }
    func makeGnu() -> UIViewController { UIViewController() }
    func makeHen() -> UIViewController { UIViewController() }
    func makeIbis() -> UIViewController { UIViewController() }
    func makeJay() -> UIViewController { UIViewController() }
    func makeKiwi() -> UIViewController { UIViewController() }
}

//- Tests/AppTests/ToyFactory.swift
import UIKit
import XCTest

final class ToyFactory {
    func makeAnt() -> UIViewController { UIViewController() }
    func makeBee() -> UIViewController { UIViewController() }
    func makeCat() -> UIViewController { UIViewController() }
    func makeDog() -> UIViewController { UIViewController() }
    func makeElk() -> UIViewController { UIViewController() }
    func makeFox() -> UIViewController { UIViewController() }
    func makeGnu() -> UIViewController { UIViewController() }
    func makeHen() -> UIViewController { UIViewController() }
    func makeIbis() -> UIViewController { UIViewController() }
    func makeJay() -> UIViewController { UIViewController() }
    func makeKiwi() -> UIViewController { UIViewController() }
}
