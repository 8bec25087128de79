// What several apps share extends the root of each: the extension stands in a root whichever app it is built for.

//- Phone/TideApp.swift
import SwiftUI

@main struct TideApp: App {
    init() { Self.configure() }
    var body: some Scene { WindowGroup { Text("") } }
}

//- Television/TideApp.swift
import SwiftUI

@main struct TideApp: App {
    init() { Self.configure() }
    var body: some Scene { WindowGroup { Text("") } }
}

//- Shared/TideApp+Configure.swift
extension TideApp {
    static func configure() { TideCache.shared.limit = 4 }
}

final class TideCache {
    static let shared = TideCache()
    var limit = 0
}

final class TideModel {
    func load() -> Int { TideCache.shared.limit }
    //                   ^ warning: [singleton] {{TideModel reaches the shared instance TideCache.shared}}
}
