// A struct that holds dependencies and puts itself together of shared instances does so where nobody else could hand it any: in
// a static that is there for that, as in that of a class. What it tells something there, what it reaches by another name, and
// what a value is made of, it reaches.
// only: singleton

final class Chain {
    static let shared = Chain()
    private var count = 0
    func next() -> Int {
        count += 1
        return count
    }
    func reset() { count = 0 }
}

protocol Counting { func run() -> Int }

struct Shown: Counting {
    let chain: Chain
    static var live: Counting { Shown(chain: Chain.shared) }
    static var `default`: Shown { Shown(chain: .shared) }
    static func live() -> Shown { Shown(chain: .shared) }
    static func makeDefault() -> any Counting { Shown(chain: .shared) }
    func run() -> Int { chain.next() }
}

struct Prepared: Counting {
    let chain: Chain
    static let live = prepared { .init(chain: Chain.shared) }
    static let second = prepared { .init(second: Link(to: .shared)) }
    static let other = prepared {
        Chain.shared.reset()
    //  ^ warning: [singleton] {{Prepared reaches the shared instance Chain.shared}}
        return Prepared(chain: Chain.shared)
    }
    static func prepared(_ make: () -> Prepared) -> Prepared { make() }
    func run() -> Int { chain.next() }
}

extension Prepared {
    init(second link: Link) { chain = link.chain }
}

final class Link {
    let chain: Chain
    init(to chain: Chain) { self.chain = chain }
}

struct Told: Counting {
    let chain: Chain
    static var live: Told {
        Chain.shared.reset()
    //  ^ warning: [singleton] {{Told reaches the shared instance Chain.shared in 4 places}}
        return Told(chain: Chain())
    }
    static var slow: Told { Told(chain: Chain.shared) }
    //                                  ^ related: [singleton] {{also reaches Chain.shared here}}
    static func tonight() -> Told { Told(chain: .shared) }
    //                                          ^ related: [singleton] {{also reaches Chain.shared here}}
    static func makeTold() -> Told {
        Chain.shared.reset()
    //  ^ related: [singleton] {{also reaches Chain.shared here}}
        return Told(chain: Chain())
    }
    func run() -> Int { chain.next() }
}

struct Count {
    let number: Int
    static var current: Count { Count(number: Chain.shared.next()) }
    //                                        ^ warning: [singleton] {{Count reaches the shared instance Chain.shared in 2 places}}
    static func makeCount() -> Count { Count(number: Chain.shared.next()) }
    //                                               ^ related: [singleton] {{also reaches Chain.shared here}}
}
