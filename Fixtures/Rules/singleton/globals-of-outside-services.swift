// A global that keeps a service of the platform, or of a package, is shared as the project's own are; a value or a log is not.
// only: singleton, singleton-default

//- Sources/App/Globals.swift
import Foundation
import PostKit
import os

public let groupDefaults = UserDefaults(suiteName: "group")!
let wireSession: URLSession = URLSession(configuration: .ephemeral)
let postClient = PostClient()
let birthday = Date()
let journal = Logger(subsystem: "app", category: "journal")
let ledger = OSLog(subsystem: "app", category: "ledger")
private let ownDefaults = UserDefaults(suiteName: "own")!

final class GlobalsReader {
    func read() -> Bool { ownDefaults.bool(forKey: "a") }
}

extension URLSession {
    func pause() {}
}

//- Sources/App/Section.swift
import Foundation

final class SectionModel {
    private let defaults: UserDefaults
    init(defaults: UserDefaults = groupDefaults) { self.defaults = defaults }
    //                            ^ note: [singleton-default] {{SectionModel falls back on the shared instance groupDefaults where it is handed nothing}}
    func open() {
        groupDefaults.set(true, forKey: "open")
    //  ^ note: [singleton] {{SectionModel reaches the shared instance groupDefaults}}
        wireSession.pause()
    //  ^ note: [singleton] {{SectionModel reaches the shared instance wireSession}}
        postClient.send()
    //  ^ warning: [singleton] {{SectionModel reaches the shared instance postClient}}
        journal.info("open")
        print(birthday, ledger, defaults)
    }
}
