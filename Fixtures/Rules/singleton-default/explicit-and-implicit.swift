// A default argument that reaches a shared instance can be replaced: a note, at the access.

import Foundation

final class Buoy {
    static let shared = Buoy()
    func ring() {}
}

final class BayModel {
    private let buoy: Buoy
    private let session: URLSession
    private let defaults: UserDefaults

    init(
        buoy: Buoy = Buoy.shared,
        //           ^ note: [singleton-default] {{Buoy.shared}}
        session: URLSession = .shared,
        //                    ^ note: [singleton-default] {{URLSession.shared}}
        defaults: UserDefaults = .standard
        //                       ^ note: [singleton-default] {{UserDefaults.standard}}
    ) {
        self.buoy = buoy
        self.session = session
        self.defaults = defaults
    }

    func ring() {
        buoy.ring()
        session.invalidateAndCancel()
        defaults.removeObject(forKey: "bay")
    }
}
