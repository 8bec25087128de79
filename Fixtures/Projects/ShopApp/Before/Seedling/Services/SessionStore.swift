import Foundation

@MainActor
protocol SessionKeeping: AnyObject {
    var isSignedIn: Bool { get }
    func signIn(name: String)
    func signOut()
}

@MainActor
final class SessionStore: SessionKeeping {
    private let defaults: UserDefaults

    init(defaults: UserDefaults) {
        self.defaults = defaults
    }

    var isSignedIn: Bool { defaults.string(forKey: "gardener") != nil }

    func signIn(name: String) { defaults.set(name, forKey: "gardener") }

    func signOut() { defaults.removeObject(forKey: "gardener") }
}
