// What a type from elsewhere gives out by a function of a static's name makes that static: a value cannot be called. A superclass
// from elsewhere may have such a function as well. Read without a call, it is itself.

import Lanterns
import SwiftUI

extension Animation {
    static let soft: Animation = .soft(duration: 1)
    static let slow = Animation.slow(duration: 2)
    static let still: Animation = .still
    //                            ^ error: [dependency-cycle] {{Producing Animation.still needs itself: still → still}}
}

extension Lantern {
    static let dim: Lantern = .bright(watts: 2)
    static let bright: Lantern = .dim(watts: 9)
    static let green = red
    //                 ^ error: [dependency-cycle] {{Producing Lantern.green needs itself: green → red → green}}
    static let red: Lantern = .green.colored()
    //                        ^ related: [dependency-cycle] {{red asks for green}}
}

final class WickService {
    private let names: [String] = []
    func trim() { print(names) }
}

final class LampPanel: LanternPanel {
    lazy var wick: WickService = self.wick(named: "brass")
    lazy var spare: WickService = spare(named: "steel")
    lazy var other: WickService = self.another
    //                            ^ related: [dependency-cycle] {{other asks for another}}
    lazy var another: WickService = other
    //                              ^ error: [dependency-cycle] {{Producing LampPanel.another needs itself: another → other → another}}
}
