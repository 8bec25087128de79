// A closure makes what a static keeps of its class, or of a struct that works, for whoever puts it together: what all
// share is handed in there. A struct of values is handed no service, and what is told something in the closure is used.
// only: singleton

final class Chain {
    static let shared = Chain()
    private var links = 0
    func next() -> Int {
        links += 1
        return links
    }
    func reset() { links = 0 }
}

final class Winch {
    static let live = ready { Winch(chain: Chain.shared) }
    private let chain: Chain
    init(chain: Chain) { self.chain = chain }
    static func ready(_ make: () -> Winch) -> Winch { make() }
    func pull() -> Int { chain.next() }
}

struct Hoist {
    static let live = ready { Hoist(chain: Chain.shared) }
    let chain: Chain
    static func ready(_ make: () -> Hoist) -> Hoist { make() }
    func pull() -> Int { chain.next() }
}

struct Badge {
    static let first = ready { Badge(text: text(of: Chain.shared)) }
    //                                              ^ warning: [singleton] {{Badge reaches the shared instance Chain.shared}}
    let text: String
    static func ready(_ make: () -> Badge) -> Badge { make() }
    static func text(of chain: Chain) -> String { "\(chain.next())" }
}

final class Capstan {
    static let live = ready {
        Chain.shared.reset()
//      ^ warning: [singleton] {{Capstan reaches the shared instance Chain.shared}}
        return Capstan(chain: Chain())
    }
    private let chain: Chain
    init(chain: Chain) { self.chain = chain }
    static func ready(_ make: () -> Capstan) -> Capstan { make() }
    func pull() -> Int { chain.next() }
}
