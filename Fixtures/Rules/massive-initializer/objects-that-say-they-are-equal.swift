// An object of Objective-C that says which others it equals, and never changes, is a value, though a container begins with
// one.
// only: massive-initializer

import Foundation

protocol Mixing { func mix() }
protocol Gating { func gate() }
protocol Taping { func tape() }
protocol Fading { func fade() }

public class Seat: NSObject {
    let row: String
    let number: Int

    init(row: String, number: Int) {
        self.row = row
        self.number = number
    }

    override func isEqual(_ object: Any?) -> Bool { (object as? Seat)?.number == number }
}

public class Score: NSObject {
    var bars = 0

    override func isEqual(_ object: Any?) -> Bool { (object as? Score)?.bars == bars }
}

final class HallMixing: Mixing { func mix() {} }

final class HallContainer {
    let seat = Seat(row: "", number: 0)
    let score = Score()
    let mixing = HallMixing()
}

final class Studio {
    private let all: [Any]
    init(mixing: any Mixing, gating: any Gating, taping: any Taping, fading: any Fading, seat: Seat) {
        all = [mixing, gating, taping, fading, seat]
    }
    func count() -> Int { all.count }
}

final class Stage {
    private let all: [Any]
    init(mixing: any Mixing, gating: any Gating, taping: any Taping, fading: any Fading, score: Score) {
//  ^ warning: [massive-initializer] {{Stage takes 5 dependencies, more than 4: Mixing, Gating, Taping, Fading, Score}}
        all = [mixing, gating, taping, fading, score]
    }
    func count() -> Int { all.count }
}
