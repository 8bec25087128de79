// What is made for a container that is made out of place is told of with the container alone.
// only: self-made-dependency, container-outside-root

protocol BrookLoading {
    func load()
}

final class BrookAPI: BrookLoading {
    func load() {}
}

final class BrookContainer {
    let api: any BrookLoading
    lazy var first: any BrookLoading = BrookAPI()
    lazy var second: any BrookLoading = BrookAPI()
    init(api: any BrookLoading) { self.api = api }
}

final class BrookViewModel {
    private let container = BrookContainer(api: BrookAPI())
    //                      ^ warning: [container-outside-root] {{BrookViewModel constructs the container BrookContainer}}
    func start() { container.first.load() }
}

struct BeckContainer {
    let api: any BrookLoading
    let first: any BrookLoading = BrookAPI()
    let second: any BrookLoading = BrookAPI()
}

final class BeckViewModel {
    private let container = BeckContainer(api: BrookAPI())
    //                      ^ warning: [container-outside-root] {{BeckViewModel constructs the container BeckContainer}}
    func start() { container.first.load() }
}

struct BrookBox {
    let api: any BrookLoading
}

final class BoxViewModel {
    private let box = BrookBox(api: BrookAPI())
    //                              ^ note: [self-made-dependency] {{BoxViewModel creates BrookAPI, which it could be given}}
    func start() { box.api.load() }
}
