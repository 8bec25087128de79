// Actors and structs are handed containers like classes are.

protocol KilnAPI {
    func fire()
}

final class LiveKiln: KilnAPI {
    func fire() {}
}

final class KilnContainer {
    lazy var api: any KilnAPI = LiveKiln()
    lazy var spare: any KilnAPI = LiveKiln()
}

actor KilnModel {
    private let container: KilnContainer
    init(container: KilnContainer) { self.container = container }
    //   ^ warning: [container-injection] {{KilnModel takes the whole container KilnContainer}}
    func open() { container.api.fire() }
}

struct KilnRequest {
    private let container: KilnContainer
    init(container: KilnContainer) { self.container = container }
    //   ^ warning: [container-injection] {{KilnRequest takes the whole container KilnContainer}}
    func send() { container.spare.fire() }
}
