// Who takes a parameter object needs what that cannot be made without; what it may lack, or has of its own, nobody needs.
// only: dependency-cycle

protocol Storing {
    func store()
}
struct ApiParameters {
    let store: any Storing
    let name: String
}
final class LiveApi {
    private let parameters: ApiParameters
    init(parameters: ApiParameters) { self.parameters = parameters }
    //   ^ error: [dependency-cycle] {{Making LiveApi needs itself: LiveApi → LiveStore → LiveApi}}
    func call() { parameters.store.store() }
}
final class LiveStore: Storing {
    private let api: LiveApi
    init(api: LiveApi) { self.api = api }
    func store() { api.call() }
}

protocol Keeping {
    func keep()
}
struct LooseParameters {
    let keeper: (any Keeping)?
    let later: () -> any Keeping
    let name: String
}
final class LooseApi {
    private let parameters: LooseParameters
    init(parameters: LooseParameters) { self.parameters = parameters }
    func call() { parameters.keeper?.keep() }
}
final class LiveKeeper: Keeping {
    private let api: LooseApi
    init(api: LooseApi) { self.api = api }
    func keep() { api.call() }
}

protocol Minding {
    func mind()
}
struct OwnParameters {
    let minder: any Minding
    let name: String
    init(name: String) {
        self.name = name
        minder = NoMinder()
    }
}
final class NoMinder: Minding {
    func mind() {}
}
final class OwnApi {
    private let parameters: OwnParameters
    init(parameters: OwnParameters) { self.parameters = parameters }
    func call() { parameters.minder.mind() }
}
final class OwnMinder {
    private let api: OwnApi
    init(api: OwnApi) { self.api = api }
    func mind() { api.call() }
}
