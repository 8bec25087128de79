// A container gives out two services: what it keeps, and what others can let it make. It may do nothing else but get
// itself ready, unless its name says what it is.
// only: container-outside-root

protocol MossLoading {
    func load()
}

protocol HasMoss {
    var first: any MossLoading { get }
}

protocol HasMoreMoss {
    var second: any MossLoading { get }
}

final class MossAPI: MossLoading {
    func load() {}
}

final class MossContainer: HasMoss {
    let first: any MossLoading = MossAPI()
    func makeSecond() -> any MossLoading { MossAPI() }
}

final class ReedContainer: HasMoss {
    let first: any MossLoading = MossAPI()
    private func makeSecond() -> any MossLoading { MossAPI() }
    static func makeThird() -> any MossLoading { MossAPI() }
}

final class FernContainer: HasMoss, HasMoreMoss {
    let first: any MossLoading = MossAPI()
    let second: any MossLoading = MossAPI()
    func grow() {}
}

final class Lichen: HasMoss, HasMoreMoss {
    let first: any MossLoading = MossAPI()
    let second: any MossLoading = MossAPI()
    func register() { note() }
    private func note() {}
}

final class Heather: HasMoss, HasMoreMoss {
    let first: any MossLoading = MossAPI()
    let second: any MossLoading = MossAPI()
    func grow() {}
}

final class MossPresenter {
    func start() {
        MossContainer().makeSecond().load()
    //  ^ warning: [container-outside-root] {{MossPresenter constructs the container MossContainer}}
        ReedContainer().first.load()
        FernContainer().first.load()
    //  ^ warning: [container-outside-root] {{MossPresenter constructs the container FernContainer}}
        Lichen().first.load()
    //  ^ warning: [container-outside-root] {{MossPresenter constructs the container Lichen}}
        Heather().first.load()
    }
}
