// A protocol without members says that there is nothing to be used; one that has some in an extension or from another
// protocol offers them. A property for nothing is one too many.

protocol NothingProvider {}

protocol Oar {
    func row()
}

protocol OarProvider: Oar {}

protocol RudderProvider {}

extension RudderProvider {
    func steer() {}
}

final class DinghyViewModel {
    typealias Dependencies = NothingProvider
    init(dependencies: Dependencies) {}
}

final class RaftViewModel {
    private let provider: NothingProvider
    init(provider: NothingProvider) { self.provider = provider }
//       ^ warning: [unused-dependency] {{RaftViewModel}} {{NothingProvider}}
}

final class KayakViewModel {
    init(provider: OarProvider) {}
//       ^ warning: [unused-dependency] {{KayakViewModel}} {{OarProvider}}
}

final class SloopViewModel {
    init(provider: RudderProvider) {}
//       ^ warning: [unused-dependency] {{SloopViewModel}} {{RudderProvider}}
}
