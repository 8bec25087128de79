// A type behind a name that is no module's is another one than that of its name alone, generated code's perhaps: nothing is known
// of it. In a module's own folder the module's name before a type changes nothing, nor does it where an import says it.
// only: singleton

//- Projects/Modules/Tools/Sources/Prefs.swift
public final class Prefs {
    public static let shared = Prefs()
    public var words: [String] = []
}

//- Projects/Modules/Tools/Sources/Words/Prefs+Words.swift
import RxKit

extension Prefs {
    func add(_ word: String) { Tools.Prefs.shared.words.append(word) }
}

//- Projects/Modules/Tools/Sources/Words/Words.swift
import Foundation
import RxKit

final class WordModel {
    func add() { Tools.Prefs.shared.words = [] }
    //           ^ warning: [singleton] {{WordModel reaches the shared instance Prefs.shared}}
    func read() { print(Strings.Prefs.shared, Strings.Relay.shared.title, Strings.UserDefaults.standard) }
}

final class RelayModel {
    func read() { print(Relay.shared.title, RxKit.Relay.shared.title) }
    //                  ^ warning: [singleton] {{RelayModel reaches the shared instance Relay.shared in 2 places}}
    //                                      ^ related: [singleton] {{also reaches Relay.shared here}}
    func keep() { Foundation.UserDefaults.standard.set(1, forKey: "relay") }
    //            ^ note: [singleton] {{RelayModel reaches the shared instance UserDefaults.standard}}
}

extension NotificationCenter {
    static let tide = TideService()
}

final class TideService {
    private let heights: [Int] = []
    func rise() { print(heights) }
}

final class TideModel {
    func rise() { Strings.NotificationCenter.tide.rise() }
    func again() { NotificationCenter.tide.rise() }
    //             ^ warning: [singleton] {{TideModel reaches the shared instance NotificationCenter.tide}}
}
