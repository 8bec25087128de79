// What goes where a case of an enum may carry what else does is a default, as what goes there for nil; and so is what is made
// of it. An enum that carries nothing of the kind only says which one is meant.
// only: singleton, singleton-default

final class Wire {
    static let shared = Wire()
    private var count = 0
    func send() { count += 1 }
}

protocol Telegraph { func send() }

final class WireTelegraph: Telegraph {
    private let wire: Wire
    init(wire: Wire) { self.wire = wire }
    func send() { wire.send() }
}

enum Line { case usual, given(Wire) }
enum Choice<Service> { case usual, given(Service) }
struct Options { var telegraph: Choice<any Telegraph> = .usual }

final class Station {
    private let wire: Wire
    init(line: Line) {
        switch line {
        case .usual: wire = .shared
        //                  ^ note: [singleton-default] {{Station falls back on the shared instance Wire.shared where it is handed nothing}}
        case .given(let given): wire = given
        }
    }
    func send() { wire.send() }
}

final class Office {
    private let telegraph: any Telegraph
    init(options: Options) {
        switch options.telegraph {
        case .usual: telegraph = WireTelegraph(wire: Wire.shared)
        //                                           ^ note: [singleton-default] {{Office falls back on the shared instance Wire.shared where it is handed nothing}}
        case .given(let given): telegraph = given
        }
    }
    func send() { telegraph.send() }
}

final class Exchange {
    private let wire: Wire
    init(wire: Wire?) {
        switch wire {
        case .none: self.wire = .shared
        //                      ^ note: [singleton-default] {{Exchange falls back on the shared instance Wire.shared where it is handed nothing}}
        case .some(let given): self.wire = given
        }
    }
    func send() { wire.send() }
}

final class Post {
    private let telegraph: any Telegraph
    init(telegraph: (any Telegraph)? = nil) {
        if let telegraph {
            self.telegraph = telegraph
        } else {
            self.telegraph = WireTelegraph(wire: .shared)
            //                                   ^ note: [singleton-default] {{Post falls back on the shared instance Wire.shared where it is handed nothing}}
        }
    }
    func send() { telegraph.send() }
}

// It might make one of what it takes.
final class Depot {
    private let telegraph: any Telegraph
    private let wire: Wire
    init(telegraph: (any Telegraph)? = nil, wire: Wire) {
        self.wire = wire
        if let telegraph {
            self.telegraph = telegraph
        } else {
            self.telegraph = WireTelegraph(wire: .shared)
            //                                   ^ warning: [singleton] {{Depot reaches the shared instance Wire.shared}}
        }
    }
    func send() { telegraph.send(); wire.send() }
}

enum Speed { case slow, fast }

final class Kiosk {
    private let wire: Wire
    init(speed: Speed) {
        switch speed {
        case .slow: wire = .shared
        //                 ^ warning: [singleton] {{Kiosk reaches the shared instance Wire.shared}}
        case .fast: wire = Wire()
        }
    }
    func send() { wire.send() }
}
