// A library's assemblies and shared containers are kept by the library.
// only: container-outside-root

import Swinject

final class NutAssembly: Assembly {
    lazy var api = NutAPI()
    lazy var store = NutStore()
    func assemble(container: Container) {
        container.register(NutAPI.self) { _ in NutAPI() }
    }
}

final class NutAPI {
    func load() {}
}

final class NutStore {
    func save() {}
}

final class NutStarter {
    let assembler = Assembler([NutAssembly()])
    let container = Container()
}
