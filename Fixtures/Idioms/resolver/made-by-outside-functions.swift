// What an outside function makes that is told nothing of the project's is of an outside type: it hides no registration.
// only: unregistered-dependency

import Firebase
import Resolver

protocol Anchor {
    func drop()
}

final class Rudder {
    func turn() {}
}

final class Ship {
    private let anchor: any Anchor
    init(anchor: any Anchor) { self.anchor = anchor }
    func stop() { anchor.drop() }
}

extension Resolver: ResolverRegistering {
    public static func registerAllServices() {
        register { Firestore.firestore().enableLogging(on: true) }.scope(.application)
        register { Messaging.messaging().client(retries: 3) }
        register { Rudder() }
        register { Ship(anchor: resolve()) }
        //                      ^ error: [unregistered-dependency] {{Ship asks Resolver for Anchor, which nothing registers}}
    }
}
