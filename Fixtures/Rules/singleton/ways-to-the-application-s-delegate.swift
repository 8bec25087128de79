// What the project adds to the application, to give out its delegate, is the way to it: who takes it reaches the
// delegate, by a property or a static function, for a protocol's or its own, whatever stands in where there is none.
// only: singleton

//- Sources/App/AppDelegate.swift
import UIKit

protocol Vault {
    func save()
}

final class DiskVault: Vault {
    func save() {}
}

protocol VaultOwning: AnyObject {
    var vault: any Vault { get }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate, VaultOwning {
    let vault: any Vault = DiskVault()
    func leave() { UIApplication.vaultOwner().vault.save() }
}

extension UIApplication {
    class func vaultOwner() -> any VaultOwning { shared.delegate as? VaultOwning ?? AppDelegate() }
    static func ours() -> AppDelegate { UIApplication.shared.delegate as! AppDelegate }
    static var owner: any VaultOwning { shared.delegate as? VaultOwning ?? AppDelegate() }
    static func freshVault() -> any Vault { DiskVault() }
    static func again() { ours().vault.save() }
}

//- Sources/App/Notes.swift
import UIKit

protocol NeedsVault {
    var vault: any Vault { get }
}

extension NeedsVault {
    var vault: any Vault { UIApplication.vaultOwner().vault }
    //                     ^ warning: [singleton] {{NeedsVault reaches the shared instance UIApplication.vaultOwner}}
}

final class NoteCoordinator: NeedsVault {
    func note() { vault.save() }
}

final class MemoService {
    func note() { UIApplication.ours().vault.save() }
    //            ^ warning: [singleton] {{MemoService reaches the shared instance UIApplication.ours}}
    func list() { UIApplication.freshVault().save() }
}

final class ListService {
    func note() { UIApplication.owner.vault.save() }
    //            ^ warning: [singleton] {{ListService reaches the shared instance UIApplication.owner}}
}
