// An initializer that makes a service of what the type has made itself assembles nothing that it was given.
// only: inline-assembly, self-made-dependency

import HealthKit

protocol Signing {
    func sign()
}

final class Wire {
    private let address: String
    init(address: String) { self.address = address }
    func open() {}
}

final class WireService: Signing {
    private let session: URLSession
    init(session: URLSession) { self.session = session }
    func sign() { session.invalidateAndCancel() }
}

final class DriveManager {
    private let session: URLSession
    private let signing: Signing
    init() {
        session = URLSession(configuration: .default)
        signing = WireService(session: session)
        //        ^ note: [self-made-dependency] {{DriveManager creates WireService}}
    }
    func run() { signing.sign(); session.invalidateAndCancel() }
}

final class GivenManager {
    private let session: URLSession
    private let signing: Signing
    init(session: URLSession?) {
        self.session = session ?? URLSession(configuration: .default)
        signing = WireService(session: self.session)
        //        ^ note: [inline-assembly] {{GivenManager builds WireService}}
    }
    func run() { signing.sign(); session.invalidateAndCancel() }
}

final class LaterManager {
    private let session = URLSession(configuration: .default)
    func run() {
        session.invalidateAndCancel()
        let signing: Signing = WireService(session: session)
        //                     ^ note: [inline-assembly] {{LaterManager builds WireService}}
        keep(signing)
    }
    private func keep(_ signing: Signing) { signing.sign() }
}
