// A module may give out the type of another one under its own name: that is one type, and who imports both means it.
// Where the two are different things nothing decides.
// only: unused-dependency

//- Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
    name: "Bank",
    targets: [
        .target(name: "Legacy"), .target(name: "Facade", dependencies: ["Legacy"]),
        .target(name: "Desk", dependencies: ["Facade", "Legacy"]),
    ])

//- Sources/Legacy/Ledger.swift
public protocol Ledger { func post() }
public protocol Safe { func lock() }
public protocol Vault { func open() }

//- Sources/Facade/Aliases.swift
import Legacy

public typealias Ledger = Legacy.Ledger
public typealias Safe = Int
public struct Vault { public let depth: Int }

//- Sources/Desk/Clerk.swift
import Facade
import Legacy

final class Clerk {
    init(ledger: Ledger, safe: Safe, vault: Vault) {}
    //   ^ warning: [unused-dependency] {{Clerk takes Ledger, but never uses it}}
}
final class Teller {
    private let ledger: Ledger
    init(ledger: Ledger) { self.ledger = ledger }
    func pay() { ledger.post() }
}
