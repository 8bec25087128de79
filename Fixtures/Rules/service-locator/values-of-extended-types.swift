// A text that a container gives out is a value, though the project adds something to texts.
// only: service-locator

import Factory

extension String {
    var firstWord: Substring { prefix { $0 != " " } }
}

extension Container {
    var version: Factory<String> { self { "1" } }
    var gauge: Factory<Gauge> { self { Gauge() } }
}

final class Gauge {
    func read() -> Int { 0 }
}

final class DialModel {
    private let version = resolve(\.version)
    private let gauge = resolve(\.gauge)
    //                  ^ warning: [service-locator] {{DialModel asks a locator for Gauge}}
    func show() { print(version, gauge.read()) }
}
