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
        //           ^ note: [singleton-default] {{BayModel falls back on the shared instance Buoy.shared where it is handed nothing}}
        session: URLSession = .shared,
        //                    ^ note: [singleton-default] {{BayModel falls back on the shared instance URLSession.shared where it is handed nothing}}
        defaults: UserDefaults = .standard
        //                       ^ note: [singleton-default] {{BayModel falls back on the shared instance UserDefaults.standard where it is handed nothing}}
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
