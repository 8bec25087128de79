// `Sendable` promises nobody anything: what puts screens together does so with it as without; a protocol from elsewhere may
// ask for more.
// only: service-locator

import Ports
import Swinject
import UIKit

final class Register {
    func open() {}
}

enum Registry {
    static let shared = Container()
}

final class RegisterViewController: UIViewController {
    var register: Register?
}

struct RegisterRoutes: Sendable {
    func screen() -> RegisterViewController {
        let screen = RegisterViewController()
        screen.register = Registry.shared.resolve(Register.self)
        return screen
    }
}

struct PortRoutes: PortRouting {
    func screen() -> RegisterViewController {
        let screen = RegisterViewController()
        screen.register = Registry.shared.resolve(Register.self)
        //                ^ warning: [service-locator] {{PortRoutes asks a locator for Register}}
        return screen
    }
}
