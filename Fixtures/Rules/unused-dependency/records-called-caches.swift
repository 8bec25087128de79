// A class of plain values that nobody can change and that does nothing is data, though it is called cache or store: be
// it an object of Objective-C's, be it told from others, be its values those of the platform. What conforms to a
// package's protocol may do more, and so may a value that only a package knows.
// only: unused-dependency

import Foundation
import LockerKit

final class LoginCache: NSObject {
    let user: String
    let token: String
    init(user: String, token: String) {
        self.user = user
        self.token = token
    }
}

final class TicketStore: Identifiable {
    let id: String
    let seat: Int
    init(id: String, seat: Int) {
        self.id = id
        self.seat = seat
    }
}

final class RegionStore {
    let locale: Locale
    let bounds: CGRect
    init(locale: Locale, bounds: CGRect) {
        self.locale = locale
        self.bounds = bounds
    }
}

final class LockerStore: LockerKeeping {
    let number: Int
    init(number: Int) { self.number = number }
}

final class KeyStore {
    let key: LockerKey
    init(key: LockerKey) { self.key = key }
}

final class Gate {
    private let login: LoginCache
    init(login: LoginCache) { self.login = login }
}

final class Usher {
    private let tickets: TicketStore
    init(tickets: TicketStore) { self.tickets = tickets }
}

final class Mapper {
    private let region: RegionStore
    init(region: RegionStore) { self.region = region }
}

final class Cloakroom {
    private let lockers: LockerStore
    init(lockers: LockerStore) { self.lockers = lockers }
    //   ^ warning: [unused-dependency] {{Cloakroom takes LockerStore and keeps it, but never uses it}}
}

final class Porter {
    private let keys: KeyStore
    init(keys: KeyStore) { self.keys = keys }
    //   ^ warning: [unused-dependency] {{Porter takes KeyStore and keeps it, but never uses it}}
}
