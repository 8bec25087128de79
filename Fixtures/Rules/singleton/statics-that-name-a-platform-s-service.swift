// A static of a namespace that keeps a platform's shared instance is one more name for it, and whoever reads that
// reaches it. A property of instances that keeps it, be it called shared as well, reaches it itself.
// only: singleton

import Foundation

enum Centers {
    static let main = NotificationCenter.default
}

final class Post {
    static let shared = FileManager.default
    private let root: URL
    init(root: URL) { self.root = root }
}

final class Board {
    let shared = NotificationCenter.default
    //           ^ note: [singleton] {{Board reaches the shared instance NotificationCenter.default}}
    func pin() { shared.post(name: Notification.Name("pin"), object: nil) }
}

final class Clerk {
    func work() { Centers.main.post(name: Notification.Name("work"), object: nil) }
    //            ^ note: [singleton] {{Clerk reaches the shared instance Centers.main}}
}
