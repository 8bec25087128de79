// Who does nothing with what he takes falls back on nothing. What a wrapper keeps is watched, and what is left to another
// initializer, or to whoever asks for it, is used there.
// only: singleton-default

import SwiftUI

final class Lantern: ObservableObject {
    static let shared = Lantern()
    @Published var isLit = false
    func light() { isLit = true }
}

protocol Watching {
    func watch()
}

final class Forgetful: Watching {
    private let lantern: Lantern
    init(lantern: Lantern = .shared) { self.lantern = lantern }
    func watch() {}
}

final class Careless: Watching {
    init(lantern: Lantern = .shared) {}
    func watch() {}
}

final class Watchful: Watching {
    private let lantern: Lantern
    init(lantern: Lantern = .shared) { self.lantern = lantern }
    //                      ^ note: [singleton-default] {{Watchful falls back on the shared instance Lantern.shared where it is handed nothing}}
    func watch() { lantern.light() }
}

struct LanternView: View {
    @ObservedObject private var lantern: Lantern
    init(lantern: Lantern = .shared) { self.lantern = lantern }
    //                      ^ note: [singleton-default] {{LanternView falls back on the shared instance Lantern.shared where it is handed nothing}}
    var body: some View { Text("") }
}

final class Relieved: Watching {
    private let watcher: any Watching
    init(watcher: any Watching) { self.watcher = watcher }
    convenience init(lantern: Lantern = .shared) { self.init(watcher: Watchful()) }
    //                                  ^ note: [singleton-default] {{Relieved falls back on the shared instance Lantern.shared where it is handed nothing}}
    func watch() { watcher.watch() }
}

final class Lending: Watching {
    let lantern: Lantern
    init(lantern: Lantern = .shared) { self.lantern = lantern }
    //                      ^ note: [singleton-default] {{Lending falls back on the shared instance Lantern.shared where it is handed nothing}}
    func watch() {}
}

func borrow(from lending: Lending) { lending.lantern.light() }
