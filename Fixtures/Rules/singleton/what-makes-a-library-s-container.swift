// A function that makes a library's container and gives it back is the composition root in person: what it reads goes into what it
// tells the container. One that gives back a container that is there, or makes one for itself, is like any other.
// only: singleton

import Dip
import Foundation

final class LogStore {
    private let url: URL
    init(url: URL) { self.url = url }
    func add() { print(url) }
}

enum Wiring {
    static let domain = DependencyContainer()
    static let app = makeApp(domain: domain)

    private static func makeApp(domain: DependencyContainer) -> DependencyContainer {
        DependencyContainer { container in
            container.collaborate(with: domain)
            let url = FileManager.default.temporaryDirectory
            container.register(.singleton) { LogStore(url: url) }
            container.register { URLSession.shared }
        }
    }
}

func makeOther() -> DependencyContainer {
    let container = DependencyContainer()
    let url = FileManager.default.temporaryDirectory
    container.register(.singleton) { LogStore(url: url) }
    return container
}

enum Finding {
    static func container() -> DependencyContainer {
        print(FileManager.default.currentDirectoryPath)
        //    ^ note: [singleton] {{Finding reaches the shared instance FileManager.default in 2 places}}
        return Wiring.domain
    }

    static func run() {
        let container = DependencyContainer()
        print(FileManager.default.currentDirectoryPath)
        //    ^ related: [singleton] {{also reaches FileManager.default here}}
        container.register { LogStore(url: URL(fileURLWithPath: "/")) }
    }
}
