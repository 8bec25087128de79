// What a private function of the file does with what it gets, its caller does; one that all know is another step.
// only: dependency-pipeline

protocol Mint {
    func coin(_ code: String) -> Coin
}

protocol Coin {
    func worth() -> Int
}

final class Token: Coin {
    private let mint: any Mint
    init(mint: any Mint) { self.mint = mint }
    func worth() -> Int { mint.coin("").worth() }
    //                    ^ related: [dependency-pipeline] {{Token uses it}}
    //                    ^ related: [dependency-pipeline] {{Token uses it}}
}

private func makeCoin(_ code: String, mint: any Mint) -> Coin { mint.coin(code) }

private func makeToken(mint: any Mint) -> Token { Token(mint: mint) }
//                                                            ^ related: [dependency-pipeline] {{makeToken hands it to Token}}

func makeOpenToken(mint: any Mint) -> Token { Token(mint: mint) }
//                                                        ^ related: [dependency-pipeline] {{makeOpenToken hands it to Token}}

final class CoinLoader {
    private let mint: any Mint
    init(mint: any Mint) { self.mint = mint }
    func load(_ code: String) -> Coin { makeCoin(code, mint: mint) }
}

final class TokenLoader {
    private let mint: any Mint
    init(mint: any Mint) { self.mint = mint }
    //   ^ warning: [dependency-pipeline] {{TokenLoader takes Mint only to hand it on: TokenLoader → Token, which uses it}}
    func load() -> Token { makeToken(mint: mint) }
}

final class OpenTokenLoader {
    private let mint: any Mint
    init(mint: any Mint) { self.mint = mint }
    //   ^ warning: [dependency-pipeline] {{OpenTokenLoader takes Mint only to hand it on: OpenTokenLoader → makeOpenToken → Token, which uses it}}
    func load() -> Token { makeOpenToken(mint: mint) }
    //                                         ^ related: [dependency-pipeline] {{OpenTokenLoader hands it to makeOpenToken}}
}
