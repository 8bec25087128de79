// What only keeps subscriptions alive has no state that anybody sees; a `var` beside them is state.
// only: captive-dependency

import Combine
import Swinject

class Listening {
    var bag: Set<AnyCancellable> = []
    private var observer: NSObjectProtocol?
}

final class Buoy: Listening {
    private let subject = PassthroughSubject<Int, Never>()
    private var cancellable: AnyCancellable?
    func bob() { cancellable = subject.sink { _ in } }
}

final class Float: Listening {
    private var height = 0
    func rise() { height += 1 }
}

final class Pier {
    private let buoy: Buoy
    private let float: Float
    init(buoy: Buoy, float: Float) {
        self.buoy = buoy
        self.float = float
    }
    func moor() {
        buoy.bob()
        float.rise()
    }
}

final class PierAssembly: Assembly {
    func assemble(container: Container) {
        container.register(Buoy.self) { _ in Buoy() }
        container.register(Float.self) { _ in Float() }
        container.register(Pier.self) { resolver in
            Pier(buoy: resolver.resolve(Buoy.self)!, float: resolver.resolve(Float.self)!)
            //                                              ^ warning: [captive-dependency] {{Pier is kept and holds on to its Float, which is made anew for everybody else}}
        }.inObjectScope(.container)
    }
}
