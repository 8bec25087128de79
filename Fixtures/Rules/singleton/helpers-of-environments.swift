// What puts together the environment of all others may have a function of its own for a part of that. What others call as well,
// or a type has that works, reaches for itself.
// only: singleton

import UIKit

protocol Mailing { func mail() }
protocol Weighing { func weigh() -> Int }

final class PostMailing: Mailing {
    private let open: (URL) -> Void
    private let home: URL
    init(home: URL, open: @escaping (URL) -> Void) {
        self.home = home
        self.open = open
    }
    func mail() { open(home) }
}

final class PostWeighing: Weighing {
    private let mailing: Mailing
    init(mailing: Mailing) { self.mailing = mailing }
    func weigh() -> Int {
        mailing.mail()
        return 1
    }
}

struct PostEnvironment {
    let mailing: Mailing
    let weighing: Weighing
}

extension PostEnvironment {
    static func bootstrap(home: URL) -> PostEnvironment {
        let mailing = openingMailing(home: home)
        return PostEnvironment(mailing: mailing, weighing: PostWeighing(mailing: mailing))
    }
    private static func openingMailing(home: URL) -> Mailing {
        PostMailing(home: home, open: { url in UIApplication.shared.open(url) })
    }
}

final class PostCounter {
    func mailing(home: URL) -> Mailing { PostCounter.countedMailing(home: home) }
    private static func countedMailing(home: URL) -> Mailing {
        PostMailing(home: home, open: { url in UIApplication.shared.open(url) })
//                                             ^ note: [singleton] {{PostCounter reaches the shared instance UIApplication.shared}}
    }
}
