import Foundation
import GardenCore

@MainActor
public final class SessionStore: SessionKeeping {
    private let defaults: UserDefaults

    public init(defaults: UserDefaults) {
        self.defaults = defaults
    }

    public var isSignedIn: Bool { defaults.string(forKey: "gardener") != nil }

    public func signIn(name: String) { defaults.set(name, forKey: "gardener") }

    public func signOut() { defaults.removeObject(forKey: "gardener") }
}
