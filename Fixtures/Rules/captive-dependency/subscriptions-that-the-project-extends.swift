// A subscription is no state that anybody sees, whatever the project adds to it.
// only: captive-dependency

import Combine
import Swinject

extension AnyCancellable {
    func keep(in bag: inout [AnyCancellable]) { bag.append(self) }
}

extension String {
    var firstWord: Substring { prefix { $0 != " " } }
}

final class Bell {
    private let subject = PassthroughSubject<Int, Never>()
    private var cancellable: AnyCancellable?
    func ring() { cancellable = subject.sink { _ in } }
}

final class Horn {
    private var tune: String?
    func blow() { tune = "low" }
}

final class Jetty {
    private let bell: Bell
    private let horn: Horn
    init(bell: Bell, horn: Horn) {
        self.bell = bell
        self.horn = horn
    }
    func warn() {
        bell.ring()
        horn.blow()
    }
}

final class JettyAssembly: Assembly {
    func assemble(container: Container) {
        container.register(Bell.self) { _ in Bell() }
        container.register(Horn.self) { _ in Horn() }
        container.register(Jetty.self) { resolver in
            Jetty(bell: resolver.resolve(Bell.self)!, horn: resolver.resolve(Horn.self)!)
            //                                              ^ warning: [captive-dependency] {{Jetty is kept and holds on to its Horn, which is made anew for everybody else}}
        }.inObjectScope(.container)
    }
}
