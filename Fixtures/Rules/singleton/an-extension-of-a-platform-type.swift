// What a project adds to a type of the platform may reach that type's own shared instance, as a package's may.
// only: singleton

import Foundation

extension FileManager {
    static var cellar: URL { FileManager.default.temporaryDirectory }
    static func clear() { Self.default.createFile(atPath: "empty", contents: nil) }
    func shelf() -> String? { UserDefaults.standard.string(forKey: "shelf") }
    //                        ^ note: [singleton] {{An extension of FileManager reaches the shared instance UserDefaults.standard}}
}

final class Cellar {
    func clear() { FileManager.default.createFile(atPath: "empty", contents: nil) }
    //             ^ note: [singleton] {{Cellar reaches the shared instance FileManager.default}}
}
