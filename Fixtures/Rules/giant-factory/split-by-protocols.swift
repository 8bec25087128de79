// A factory whose products several narrow protocols give out is split; one wide protocol, or one that leaves most of it out,
// splits nothing.
// only: giant-factory

import UIKit

protocol AntFactory {
    func makeOneAnt() -> UIViewController
    func makeTwoAnts() -> UIViewController
    func makeAnts(_ count: Int) -> UIViewController
}

protocol BeeFactory {
    func makeOneBee() -> UIViewController
    func makeTwoBees() -> UIViewController
    func makeBees(_ count: Int) -> UIViewController
}

protocol CatFactory {
    func makeOneCat() -> UIViewController
    func makeTwoCats() -> UIViewController
    func makeCats(_ count: Int) -> UIViewController
}

protocol DogFactory {
    func makeOneDog() -> UIViewController
    func makeTwoDogs() -> UIViewController
    func makeDogs(_ count: Int) -> UIViewController
}

struct SmallFactory: AntFactory, BeeFactory, CatFactory, DogFactory {
    func makeOneAnt() -> UIViewController { UIViewController() }
    func makeTwoAnts() -> UIViewController { UIViewController() }
    func makeAnts(_ count: Int) -> UIViewController { UIViewController() }
    func makeOneBee() -> UIViewController { UIViewController() }
    func makeTwoBees() -> UIViewController { UIViewController() }
    func makeBees(_ count: Int) -> UIViewController { UIViewController() }
    func makeOneCat() -> UIViewController { UIViewController() }
    func makeTwoCats() -> UIViewController { UIViewController() }
    func makeCats(_ count: Int) -> UIViewController { UIViewController() }
    func makeOneDog() -> UIViewController { UIViewController() }
    func makeTwoDogs() -> UIViewController { UIViewController() }
    func makeDogs(_ count: Int) -> UIViewController { UIViewController() }
    func makeElk() -> UIViewController { UIViewController() }
}

protocol EveryFactory {
    func makeOneFox() -> UIViewController
    func makeTwoFoxes() -> UIViewController
    func makeThreeFoxes() -> UIViewController
    func makeFourFoxes() -> UIViewController
    func makeFiveFoxes() -> UIViewController
    func makeSixFoxes() -> UIViewController
    func makeSevenFoxes() -> UIViewController
    func makeEightFoxes() -> UIViewController
    func makeNineFoxes() -> UIViewController
    func makeTenFoxes() -> UIViewController
    func makeElevenFoxes() -> UIViewController
}

struct WideFactory: EveryFactory, AntFactory, BeeFactory {
//     ^ warning: [giant-factory] {{WideFactory has 12 creating methods, more than 10}}
    func makeOneFox() -> UIViewController { UIViewController() }
    func makeTwoFoxes() -> UIViewController { UIViewController() }
    func makeThreeFoxes() -> UIViewController { UIViewController() }
    func makeFourFoxes() -> UIViewController { UIViewController() }
    func makeFiveFoxes() -> UIViewController { UIViewController() }
    func makeSixFoxes() -> UIViewController { UIViewController() }
    func makeSevenFoxes() -> UIViewController { UIViewController() }
    func makeEightFoxes() -> UIViewController { UIViewController() }
    func makeNineFoxes() -> UIViewController { UIViewController() }
    func makeTenFoxes() -> UIViewController { UIViewController() }
    func makeElevenFoxes() -> UIViewController { UIViewController() }
    func makeOneAnt() -> UIViewController { UIViewController() }
    func makeTwoAnts() -> UIViewController { UIViewController() }
    func makeAnts(_ count: Int) -> UIViewController { UIViewController() }
    func makeOneBee() -> UIViewController { UIViewController() }
    func makeTwoBees() -> UIViewController { UIViewController() }
    func makeBees(_ count: Int) -> UIViewController { UIViewController() }
    func makeAnts(of count: Int) -> UIViewController { UIViewController() }
}
