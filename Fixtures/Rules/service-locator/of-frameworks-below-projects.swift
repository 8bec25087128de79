// Of two types of one name the one is meant whose framework is imported: those of an Xcode project are folders of its own, and
// the projects are folders of the tree. Where both are imported, or none, a static that each of them has may be either's.
// only: service-locator

//- Wallet/WalletCore/Registry.swift
public enum Registry {
    public static let ledger = LedgerService()
    public static let teller = TellerService()
    public static let vault = VaultService()
}

public final class LedgerService {
    private var count = 0
    public func add() { count += 1 }
}

public final class TellerService {
    private var count = 0
    public func pay() { count += 1 }
}

public final class VaultService {
    private var isOpen = false
    public func open() { isOpen = true }
}

//- Badge/BadgeCore/Names/Registry.swift
public enum Registry {
    public static let ledger: [String] = []
    public static let teller = BadgeService()
    public static let clip = ClipService()
}

public final class BadgeService {
    private var count = 0
    public func pay() { count += 1 }
}

public final class ClipService {
    private var isOpen = false
    public func open() { isOpen = true }
}

//- Screens/Pages/WalletPage.swift
import WalletCore

final class WalletPage {
    func open() {
        Registry.ledger.add()
    //  ^ warning: [service-locator] {{WalletPage asks a locator for Registry.ledger}}
    }
}

//- Screens/Pages/BadgePage.swift
import BadgeCore

final class BadgePage {
    func open() {
        if Registry.ledger.isEmpty { Registry.teller.pay() }
        //                           ^ warning: [service-locator] {{BadgePage asks a locator for Registry.teller}}
    }
}

//- Screens/Pages/BothPage.swift
import BadgeCore
import WalletCore

final class BothPage {
    func open() {
        Registry.ledger.add()
        Registry.vault.open()
    //  ^ warning: [service-locator] {{BothPage asks a locator for Registry.vault}}
    }
}

//- Screens/Pages/BarePage.swift
final class BarePage {
    func open() {
        Registry.ledger.add()
        Registry.clip.open()
    //  ^ warning: [service-locator] {{BarePage asks a locator for Registry.clip}}
    }
}
