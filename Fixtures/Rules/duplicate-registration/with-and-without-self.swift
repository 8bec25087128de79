// A container that fills itself is one container, whether its code says `self` or not; another one that it is handed is
// another.
// only: duplicate-registration

import Swinject

final class Bell {}
final class Horn {}
final class Gong {}

extension Container {
    func addBells() {
        self.register(Bell.self) { _ in Bell() }
        //            ^ related: [duplicate-registration] {{Bell is registered here first}}
        register(Bell.self) { _ in Bell() }
        //       ^ warning: [duplicate-registration] {{Container registers Bell a second time}}
    }

    func addHorns(to other: Container) {
        self.register(Horn.self) { _ in Horn() }
        other.register(Horn.self) { _ in Horn() }
    }

    func addGongs() {
        self.register(Gong.self) { _ in Gong() }
        self.register(Gong.self, name: "small") { _ in Gong() }
        register(Gong.self, name: "large") { _ in Gong() }
    }
}
