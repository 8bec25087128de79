// What an endpoint of a client does until the library hands out another one is the library's matter, be there more to the client
// than endpoints. Defaults of its other members are told, and so are those of closures that no library hands out.
// only: singleton-default

import Dependencies
import DependenciesMacros
import Foundation

@DependencyClient
struct ShelfClient {
    var read: @Sendable (_ path: String) throws -> Data?
    var exists: @Sendable (_ path: String) -> Bool = { FileManager.default.fileExists(atPath: $0) }
}
extension ShelfClient {
    func any(_ paths: [String]) -> Bool { paths.contains { exists($0) } }
    func all(_ paths: [String], among files: FileManager = .default) -> Bool {
        //                                                 ^ note: [singleton-default] {{ShelfClient falls back on the shared instance FileManager.default where it is handed nothing}}
        paths.allSatisfy { files.fileExists(atPath: $0) }
    }
}
extension ShelfClient: DependencyKey {
    static var liveValue: Self { .init(read: { FileManager.default.contents(atPath: $0) }) }
}

struct Drawer {
    var exists: (_ path: String) -> Bool = { FileManager.default.fileExists(atPath: $0) }
    //                                       ^ note: [singleton-default] {{Drawer falls back on the shared instance FileManager.default where it is handed nothing}}
}
extension Drawer {
    func any(_ paths: [String]) -> Bool { paths.contains { exists($0) } }
}
