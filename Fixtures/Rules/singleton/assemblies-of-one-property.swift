// What is named assembly and does nothing but give out one thing that it makes reads what it hands in, by a property as well as by
// a method; a plain value beside it is no deed. What does something besides reaches it.
// only: singleton

import Foundation

protocol SwellAPI { func load() }
final class LiveSwellAPI: SwellAPI {
    private let session: URLSession
    private let name: String
    init(session: URLSession, name: String) {
        self.session = session
        self.name = name
    }
    func load() {
        session.invalidateAndCancel()
        print(name)
    }
}

final class MethodAssembly {
    func api() -> SwellAPI { LiveSwellAPI(session: .shared, name: "method") }
}
final class ComputedAssembly {
    private let name: String
    init(name: String) { self.name = name }
    var api: SwellAPI { LiveSwellAPI(session: .shared, name: host.path + name) }
    var host: URL { URL(fileURLWithPath: "/") }
}
final class LazyAssembly {
    lazy var api: SwellAPI = LiveSwellAPI(session: .shared, name: "lazy")
}

final class BusyAssembly {
    private let name: String
    init(name: String) { self.name = name }
    var api: SwellAPI { LiveSwellAPI(session: .shared, name: name) }
    //                                        ^ note: [singleton] {{BusyAssembly reaches the shared instance URLSession.shared}}
    func tell() { print(name) }
}
final class ReadingAssembly {
    lazy var api: SwellAPI = LiveSwellAPI(session: .shared, name: "reading")
    var isEmpty: Bool { URLSession.shared.delegate == nil }
    //                  ^ note: [singleton] {{ReadingAssembly reaches the shared instance URLSession.shared}}
}
