// An identifier that shows its parts as identifiers is a value; a container that is compared is still one.
// only: container-outside-root

protocol Checking {
    func check()
}

class Identifier: Hashable, Checking {
    let text: String
    init(_ text: String) { self.text = text }
    func check() {}
    static func == (left: Identifier, right: Identifier) -> Bool { left.text == right.text }
    func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

final class CoinIdentifier: Identifier {}
final class OwnerIdentifier: Identifier {}

final class AccountIdentifier: Identifier {
    var coin: CoinIdentifier { CoinIdentifier(text) }
    var owner: OwnerIdentifier { OwnerIdentifier(text) }
}

final class Mint: Checking {
    func check() {}
}

final class Vault: Checking {
    func check() {}
}

final class Treasury: Equatable {
    let mint = Mint()
    let vault = Vault()
    static func == (left: Treasury, right: Treasury) -> Bool { left === right }
}

final class BankService {
    func open() -> AccountIdentifier { AccountIdentifier("coin:owner") }
    func audit() {
        Treasury().vault.check()
//      ^ warning: [container-outside-root] {{BankService constructs the container Treasury}}
    }
}
