// Of constructions one in the other the outer one is told, be it step by step: whoever makes that makes its parts. What is told
// elsewhere as well, or is asked by a name of its own, is told.
// only: inline-assembly

protocol Log {
    func note()
}

final class ReaderService {
    private let log: any Log
    init(log: any Log) { self.log = log }
    func read() { log.note() }
}

final class WatchService {
    private let reader: ReaderService
    private let log: any Log
    init(reader: ReaderService, log: any Log) {
        self.reader = reader
        self.log = log
    }
    func start() {
        reader.read()
        log.note()
    }
}

final class TideService {
    private let log: any Log
    init(log: any Log) { self.log = log }
    func begin() {
        log.note()
        WatchService(reader: ReaderService(log: log), log: log).start()
    //  ^ note: [inline-assembly] {{TideService builds WatchService out of its own dependencies}}
    }
}

final class PierService {
    private let log: any Log
    init(log: any Log) { self.log = log }
    func begin() {
        let reader = ReaderService(log: log)
        //           ^ note: [inline-assembly] {{PierService builds ReaderService out of its own dependencies}}
        reader.read()
        WatchService(reader: reader, log: log).start()
    //  ^ note: [inline-assembly] {{PierService builds WatchService out of its own dependencies}}
    }
}

final class HarborService {
    private let watch: WatchService
    private let log: any Log
    init(watch: WatchService, log: any Log) {
        self.watch = watch
        self.log = log
    }
    func open() {
        watch.start()
        log.note()
    }
}

final class QuayService {
    private let log: any Log
    init(log: any Log) { self.log = log }
    func note() { log.note() }
    func harbor() -> HarborService {
        let reader = ReaderService(log: log)
        let watch = WatchService(reader: reader, log: log)
        return HarborService(watch: watch, log: log)
        //     ^ note: [inline-assembly] {{QuayService builds HarborService out of its own dependencies}}
    }
}

final class DockService {
    private let log: any Log
    private let reader: ReaderService
    private let watch: WatchService
    init(log: any Log) {
        self.log = log
        let made = ReaderService(log: log)
        //         ^ note: [inline-assembly] {{DockService builds ReaderService out of its own dependencies}}
        reader = made
        watch = WatchService(reader: made, log: log)
        //      ^ note: [inline-assembly] {{DockService builds WatchService out of its own dependencies}}
    }
    func begin() {
        log.note()
        reader.read()
        watch.start()
    }
}

final class MoleService {
    private let log: any Log
    private var shown: [ReaderService] = []
    init(log: any Log) { self.log = log }
    func begin() {
        log.note()
        let reader = ReaderService(log: log)
        //           ^ note: [inline-assembly] {{MoleService builds ReaderService out of its own dependencies}}
        show(reader)
    }
    private func show(_ reader: ReaderService) { shown.append(reader) }
}
