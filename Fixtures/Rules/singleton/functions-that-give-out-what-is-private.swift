// A static function gives out what its type keeps to itself as a static property does, behind whatever protocol. What it makes, what its file
// keeps to itself, and what is no service is nobody's shared instance.
// only: singleton

//- Sources/Ferry/Pier.swift
protocol Loading: AnyObject { func load() }
final class CraneLoading: Loading {
    private let winch: WinchService
    init(winch: WinchService) { self.winch = winch }
    func load() { winch.turn() }
}
final class WinchService {
    private var turns = 0
    func turn() { turns += 1 }
}
struct Tariff { let price: Int }

enum Pier {
    nonisolated(unsafe) private static var crane: Loading!
    nonisolated(unsafe) private static var winchKept: WinchService!
    private static let tariff = Tariff(price: 3)
    static func start() {
        let winch = WinchService()
        crane = CraneLoading(winch: winch)
        winchKept = winch
    }
    static func getLoading() -> Loading { crane }
    static var winch: WinchService { winchKept }
    static func getTariff() -> Tariff { tariff }
    static func makeWinch() -> WinchService { WinchService() }
    static func loading(at berth: Int) -> Loading { crane }
    fileprivate static func hidden() -> Loading { crane }
}

enum Berth {
    static func board() { Pier.hidden().load() }
}

//- Sources/Ferry/Mate.swift
final class Mate {
    func work() {
        Pier.getLoading().load()
    //  ^ warning: [singleton] {{Mate reaches the shared instance Pier.getLoading}}
        Pier.winch.turn()
    //  ^ warning: [singleton] {{Mate reaches the shared instance Pier.winch}}
        print(Pier.getTariff().price)
        Pier.makeWinch().turn()
        Pier.loading(at: 2).load()
    }
}
