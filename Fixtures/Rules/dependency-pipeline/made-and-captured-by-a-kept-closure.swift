// What an initializer makes and a closure captures that is kept is its own assembly; what only runs while it is made is not.
// only: dependency-pipeline

protocol Scale { func weigh() -> Int }

final class Sieve {
    private let scale: any Scale
    init(scale: any Scale) { self.scale = scale }
    func sift(_ n: Int) -> Int { scale.weigh() + n }
}

final class Cached {
    let fetch: (Int) -> Int
    init(fetch: @escaping (Int) -> Int) { self.fetch = fetch }
}

final class Mill {
    private let cached: Cached
    init(scale: any Scale) {
        let sieve = Sieve(scale: scale)
        cached = Cached(fetch: { n in
            switch n {
            case 0: return [n].map { sieve.sift($0) }[0]
            default: return 1
            }
        })
    }
    func grind() -> Int { cached.fetch(1) }
}

final class Press {
    private let cached: Cached
    init(scale: any Scale) {
    //   ^ warning: [dependency-pipeline] {{Press takes Scale only to hand it on: Press → Sieve, which uses it}}
        let sieve = Sieve(scale: scale)
        print([1].map { sieve.sift($0) })
        cached = Cached(fetch: { $0 })
    }
    func grind() -> Int { cached.fetch(1) }
}
