// What is marked as a client is one, though it keeps values beside its closures; a struct of values alone is data.
// only: hidden-dependency
import ComposableArchitecture

@DependencyClient
struct ChainEnvironment {
    let endpoint: () -> String
    let memoLimit: Int
}

struct Limits {
    let memoLimit: Int
    let nameLimit: Int
}

extension DependencyValues {
    var chain: ChainEnvironment {
        get { self[ChainEnvironment.self] }
        set { self[ChainEnvironment.self] = newValue }
    }
    var limits: Limits {
        get { self[Limits.self] }
        set { self[Limits.self] = newValue }
    }
}

@Reducer
struct Memo {
    @Dependency(\.chain) var chain
//  ^ note: [hidden-dependency] {{Memo fetches ChainEnvironment and does nothing with it}}
    @Dependency(\.limits) var limits
}
