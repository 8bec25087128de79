// A server made with Vapor is put together by two functions; elsewhere functions of those names are like any others.
// only: singleton

//- Sources/App/Ledger.swift
final class Ledger {
    static let shared = Ledger()
    func write() {}
}

//- Sources/App/configure.swift
import Vapor

public func configure(_ app: Application) async throws {
    Ledger.shared.write()
    try routes(app)
}

func routes(_ app: Application) throws {
    app.get("ledger") { _ in Ledger.shared.write() }
}

func write(_ app: Application) { Ledger.shared.write() }
//                               ^ warning: [singleton] {{configure.swift reaches the shared instance Ledger.shared}}

//- Sources/App/Cell.swift
import UIKit

func configure(_ cell: UITableViewCell) { Ledger.shared.write() }
//                                        ^ warning: [singleton] {{Cell.swift reaches the shared instance Ledger.shared}}
