// What stands for nothing, as its name says, and does nothing, says that there is none: nobody would hand in another one.
// only: self-made-dependency

protocol Wiring {
    var isLive: Bool { get }
    func send(_ text: String)
    func answers() -> [String]
}

final class LiveWire: Wiring {
    let isLive = true
    func send(_ text: String) { print(text) }
    func answers() -> [String] { [] }
}

final class NullWire: Wiring {
    var isLive: Bool { false }
    func send(_ text: String) {}
    func answers() -> [String] { Array(repeating: "", count: 0) }
}

final class NullableWire: Wiring {
    var isLive: Bool { false }
    func send(_ text: String) {}
    func answers() -> [String] { [] }
}

final class EmptyWire: Wiring {
    var isLive: Bool { false }
    func send(_ text: String) { print(text) }
    func answers() -> [String] { [] }
}

class PostService {
    let wire: any Wiring
    init(wire: any Wiring) { self.wire = wire }
    func post() { wire.send("") }
}

final class LocalPostService: PostService {
    init() { super.init(wire: NullWire()) }
}

final class FarPostService: PostService {
    init() { super.init(wire: LiveWire()) }
    //                        ^ note: [self-made-dependency] {{FarPostService creates LiveWire, which it could be given}}
}

final class OddPostService: PostService {
    init() { super.init(wire: NullableWire()) }
    //                        ^ note: [self-made-dependency] {{OddPostService creates NullableWire, which it could be given}}
}

final class LoudPostService: PostService {
    init() { super.init(wire: EmptyWire()) }
    //                        ^ note: [self-made-dependency] {{LoudPostService creates EmptyWire, which it could be given}}
}
