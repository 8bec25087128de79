// A further instance that an extension gives a platform service is one that everybody shares; what is made anew is none, and types
// that are no services have constants.

import Foundation

extension UserDefaults {
    static let group = UserDefaults(suiteName: "group.lighthouse")
    static var fresh: UserDefaults? { UserDefaults(suiteName: "group.lighthouse") }
    func reset() { UserDefaults.group?.removeObject(forKey: "lamp") }
}

extension URLSession {
    static let pinned: URLSession = {
        let configuration = URLSessionConfiguration.ephemeral
        return URLSession(configuration: configuration)
    }()
}

extension JSONDecoder {
    static let dated = JSONDecoder()
}

final class LighthouseModel {
    private let session = URLSession.pinned
    //                    ^ note: [singleton] {{LighthouseModel reaches the shared instance URLSession.pinned}}

    func load() -> String? {
        _ = UserDefaults.fresh?.string(forKey: "lamp")
        _ = try? JSONDecoder.dated.decode(Int.self, from: Data())
        session.invalidateAndCancel()
        return UserDefaults.group?.string(forKey: "lamp")
        //     ^ note: [singleton] {{LighthouseModel reaches the shared instance UserDefaults.group}}
    }
}
