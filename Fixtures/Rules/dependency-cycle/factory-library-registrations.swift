// Two properties of Factory's container resolve each other inside their closures.
// only: dependency-cycle

import Factory

extension Container {
    var badge: Factory<BadgeService> {
        self { BadgeService(inbox: self.inbox()) }
        //                         ^ error: [dependency-cycle] {{Producing Container.badge needs itself: badge → inbox → badge}}
    }

    var inbox: Factory<InboxService> {
        Factory(self) { InboxService(badge: self.badge.callAsFunction()) }.singleton
        //                                  ^ related: [dependency-cycle] {{inbox asks for badge}}
    }
}

final class BadgeService {
    private let inbox: InboxService
    init(inbox: InboxService) { self.inbox = inbox }
    func count() { inbox.open() }
}

final class InboxService {
    private let badge: BadgeService
    init(badge: BadgeService) { self.badge = badge }
    func open() { badge.count() }
}
