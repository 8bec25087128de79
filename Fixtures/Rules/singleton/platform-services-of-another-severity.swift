// The platform's services have a severity of their own, which the configuration can set beside that of the rule.
// only: singleton
// config: { rules: { singleton: { severity: "error", platformSeverity: "warning" } } }

import Foundation

final class Cellar {
    static let shared = Cellar()
    func open() {}
}

final class Sommelier {
    func pour() {
        Cellar.shared.open()
        // <- error: [singleton] {{Sommelier reaches the shared instance Cellar.shared}}
        UserDefaults.standard.set(1, forKey: "glasses")
        // <- warning: [singleton] {{Sommelier reaches the shared instance UserDefaults.standard}}
    }
}
