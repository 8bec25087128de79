// What the project adds to a type from elsewhere is the project's doing, and the message says so; an extension of an own type is
// that type.
// only: singleton

import Foundation

extension String {
    var isThere: Bool { FileManager.default.fileExists(atPath: self) }
    //                  ^ note: [singleton] {{An extension of String reaches the shared instance FileManager.default}}
    func isEmpty(at place: Int) -> Bool { isEmpty }
}

final class Folder {
    private let path: String
    init(path: String) { self.path = path }
}

extension Folder {
    func isThere() -> Bool { FileManager.default.fileExists(atPath: path) }
    //                       ^ note: [singleton] {{Folder reaches the shared instance FileManager.default}}
}
