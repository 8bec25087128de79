// Two registrations resolve each other: Swinject stops after 200 rounds, at run time.
// only: dependency-cycle

import Swinject

protocol LoginAPI {
    func login()
}

protocol TokenStore {
    func token() -> String
}

final class LiveLoginAPI: LoginAPI {
    private let tokens: any TokenStore
    init(tokens: any TokenStore) { self.tokens = tokens }
    func login() { print(tokens.token()) }
}

final class KeychainTokens: TokenStore {
    private let api: any LoginAPI
    init(api: any LoginAPI) { self.api = api }
    func token() -> String { "\(api)" }
}

func register(in container: Container) {
    container.register(LoginAPI.self) { resolver in
        LiveLoginAPI(tokens: resolver.resolve(TokenStore.self)!)
        //                   ^ error: [dependency-cycle] {{Producing LoginAPI needs itself: LoginAPI → TokenStore → LoginAPI}}
    }
    container.register(TokenStore.self) { KeychainTokens(api: $0.resolve(LoginAPI.self)!) }
    //                                                        ^ related: [dependency-cycle] {{TokenStore asks for LoginAPI}}
}
