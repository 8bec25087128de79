// Who lets anybody reach the platform's services hears of the project's own shared instances alone.
// only: singleton
// config: { rules: { singleton: { platformSeverity: "off" } } }

import Foundation

final class Cellar {
    static let shared = Cellar()
    func open() {}
}

final class Sommelier {
    func pour() {
        Cellar.shared.open()
        // <- warning: [singleton] {{Sommelier reaches the shared instance Cellar.shared}}
        UserDefaults.standard.set(1, forKey: "glasses")
    }
}
