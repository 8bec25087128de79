// What is made of the occasion among others and kept by who makes it is a part of the maker, be it unwrapped on the way
// and made by the observer of a property. What is handed elsewhere is none.
// only: dependency-pipeline

import Foundation

protocol Gauge {
    func read(_ port: Int) -> Int
}

final class Link {
    private let gauge: any Gauge
    private let port: Int
    init?(gauge: any Gauge, port: Int) {
        guard port > 0 else { return nil }
        self.gauge = gauge
        self.port = port
    }
    func poll() -> Int { gauge.read(port) }
    //                   ^ related: [dependency-pipeline] {{Link uses it}}
}

final class Meter {
    private let gauge: any Gauge
    private var link: Link?
    init(gauge: any Gauge) { self.gauge = gauge }
    var address: URL? {
        didSet {
            guard let port = address?.port, let link = Link(gauge: gauge, port: port) else { return }
            self.link = link
        }
    }
    func show() -> Int { link?.poll() ?? 0 }
}

final class Dial {
    private let gauge: any Gauge
    private var link: Link?
    init(gauge: any Gauge) { self.gauge = gauge }
    var address: URL? {
        didSet {
            let link = Link(gauge: gauge, port: address?.port ?? 0)
            self.link = link
        }
    }
    func show() -> Int { link?.poll() ?? 0 }
}

final class Switchboard {
    private let gauge: any Gauge
    private let dial: Panel
    init(gauge: any Gauge, dial: Panel) {
    //   ^ warning: [dependency-pipeline] {{Switchboard takes Gauge only to hand it on: Switchboard → Link, which uses it}}
        self.gauge = gauge
        self.dial = dial
    }
    var address: URL? {
        didSet {
            guard let port = address?.port, let link = Link(gauge: gauge, port: port) else { return }
            //                                                     ^ related: [dependency-pipeline] {{Switchboard hands it to Link}}
            dial.link = link
        }
    }
}

final class Panel {
    var link: Link?
    func show() -> Int { link?.poll() ?? 0 }
}
