// Who only gives out what is kept or made, by methods called after it, is a container; one that works besides is none.
// only: dependency-pipeline, inline-assembly, massive-initializer

protocol Network {
    func load()
}
protocol Storing {
    func store()
}
final class StakeService {
    private let network: any Network
    init(network: any Network) { self.network = network }
    func stake() { network.load() }
}
final class TokenService {
    private let network: any Network
    init(network: any Network) { self.network = network }
    func token() { network.load() }
}

protocol StakeDependencyProvider {
    func network() -> any Network
    func storage() -> any Storing
    func stakeService() -> StakeService
}
final class ServicesProvider: StakeDependencyProvider {
    private let _network: any Network
    private let _storage: any Storing
    init(network: any Network, storage: any Storing) {
        _network = network
        _storage = storage
    }
    static func standard(network: any Network, storage: any Storing) -> ServicesProvider {
        ServicesProvider(network: network, storage: storage)
    }
    func network() -> any Network { _network }
    func storage() -> any Storing { _storage }
    func stakeService() -> StakeService { StakeService(network: _network) }
    func tokenService() -> TokenService { TokenService(network: _network) }
}

final class StakeKit {
    private let _network: any Network
    private let _storage: any Storing
    init(network: any Network, storage: any Storing) {
    //   ^ warning: [dependency-pipeline] {{StakeKit takes Network only to hand it on: StakeKit → StakeService, which uses it}}
        _network = network
        _storage = storage
    }
    func storage() -> any Storing { _storage }
    func stakeService() -> StakeService { StakeService(network: _network) }
    func keep() { _storage.store() }
}
