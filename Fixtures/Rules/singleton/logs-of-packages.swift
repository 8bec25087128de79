// A package's log that the project gives a shared instance is reached as one that the package has. What is called a logger and
// nothing more is a handle, and so is what the project has several of, or what goes by another name.
// only: singleton, singleton-default

import Lumberyard

extension FileLogger {
    static let sharedInstance: FileLogger = {
        FileLogger(name: "pier")
    }()
    static let pier = FileLogger(name: "pier")
    static var shared: FileLogger { FileLogger(name: "pier") }
}

extension Logger {
    static let shared = Logger(label: "pier")
}

extension CableLogger {
    private static let shared = CableLogger()
    func note() { print(CableLogger.shared.name) }
}

final class PierCoordinator {
    func open() { print(FileLogger.sharedInstance.folder) }
    //                  ^ warning: [singleton] {{PierCoordinator reaches the shared instance FileLogger.sharedInstance}}
    func name() { print(FileLogger.pier.folder) }
    func anew() { print(FileLogger.shared.folder) }
    func note() { Logger.shared.info("note") }
    func read() { print(RingLogger.shared.folder) }
    //                  ^ warning: [singleton] {{PierCoordinator reaches the shared instance RingLogger.shared}}
}

final class QuayCoordinator {
    private let log: FileLogger
    init(log: FileLogger = .sharedInstance) { self.log = log }
    //                     ^ note: [singleton-default] {{QuayCoordinator falls back on the shared instance FileLogger.sharedInstance where it is handed nothing}}
    func open() { print(log.folder) }
}
