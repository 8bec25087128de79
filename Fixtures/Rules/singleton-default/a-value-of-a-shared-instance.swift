// What stands in for a parameter is a default where it is the shared instance itself; a value that one is asked for is one
// where the parameter may be left out, as a default argument would be.
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
    //                                              ^ note: [singleton-default] {{Header falls back on the shared instance Helper.shared where it is handed nothing}}
    func open() { helper.open() }
}

final class Footer {
    func text(name: String?) -> String { name ?? Helper.shared.name }
    //                                           ^ warning: [singleton] {{Footer reaches the shared instance Helper.shared in 2 places}}
    func title(name: String?) -> String { name ?? Helper.shared.title() }
    //                                            ^ related: [singleton] {{also reaches Helper.shared here}}
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

// Of a member that may be handed in, wherever that is read, another one can.
final class Clapper {
    static let shared = Clapper()
    var bell: Bell { Bell() }
    func clap() {}
}
struct Bell {
    let chime: any Chime = BellChime()
}

final class Steeple {
    private let chime: any Chime
    private let height: Int
    init(chime: (any Chime)? = nil, height: Int? = nil) {
        self.chime = chime ?? Clapper.shared.bell.chime
        //                    ^ note: [singleton-default] {{Steeple falls back on the shared instance Clapper.shared where it is handed nothing, in 2 places}}
        self.height = height ?? Clapper.shared.bell.height
        //                      ^ related: [singleton-default] {{also defaults to Clapper.shared here}}
    }
    func ring() -> Int {
        chime.chime()
        return height
    }
}

// Whoever leaves out an argument gets what a default argument would be; whoever has to say that there is none does not.
enum Shade { case dark, light }
final class Lantern {
    static let shared = Lantern()
    var shade = Shade.dark
    func count() -> Int { 1 }
}
enum Paint {
    static func text(in shade: Shade? = nil) -> Bool {
        let shade = shade ?? Lantern.shared.shade
        //                   ^ note: [singleton-default] {{Paint falls back on the shared instance Lantern.shared where it is handed nothing, in 3 places}}
        return shade == .dark
    }
    static func fill(in shade: Shade = Lantern.shared.shade) -> Bool { shade == .dark }
    //                                 ^ related: [singleton-default] {{also defaults to Lantern.shared here}}
    static func lines(_ count: Int? = nil) -> Int { count ?? Lantern.shared.count() }
    //                                                       ^ related: [singleton-default] {{also defaults to Lantern.shared here}}
}
enum Ink {
    static func text(in shade: Shade?) -> Bool { (shade ?? Lantern.shared.shade) == .dark }
    //                                                     ^ warning: [singleton] {{Ink reaches the shared instance Lantern.shared in 2 places}}
    static func fill(in shade: Shade? = nil) -> Bool {
        let other = Lantern.shared.shade
        //          ^ related: [singleton] {{also reaches Lantern.shared here}}
        return shade == other
    }
}
