// A protocol that demands one factory of a library's container says what its taker needs, as one that demands the value does.
// One that demands several is a container.
// only: service-locator

import FactoryKit

final class LogBook {
    private var lines: [String] = []
    func note(_ line: String) { lines.append(line) }
}

final class Barometer {
    private var log = LogBook()
    func read() -> Int {
        log.note("read")
        return 4
    }
}

extension Container {
    var logBook: Factory<LogBook> { self { LogBook() } }
    var barometer: Factory<Barometer> { self { Barometer() } }
}

protocol HasLogBook {
    var logBook: Factory<LogBook> { get }
}

protocol HasInstruments {
    var logBook: Factory<LogBook> { get }
    var barometer: Factory<Barometer> { get }
}

extension Container: HasLogBook, HasInstruments {}

final class Steward {
    private let logBook: LogBook
    init(_ provider: HasLogBook) { logBook = provider.logBook() }
    func serve() { logBook.note("tea") }
}

final class Helmsman {
    private let provider: HasLogBook
    init(provider: HasLogBook) { self.provider = provider }
    func steer() { provider.logBook().note("port") }
}

final class Watch {
    private let logBook: LogBook
    init(_ instruments: HasInstruments) { logBook = instruments.logBook() }
    //                                              ^ warning: [service-locator] {{Watch asks a locator for LogBook}}
    func sleep() { logBook.note("zzz") }
}

final class Mate {
    private let logBook: LogBook
    init(_ instruments: HasInstruments) { logBook = instruments.logBook() }
    //                                              ^ warning: [service-locator] {{Mate asks a locator for LogBook}}
    func wake() { logBook.note("up") }
}
