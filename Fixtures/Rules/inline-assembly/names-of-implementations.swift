// An assembly, a factory or a container that calls itself the implementation of a protocol is what its name says before.
// only: inline-assembly

final class LampAPI {
    func light() {}
}

final class LampService {
    private let api: LampAPI
    init(api: LampAPI) { self.api = api }
    func light() { api.light() }
}

protocol LampAssembly {
    func isReady() -> Bool
    func light()
}

final class LampAssemblyImpl: LampAssembly {
    private let api: LampAPI
    init(api: LampAPI) { self.api = api }
    func isReady() -> Bool { true }
    func light() { LampService(api: api).light() }
}

final class LampAssemblyImplementation: LampAssembly {
    private let api: LampAPI
    init(api: LampAPI) { self.api = api }
    func isReady() -> Bool { true }
    func light() { LampService(api: api).light() }
}

final class LampLoaderImpl: LampAssembly {
    private let api: LampAPI
    init(api: LampAPI) { self.api = api }
    func isReady() -> Bool { true }
    func light() { LampService(api: api).light() }
    //             ^ note: [inline-assembly] {{LampLoaderImpl builds LampService out of its own dependencies}}
}
