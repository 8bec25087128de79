// A function without an object that makes something is a factory of its own, told by its name; a method is none.
// only: container-outside-root

final class PearAPI {
    func load() {}
}

final class PearStore {
    func save() {}
}

final class PearContainer {
    lazy var api = PearAPI()
    lazy var store = PearStore()
}

func makePears() -> PearAPI { PearContainer().api }

func preparePears() -> PearAPI { PearContainer().api }
//                               ^ warning: [container-outside-root] {{Fixture.swift constructs the container PearContainer}}

final class PearPresenter {
    static func makeMorePears() -> PearAPI { PearContainer().api }
    static func morePears() -> PearAPI { PearContainer().api }
    //                                   ^ warning: [container-outside-root] {{PearPresenter constructs the container PearContainer in 2 places}}
    func makePears() -> PearAPI { PearContainer().api }
    //                            ^ related: [container-outside-root] {{also constructs PearContainer here}}
}
