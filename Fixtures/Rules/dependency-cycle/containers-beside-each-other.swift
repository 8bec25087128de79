// What is registered with one container and asked of another, which is kept in a property of its own, is no ring; what is
// asked of the container that it is registered with is one.
// only: dependency-cycle

//- Sources/App/Recorder.swift
import Swinject

protocol Ledger {
    func write()
}

final class DiskLedger: Ledger {
    func write() {}
}

final class LoudLedger: Ledger {
    private let inner: any Ledger
    init(inner: any Ledger) { self.inner = inner }
    func write() { inner.write() }
}

struct Recorder {
    private let main: Container
    private let remote: Container

    init(main: Container, remote: Container) {
        self.main = main
        self.remote = remote
    }

    func record() {
        main.register(Ledger.self) { _ in remote.resolve(Ledger.self)! }
    }
}

enum Containers {
    static let root: Container = {
        let container = Container()
        container.register(Ledger.self) { _ in DiskLedger() }
        return container
    }()
    static let child: Container = {
        let container = Container(parent: root)
        container.register(Ledger.self) { _ in LoudLedger(inner: root.resolve(Ledger.self)!) }
        return container
    }()
}

//- Sources/App/Own.swift
import Swinject

protocol Stamp {
    func press()
}

protocol Ink {
    func flow()
}

final class RedStamp: Stamp {
    private let ink: any Ink
    init(ink: any Ink) { self.ink = ink }
    func press() { ink.flow() }
}

final class RedInk: Ink {
    private let stamp: any Stamp
    init(stamp: any Stamp) { self.stamp = stamp }
    func flow() { stamp.press() }
}

struct Desk {
    private let drawer: Container

    init(drawer: Container) { self.drawer = drawer }

    func fill() {
        drawer.register(Stamp.self) { _ in RedStamp(ink: drawer.resolve(Ink.self)!) }
        //                                               ^ related: [dependency-cycle] {{Stamp asks for Ink}}
        drawer.register(Ink.self) { resolver in RedInk(stamp: resolver.resolve(Stamp.self)!) }
        //                                                    ^ error: [dependency-cycle] {{Producing Ink needs itself: Ink → Stamp → Ink}}
    }
}

//- Sources/App/Tides.swift
import Dip

protocol Tide {
    func rise()
}

final class MoonTide: Tide {
    func rise() {}
}

let sea = DependencyContainer { container in
    container.register { MoonTide() as Tide }
}

let harbour = DependencyContainer { container in
    container.register { try! sea.resolve() as Tide }
}
