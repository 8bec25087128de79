// Of constructions one in the other the outer one is told: whoever makes that makes its parts. What is told elsewhere as well,
// or goes by a name of its own, is told.
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
