// A class without members, whose superclass does the work with what the initializer lists, is a list by a name, where it is of
// one family with its elements. Other classes take what they hand to their superclass, and so do those that do something.
// only: inline-assembly

protocol SandAPI {
    func sift() -> Int
}

protocol Sieve {
    func grains() -> Int
}

final class FineSieve: Sieve {
    private let api: any SandAPI
    init(api: any SandAPI) { self.api = api }
    func grains() -> Int { api.sift() }
}

final class CoarseSieve: Sieve {
    private let api: any SandAPI
    init(api: any SandAPI) { self.api = api }
    func grains() -> Int { api.sift() + 1 }
}

class SieveList: Sieve {
    private let sieves: [any Sieve]
    init(_ sieves: [any Sieve]) { self.sieves = sieves }
    func grains() -> Int { sieves.reduce(0) { $0 + $1.grains() } }
}

final class UsualSieve: SieveList {
    init(api: any SandAPI) { super.init([FineSieve(api: api), CoarseSieve(api: api)]) }
}

final class LongSieve: SieveList {
    init(api: any SandAPI, more: [any Sieve] = []) {
        let all: [any Sieve] = [FineSieve(api: api), CoarseSieve(api: api)]
        super.init(more + all)
    }
}

final class BusySieve: SieveList {
    private let api: any SandAPI
    init(api: any SandAPI) {
        self.api = api
        super.init([FineSieve(api: api)])
        //          ^ note: [inline-assembly] {{BusySieve builds FineSieve out of its own dependencies}}
    }
    func begin() -> Int { api.sift() }
}

class SandService {
    private let sieve: any Sieve
    init(sieve: any Sieve) { self.sieve = sieve }
    func run() -> Int { sieve.grains() }
}

final class FineSandService: SandService {
    init(api: any SandAPI) { super.init(sieve: FineSieve(api: api)) }
    //                                         ^ note: [inline-assembly] {{FineSandService builds FineSieve out of its own dependencies}}
}
