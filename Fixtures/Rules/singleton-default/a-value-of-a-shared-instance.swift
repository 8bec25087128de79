// What stands in for a parameter is a default where it is the shared instance itself; of a value that one is asked for nobody
// can hand in another instance.
// only: singleton, singleton-default, service-locator

import UIKit

final class Helper {
    static let shared = Helper()
    var name: String = ""
    func title() -> String { name }
    func open() {}
}

final class Header {
    private let helper: Helper
    init(helper: Helper?) { self.helper = helper ?? Helper.shared }
    //                                              ^ note: [singleton-default] {{Header falls back on the shared instance Helper.shared}}
    func open() { helper.open() }
}

final class Footer {
    func text(name: String?) -> String { name ?? Helper.shared.name }
    //                                           ^ warning: [singleton] {{Footer reaches the shared instance Helper.shared in 2 places}}
    func title(name: String?) -> String { name ?? Helper.shared.title() }
    //                                            ^ related: [singleton]
}

// Be it of a static of several, or of what no source here declares: another one can be handed in by nobody.
protocol Tone {
    var screen: Helper? { get }
    func ring()
}
final class BellTone: Tone {
    var screen: Helper?
    func ring() {}
}
protocol Chime {
    func chime()
}
final class BellChime: Chime { func chime() {} }

enum Bells {
    nonisolated(unsafe) static var tone: any Tone = BellTone()
    nonisolated(unsafe) static var chime: any Chime = BellChime()
}

final class Tower {
    func helper(_ given: Helper?) -> Helper? { given ?? Bells.tone.screen }
    //                                                  ^ warning: [service-locator] {{Tower asks a locator for Bells.tone}}
    func ring(_ tone: (any Tone)?) { (tone ?? Bells.tone).ring() }
    //                                        ^ note: [singleton-default] {{Tower asks a locator for Bells.tone unless it is handed one}}
}

final class Window {
    func name(_ given: String?) -> String? { given ?? UIDevice.current.name.first?.name }
    func shown(_ given: String?) -> String? { given ?? UIApplication.shared.windows.first?.name }
    //                                                 ^ note: [singleton] {{Window reaches the shared instance UIApplication.shared}}
}
