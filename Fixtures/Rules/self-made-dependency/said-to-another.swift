// A request or an operation that a method is told, be it by a local name, says what the other one is to do; a service is one that
// is kept or handed in.
// only: self-made-dependency

protocol Request: AnyObject {
    func send()
}

final class GetTides: Request {
    func send() {}
}

final class GetMoons: Request {
    func send() {}
}

final class Desk {
    func load(_ request: any Request) -> Int { 0 }
    static func open(with request: any Request) -> Desk { Desk() }
}

final class Ledger {
    private let request: any Request
    init(request: any Request) { self.request = request }
    func book() { request.send() }
}

protocol TideLoading {
    func tides() -> Int
}

final class TideService: TideLoading {
    func tides() -> Int { 0 }
}

final class TideViewModel {
    private let desk: Desk
    private lazy var tides = desk.load(GetTides())
    private let moons: any Request = GetMoons()
    //                               ^ note: [self-made-dependency] {{TideViewModel creates GetMoons, which it could be given}}
    private let ledger = Ledger(request: GetTides())
    //                   ^ note: [self-made-dependency] {{TideViewModel creates Ledger, which it could be given}}
    private lazy var table = register(TideService())
    //                                ^ note: [self-made-dependency] {{TideViewModel creates TideService, which it could be given}}

    private let booked: Int

    init(desk: Desk) {
        self.desk = desk
        _ = desk.load(GetMoons())
        booked = Desk.open(with: GetTides()).load(GetMoons())
        //                       ^ note: [self-made-dependency] {{TideViewModel creates GetTides, which it could be given}}
    }

    private func register(_ loading: any TideLoading) -> Int { loading.tides() + booked }
    func open() -> Int {
        moons.send()
        ledger.book()
        return tides + table
    }
}

final class MoonViewModel {
    private let moons: Int
    private let kept: GetMoons

    init(desk: Desk) {
        let request = GetMoons()
        moons = desk.load(request)
        let kept = GetMoons()
        //         ^ note: [self-made-dependency] {{MoonViewModel creates GetMoons, which it could be given}}
        self.kept = kept
        _ = desk.load(kept)
    }
    func open() -> Int {
        kept.send()
        return moons
    }
}
