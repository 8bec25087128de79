// What says of itself that a tool has made it is read, but nobody mends anything there: its places are none to count.
// only: singleton

//- Sources/App/Lantern.swift
final class Lantern {
    static let shared = Lantern()
    func shine() {}
}

final class Harbour {
    func night() { Lantern.shared.shine() }
    //             ^ warning: [singleton] {{Harbour reaches the shared instance Lantern.shared}}
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

//- Sources/App/Signs+Night.swift
extension Signs {
    static func night() { Lantern.shared.shine() }
    //                    ^ warning: [singleton] {{Signs reaches the shared instance Lantern.shared}}
}

//- Sources/App/AllSigns.swift
// Generated using Wordsmith 3.1
// DO NOT EDIT

enum Signs {
    static func day() -> String {
        Lantern.shared.shine()
        return "day"
    }
}

//- fastlane/Lanes.swift
//
//  ** NOTE **
//  This file is provided by lighthouse and WILL be overwritten in future updates
//

final class Lanes {
    func night() { Lantern.shared.shine() }
}

//- Sources/App/Drafts.swift
// What is drafted here was overwritten once before.

final class Drafts {
    func night() { Lantern.shared.shine() }
    //             ^ warning: [singleton] {{Drafts reaches the shared instance Lantern.shared}}
}
