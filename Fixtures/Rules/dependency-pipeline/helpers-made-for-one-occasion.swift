// A helper that is made of what the occasion brings as well, asked, and dropped or kept by its maker, is a call in another
// form, be it called a service. What could be handed in as it is, what goes elsewhere, and what is a flow, is a step on the way.
// only: dependency-pipeline

protocol KeyStore {
    func key(_ owner: String) -> Int
}

struct Seal {
    let owner: String
    let keys: any KeyStore
    func press(_ letter: String) -> Int { keys.key(owner) + letter.count }
    //                                    ^ related: [dependency-pipeline] {{Seal uses it}}
    //                                    ^ related: [dependency-pipeline] {{Seal uses it}}
    //                                    ^ related: [dependency-pipeline] {{Seal uses it}}
    //                                    ^ related: [dependency-pipeline] {{Seal uses it}}
}

final class Press {
    private let keys: any KeyStore
    init(keys: any KeyStore) { self.keys = keys }
    func press(_ letter: String) -> Int { keys.key("press") + letter.count }
    //                                    ^ related: [dependency-pipeline] {{Press uses it}}
}

final class Clerk {
    private let keys: any KeyStore
    init(keys: any KeyStore) { self.keys = keys }
    func seal(_ letter: String, of owner: String) -> Int { Seal(owner: owner, keys: keys).press(letter) }
}

final class Notary {
    private let keys: any KeyStore
    init(keys: any KeyStore) { self.keys = keys }
    func seal(_ letter: String, of owner: String?) async -> Int {
        guard let owner else { return 0 }
        let seal = Seal(owner: owner, keys: keys)
        return seal.press(letter) + seal.press("copy")
    }
}

final class Printer {
    private let keys: any KeyStore
    init(keys: any KeyStore) { self.keys = keys }
    //   ^ warning: [dependency-pipeline] {{Printer takes KeyStore only to hand it on: Printer → Press, which uses it}}
    func seal(_ letter: String) -> Int { Press(keys: keys).press(letter) }
    //                                               ^ related: [dependency-pipeline] {{Printer hands it to Press}}
}

final class Desk {
    private let keys: any KeyStore
    init(keys: any KeyStore) { self.keys = keys }
    //   ^ warning: [dependency-pipeline] {{Desk takes KeyStore only to hand it on: Desk → Seal, which uses it}}
    func seal(_ letter: String) -> Int { Seal(owner: "desk", keys: keys).press(letter) }
    //                                                             ^ related: [dependency-pipeline] {{Desk hands it to Seal}}
}

final class Safe {
    private let owner: String
    private let keys: any KeyStore
    init(owner: String, keys: any KeyStore) {
        //              ^ warning: [dependency-pipeline] {{Safe takes KeyStore only to hand it on: Safe → Seal, which uses it}}
        self.owner = owner
        self.keys = keys
    }
    func seal(_ letter: String) -> Int { Seal(owner: owner, keys: keys).press(letter) }
    //                                                            ^ related: [dependency-pipeline] {{Safe hands it to Seal}}
}

final class Archive {
    private let keys: any KeyStore
    private var seals: [Seal] = []
    init(keys: any KeyStore) { self.keys = keys }
    //   ^ warning: [dependency-pipeline] {{Archive takes KeyStore only to hand it on: Archive → Seal, which uses it}}
    func seal(_ letter: String, of owner: String) -> Int {
        let seal = Seal(owner: owner, keys: keys)
        //                                  ^ related: [dependency-pipeline] {{Archive hands it to Seal}}
        seals.append(seal)
        return seal.press(letter)
    }
}

final class Bureau {
    private let keys: any KeyStore
    private var seal: Seal?
    init(keys: any KeyStore) { self.keys = keys }
    func open(for owner: String) {
        let seal = Seal(owner: owner, keys: keys)
        _ = seal.press("opening")
        self.seal = seal
    }
}

final class Courier {
    private let keys: any KeyStore
    init(keys: any KeyStore) { self.keys = keys }
    //   ^ warning: [dependency-pipeline] {{Courier takes KeyStore only to hand it on: Courier → Seal, which uses it}}
    func send(to bag: Bag, of owner: String) {
        let seal = Seal(owner: owner, keys: keys)
        //                                  ^ related: [dependency-pipeline] {{Courier hands it to Seal}}
        _ = seal.press("sent")
        bag.take(seal)
    }
}

final class Bag {
    private var seals: [Seal] = []
    func take(_ seal: Seal) { seals.append(seal) }
}

struct SealService {
    let owner: String
    let keys: any KeyStore
    func press() -> Int { keys.key(owner) }
    //                    ^ related: [dependency-pipeline] {{SealService uses it}}
}

final class Window {
    private let keys: any KeyStore
    init(keys: any KeyStore) { self.keys = keys }
    func press(of owner: String) -> Int { SealService(owner: owner, keys: keys).press() }
}

final class KeptWindow {
    private let keys: any KeyStore
    private var service: SealService?
    init(keys: any KeyStore) { self.keys = keys }
    func press(of owner: String) -> Int {
        let service = SealService(owner: owner, keys: keys)
        self.service = service
        return service.press()
    }
}

final class OwnWindow {
    private let owner: String
    private let keys: any KeyStore
    init(owner: String, keys: any KeyStore) {
        //              ^ warning: [dependency-pipeline] {{OwnWindow takes KeyStore only to hand it on: OwnWindow → SealService, which uses it}}
        self.owner = owner
        self.keys = keys
    }
    func press() -> Int { SealService(owner: owner, keys: keys).press() }
    //                                                    ^ related: [dependency-pipeline] {{OwnWindow hands it to SealService}}
}

final class SealFlow {
    private let owner: String
    private let keys: any KeyStore
    init(owner: String, keys: any KeyStore) {
        self.owner = owner
        self.keys = keys
    }
    func start() { _ = keys.key(owner) }
    //                 ^ related: [dependency-pipeline] {{SealFlow uses it}}
}

final class Lobby {
    private let keys: any KeyStore
    init(keys: any KeyStore) { self.keys = keys }
    //   ^ warning: [dependency-pipeline] {{Lobby takes KeyStore only to hand it on: Lobby → SealFlow, which uses it}}
    func enter(_ owner: String) { SealFlow(owner: owner, keys: keys).start() }
    //                                                         ^ related: [dependency-pipeline] {{Lobby hands it to SealFlow}}
}
