// What a protocol's only implementation makes is asked for by whoever asks the protocol; of several nobody knows which one it is.
// only: dependency-cycle

protocol Staking {
    func stake()
}
protocol Wallet {
    func pay()
}
protocol StakeProvider {
    func stakeService() -> any Staking
}
final class StakeService: Staking {
    private let other: any Staking
    private let wallet: any Wallet
    init(wallet: any Wallet, provider: any StakeProvider) {
        self.wallet = wallet
        other = provider.stakeService()
    //          ^ error: [dependency-cycle] {{Producing ServicesProvider.stakeService needs itself: ServicesProvider.stakeService → ServicesProvider.stakeService}}
    }
    func stake() {
        other.stake()
        wallet.pay()
    }
}
final class ServicesProvider: StakeProvider {
    private let wallet: any Wallet
    init(wallet: any Wallet) { self.wallet = wallet }
    func stakeService() -> any Staking { StakeService(wallet: wallet, provider: self) }
}

protocol Minting {
    func mint()
}
protocol MintProvider {
    func mintService() -> any Minting
}
final class MintService: Minting {
    private let other: any Minting
    private let wallet: any Wallet
    init(wallet: any Wallet, provider: any MintProvider) {
        self.wallet = wallet
        other = provider.mintService()
    }
    func mint() {
        other.mint()
        wallet.pay()
    }
}
final class NoMint: Minting {
    func mint() {}
}
final class EmptyProvider: MintProvider {
    func mintService() -> any Minting { NoMint() }
}
final class MintsProvider: MintProvider {
    private let wallet: any Wallet
    init(wallet: any Wallet) { self.wallet = wallet }
    func mintService() -> any Minting { MintService(wallet: wallet, provider: EmptyProvider()) }
}
