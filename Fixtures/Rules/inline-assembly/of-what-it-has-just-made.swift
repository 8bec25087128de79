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
        //        ^ note: [self-made-dependency] {{DriveManager creates WireService, which it could be given}}
    }
    func run() { signing.sign(); session.invalidateAndCancel() }
}

final class GivenManager {
    private let session: URLSession
    private let signing: Signing
    init(session: URLSession?) {
        self.session = session ?? URLSession(configuration: .default)
        signing = WireService(session: self.session)
        //        ^ note: [inline-assembly] {{GivenManager builds WireService out of its own dependencies}}
    }
    func run() { signing.sign(); session.invalidateAndCancel() }
}

final class LaterManager {
    private let session = URLSession(configuration: .default)
    func run() {
        session.invalidateAndCancel()
        let signing: Signing = WireService(session: session)
        //                     ^ note: [inline-assembly] {{LaterManager builds WireService out of its own dependencies}}
        keep(signing)
    }
    private func keep(_ signing: Signing) { signing.sign() }
}

final class Archive {
    private static var last: Archive?
    private static let common = Archive()
    private init() {}
    static func open() throws -> Archive { Archive() }
    static func create() -> Archive {
        if last != nil { print("a second one") }
        return Archive()
    }
    static func current() -> Archive { common }
    func seal() {}
}

final class ArchiveService: Signing {
    private let archive: Archive
    init(archive: Archive) { self.archive = archive }
    func sign() { archive.seal() }
}

final class OpeningManager {
    private let archive: Archive
    private let signing: Signing
    init() throws {
        archive = try Archive.open()
        signing = ArchiveService(archive: archive)
        //        ^ note: [self-made-dependency] {{OpeningManager creates ArchiveService, which it could be given}}
    }
    func run() { signing.sign(); archive.seal() }
}

final class CreatingManager {
    private let archive: Archive
    private let signing: Signing
    init() {
        archive = Archive.create()
        signing = ArchiveService(archive: archive)
        //        ^ note: [self-made-dependency] {{CreatingManager creates ArchiveService, which it could be given}}
    }
    func run() { signing.sign(); archive.seal() }
}

// What all share it has not made.
final class CurrentManager {
    private let archive: Archive
    private let signing: Signing
    init() {
        archive = Archive.current()
        signing = ArchiveService(archive: archive)
        //        ^ note: [inline-assembly] {{CurrentManager builds ArchiveService out of its own dependencies}}
    }
    func run() { signing.sign(); archive.seal() }
}
