// A container of the project that is Factory's is told something as Factory's own is: to forget, to register, to begin.
// only: service-locator

import Factory

protocol Counting {
    func count()
}

final class Counter: Counting {
    func count() {}
}

final class ToolContainer: SharedContainer {
    static let shared = ToolContainer()
    let manager = ContainerManager()
}

extension ToolContainer {
    var counter: Factory<any Counting> { self { Counter() } }
    func forget() { counter.reset() }
}

final class Leaver {
    func leave() {
        ToolContainer.shared.reset()
        ToolContainer.shared.reset(options: .scope)
        ToolContainer.shared.counter.reset()
        ToolContainer.shared.counter.register { Counter() }
        ToolContainer.shared.forget()
    }
    func stay() { ToolContainer.shared.counter().count() }
    //            ^ warning: [service-locator] {{Leaver asks a locator for Counting}}
}
