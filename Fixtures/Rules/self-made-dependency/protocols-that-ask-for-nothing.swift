// That two types conform to a protocol which asks for nothing makes them no family; one that asks for something does.

protocol Service {}

protocol TideService: Service {
    func tide() -> Int
}

protocol PierService: Service {
    func load() -> Int
}

final class LiveTideService: TideService {
    func tide() -> Int { 4 }
}

final class LivePierService: PierService {
    private let tides: TideService = LiveTideService()
    //                               ^ note: [self-made-dependency] {{LivePierService creates LiveTideService, which it could be given}}
    func load() -> Int { tides.tide() }
}

protocol Sink {
    func write(_ text: String)
}

final class FileSink: Sink {
    func write(_ text: String) { print(text) }
}

final class LoggingSink: Sink {
    private let next: Sink = FileSink()
    func write(_ text: String) { next.write(text) }
}
