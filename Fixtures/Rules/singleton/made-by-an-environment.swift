// What a creating method of a global environment gives is made there and then, and no shared instance; what it gives out as it
// is, and what its services make, is told as ever.
// only: singleton

//- Sources/App/Harbour.swift
import UIKit

protocol TollService { func pay() }
protocol TideService { func level() -> Int ; func makeReport() -> String }

protocol Harbour {
    var tide: TideService { get }
    func makeToll(amount: Int) -> TollService
    func toll() -> TollService
}

final class LiveToll: TollService {
    init(amount: Int) {}
    func pay() {}
}

final class LiveTide: TideService {
    func level() -> Int { 1 }
    func makeReport() -> String { "" }
}

final class LiveHarbour: Harbour {
    lazy var tide: TideService = LiveTide()
    func makeToll(amount: Int) -> TollService { LiveToll(amount: amount) }
    func toll() -> TollService { LiveToll(amount: 0) }
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
    static let shared = AppDelegate()
    private(set) var harbour: Harbour = LiveHarbour()
}

var harbour: Harbour { AppDelegate.shared.harbour }

//- Sources/App/Pilot.swift
final class Pilot {
    func leave() {
        harbour.makeToll(amount: 3).pay()
    //  ^ warning: [singleton] {{Pilot has harbour.makeToll make TollService in 2 places}}
        let toll = harbour.makeToll(amount: 4)
        //         ^ related: [singleton] {{also reaches harbour.makeToll here}}
        toll.pay()
        _ = harbour.tide.makeReport()
        //  ^ warning: [singleton] {{Pilot reaches the shared instance harbour.tide}}
        harbour.toll().pay()
    //  ^ warning: [singleton] {{Pilot reaches the shared instance harbour.toll}}
    }
}

/// Who is handed the maker asks nobody.
final class Ferry {
    private let makeToll: (Int) -> TollService
    init(makeToll: @escaping (Int) -> TollService) { self.makeToll = makeToll }
    func leave() { makeToll(3).pay() }
}

/// Who makes one himself reaches for nothing.
final class Tug {
    func leave() { LiveToll(amount: 3).pay() }
}
