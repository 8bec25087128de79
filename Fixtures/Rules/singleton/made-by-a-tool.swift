// What says of itself that a tool has made it is read, but nobody mends anything there.
// only: singleton

//- Sources/App/Lantern.swift
final class Lantern {
    static let shared = Lantern()
    func shine() {}
}

final class Harbour {
    func night() { Lantern.shared.shine() }
    //             ^ warning: [singleton] {{Lantern.shared}}
}

//- Sources/App/Texts.swift
// Generated using Wordsmith 3.1
// DO NOT EDIT

enum Texts {
    static func night() -> String {
        Lantern.shared.shine()
        return "night"
    }
}
