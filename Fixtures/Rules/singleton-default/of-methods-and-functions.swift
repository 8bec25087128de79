// Methods, static functions and free functions have default arguments too.

import Foundation

final class Tug {
    static let shared = Tug()
    func pull() {}
}

final class TowModel {
    func tow(with tug: Tug = .shared) { tug.pull() }
    //                       ^ note: [singleton-default] {{Tug.shared}}

    static func clear(_ files: FileManager = FileManager.default) { _ = files.currentDirectoryPath }
    //                                       ^ note: [singleton-default] {{FileManager.default}}
}

func towHome(tug: Tug = Tug.shared) { tug.pull() }
//                      ^ note: [singleton-default] {{Tug.shared}}
