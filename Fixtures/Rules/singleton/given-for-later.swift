// What a static is made of may be handed in as a closure, for it is not there yet; and the static may be one of a
// package's type. What a function's closure reaches somebody reaches.
// only: singleton

import Foundation
import LanguageKit

final class Preferences {
    static let shared = Preferences()
    var language = ""
    func reset() { language = "" }
}

final class Desk {
    let language: String
    let preferences: () -> Preferences
    init(language: String, preferences: @escaping () -> Preferences) {
        self.language = language
        self.preferences = preferences
    }
    func clear() { preferences().reset() }

    static let main: Desk = {
        let preferences: () -> Preferences = { Preferences.shared }
        return Desk(language: "", preferences: preferences)
    }()

    static func second() -> Desk { Desk(language: "", preferences: { Preferences.shared }) }
    //                                                               ^ warning: [singleton] {{Desk reaches the shared instance Preferences.shared}}
}

extension LanguageManager {
    static let shared = LanguageManager(preferences: Preferences.shared, key: "language")

    func clear() { Preferences.shared.reset() }
    //             ^ warning: [singleton] {{An extension of LanguageManager reaches the shared instance Preferences.shared}}
}
