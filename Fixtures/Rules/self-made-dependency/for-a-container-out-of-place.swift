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
    //                      ^ warning: [container-outside-root]
    private let other: any BrookLoading
    init(other: any BrookLoading) { self.other = other }
    func start() {
        container.first.load()
        other.load()
    }
}
