// Whatever is called a provider, and has methods alone that make what they give back and begin with its name, is a factory. One
// that does something else as well is none, nor is one whose method is called something else.
// only: dependency-pipeline, inline-assembly

protocol Wire { func send(_ text: String) }
protocol Ticker { func tick(_ text: String) }

final class WireTicker: Ticker {
    private let wire: any Wire
    private let id: Int
    init(wire: any Wire, id: Int) {
        self.wire = wire
        self.id = id
    }
    func tick(_ text: String) { wire.send("\(id) " + text) }
    //                          ^ related: [dependency-pipeline] {{WireTicker uses it}}
    //                          ^ related: [dependency-pipeline] {{WireTicker uses it}}
}

protocol TickerProvider {
    func ticker(for id: Int) -> any Ticker
    func tickerForAll() -> any Ticker
}

final class WireTickerProviderImpl: TickerProvider {
    private let wire: any Wire
    init(wire: any Wire) { self.wire = wire }
    func ticker(for id: Int) -> any Ticker { WireTicker(wire: wire, id: id) }
    func tickerForAll() -> any Ticker {
        guard Bool.random() else { return WireTicker(wire: wire, id: 1) }
        return WireTicker(wire: wire, id: 0)
    }
}

final class CountingProvider {
    private let wire: any Wire
    private var count = 0
    init(wire: any Wire) { self.wire = wire }
    //   ^ warning: [dependency-pipeline] {{CountingProvider takes Wire only to hand it on: CountingProvider → WireTicker, which uses it}}
    func tickerForAll() -> any Ticker { WireTicker(wire: wire, id: 0) }
    //                                                   ^ related: [dependency-pipeline] {{CountingProvider hands it to WireTicker}}
    //                                  ^ note: [inline-assembly] {{CountingProvider builds WireTicker out of its own dependencies}}
    func count(_ number: Int) { count += number }
}

final class NewsProvider {
    private let wire: any Wire
    init(wire: any Wire) { self.wire = wire }
    //   ^ warning: [dependency-pipeline] {{NewsProvider takes Wire only to hand it on: NewsProvider → WireTicker, which uses it}}
    func listen() -> any Ticker { WireTicker(wire: wire, id: 0) }
    //                                             ^ related: [dependency-pipeline] {{NewsProvider hands it to WireTicker}}
    //                            ^ note: [inline-assembly] {{NewsProvider builds WireTicker out of its own dependencies in 2 places}}
    func listenAgain() -> any Ticker { WireTicker(wire: wire, id: 1) }
    //                                 ^ related: [inline-assembly] {{also builds WireTicker here}}
}
