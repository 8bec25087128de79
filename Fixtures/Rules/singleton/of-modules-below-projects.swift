// A module's sources stand in a folder of its own that `Projects` holds, however many groups lie between: its name may stand
// before its types, and an import says which of two types of one name is meant.
// only: singleton

//- Projects/Modules/Tools/Sources/Manager/Prefs.swift
import Foundation

public final class Prefs {
    public static let shared = Prefs()
    public var words: [String] = []
    public init() {}
}

//- Projects/Modules/Tools/Sources/Extensions/Extension+Prefs.swift
import Foundation
import RxSwift

public extension Prefs {
    func add(word: String) {
        Tools.Prefs.shared.words.append(word)
    }
}

//- Projects/Modules/Tools/Sources/WordModel.swift
import Foundation
import RxSwift

final class WordModel {
    func clear() {
        Tools.Prefs.shared.words = []
    //  ^ warning: [singleton] {{WordModel reaches the shared instance Prefs.shared in 2 places}}
        Prefs.shared.words = []
    //  ^ related: [singleton] {{also reaches Prefs.shared here}}
    }
}

//- Projects/Watch/WatchNet/Sources/Tokens.swift
public final class Tokens {
    public static let shared = Tokens()
    private var header = ""
    public func drop() { header = "" }
}

//- Projects/Phone/PhoneNet/Sources/Tokens.swift
public enum Tokens {
    public static let shared = "phone"
}

//- Projects/Apps/WatchApp/Sources/WatchModel.swift
import WatchNet

final class WatchModel {
    func drop() { Tokens.shared.drop() }
    //            ^ warning: [singleton] {{WatchModel reaches the shared instance Tokens.shared}}
}

//- Projects/Apps/PhoneApp/Sources/PhoneModel.swift
import PhoneNet

final class PhoneModel {
    func show() -> Int { Tokens.shared.count }
}
