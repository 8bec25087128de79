// Methods, static functions and free functions have default arguments too.

import Foundation

final class Tug {
    static let shared = Tug()
    func pull() {}
}

final class TowModel {
    func tow(with tug: Tug = .shared) { tug.pull() }
    //                       ^ note: [singleton-default] {{TowModel falls back on the shared instance Tug.shared where it is handed nothing}}

    static func clear(_ files: FileManager = FileManager.default) { _ = files.currentDirectoryPath }
    //                                       ^ note: [singleton-default] {{TowModel falls back on the shared instance FileManager.default where it is handed nothing}}
}

func towHome(tug: Tug = Tug.shared) { tug.pull() }
//                      ^ note: [singleton-default] {{Fixture.swift falls back on the shared instance Tug.shared where it is handed nothing}}
