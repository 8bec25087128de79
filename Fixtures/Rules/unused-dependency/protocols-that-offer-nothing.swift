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
//       ^ warning: [unused-dependency] {{RaftViewModel takes NothingProvider and keeps it, but never uses it}}
}

final class KayakViewModel {
    init(provider: OarProvider) {}
//       ^ warning: [unused-dependency] {{KayakViewModel takes OarProvider, but never uses it}}
}

final class SloopViewModel {
    init(provider: RudderProvider) {}
//       ^ warning: [unused-dependency] {{SloopViewModel takes RudderProvider, but never uses it}}
}
