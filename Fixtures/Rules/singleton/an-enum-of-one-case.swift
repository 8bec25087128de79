// An enum of one case is an instance like any other: what it does for its protocol is a service's work. Several cases are values.
// only: singleton

protocol CryptoMethods {
    func sign(_ text: String) -> String
}

enum LiveCrypto: CryptoMethods {
    case instance
    func sign(_ text: String) -> String { text + "!" }
}

protocol Shade {
    func mixed(with other: Int) -> Int
}

enum Dye: Shade {
    case red, blue
    func mixed(with other: Int) -> Int { other }
}

nonisolated(unsafe) var crypto: CryptoMethods = LiveCrypto.instance
nonisolated(unsafe) var shade: Shade = Dye.red

final class LetterModel {
    func signed() -> String { crypto.sign("letter") }
    //                        ^ warning: [singleton] {{LetterModel reaches the shared instance crypto}}
    func mixed() -> Int { shade.mixed(with: 1) }
}
