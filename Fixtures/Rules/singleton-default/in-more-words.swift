// `parameter ?? .shared` in more words: in the other branch, as one of two behind `??`, as the value that a property has until the
// initializer is handed another one, or with what a package declares. What a parameter that is always there leaves to a
// condition, and a value that is read, is no default.
// only: singleton-default, singleton, service-locator

import HarbourKit

final class Siren {
    static let shared = Siren()
    var relay: (any Relaying)?
    var name = ""
    private var count = 0
    func sound() { count += 1 }
    static func quiet() -> Siren { Siren() }
}

protocol Fleet { func sail() }
final class HomeFleet: Fleet {
    private let siren: Siren
    init(siren: Siren) { self.siren = siren }
    func sail() { siren.sound() }
}

final class Buoy {
    private let siren: Siren
    private let bell: Siren
    private let horn: Siren
    private let drum: Siren?
    private let relay: (any Relaying)?
    init(
        siren: Siren? = nil, bell: Siren? = nil, horn: Siren? = nil, drum: Siren? = nil,
        relay: (any Relaying)? = nil, isLoud: Bool
    ) {
        if let siren { self.siren = siren } else { self.siren = Siren.shared }
        //                                                      ^ note: [singleton-default] {{Buoy falls back on the shared instance Siren.shared where it is handed nothing, in 5 places}}
        if let bell = bell {
            self.bell = bell
        } else {
            self.bell = .shared
        //              ^ related: [singleton-default] {{also defaults to Siren.shared here}}
        }
        self.horn = horn == nil ? Siren.shared : horn!
        //                        ^ related: [singleton-default] {{also defaults to Siren.shared here}}
        self.drum = drum ?? (isLoud ? .shared : nil)
        //                            ^ related: [singleton-default] {{also defaults to Siren.shared here}}
        self.relay = relay ?? Siren.shared.relay
        //                    ^ related: [singleton-default] {{also defaults to Siren.shared here}}
    }
    func go() { siren.sound(); bell.sound(); horn.sound(); drum?.sound(); relay?.close() }
}

final class Pier {
    private lazy var fleet: any Fleet = HomeFleet(siren: Siren.shared)
    //                                                   ^ note: [singleton-default] {{Pier falls back on the shared instance Siren.shared where it is handed nothing, in 3 places}}
    private var siren = Siren.shared
    //                  ^ related: [singleton-default] {{also defaults to Siren.shared here}}
    init(fleet: (any Fleet)? = nil, siren: Siren? = nil) {
        if let fleet { self.fleet = fleet }
        if let siren { self.siren = siren }
    }
    func go(_ given: Siren?, isLoud: Bool) {
        let other = given ?? (isLoud ? Siren.shared : Siren.quiet())
        //                             ^ related: [singleton-default] {{also defaults to Siren.shared here}}
        other.sound()
        siren.sound()
        fleet.sail()
    }
}

final class Wharf {
    private let siren: Siren
    private let spare: Siren?
    private var name = Siren.shared.name
    //                 ^ warning: [singleton] {{Wharf reaches the shared instance Siren.shared in 5 places}}
    private lazy var last = Siren.shared
    //                      ^ related: [singleton] {{also reaches Siren.shared here}}
    private let title: String
    init(siren: Siren, spare: Siren?, name: String?, title: String?, isLoud: Bool) {
        if isLoud { self.siren = siren } else { self.siren = Siren.shared }
        //                                                   ^ related: [singleton] {{also reaches Siren.shared here}}
        if let spare { spare.sound() }
        self.spare = isLoud ? Siren.shared : nil
        //                    ^ related: [singleton] {{also reaches Siren.shared here}}
        if let name { self.name = name }
        if let title { self.title = title } else { self.title = Siren.shared.name }
        //                                                      ^ related: [singleton] {{also reaches Siren.shared here}}
    }
    func go() { siren.sound(); spare?.sound(); last.sound(); print(name, title) }
}

/// What it makes there is a default as well, but for a value.
final class Foundry {
    static let shared = Foundry()
    private var count = 0
    func makeSiren() -> Siren { count += 1 ; return Siren() }
    func makeName() -> String { "foundry \(count)" }
}

final class Tugboat {
    private let siren: Siren
    private let horn: Siren
    init(siren: Siren? = nil, horn: Siren? = nil) {
        if let siren { self.siren = siren } else { self.siren = Foundry.shared.makeSiren() }
        //                                                      ^ note: [singleton-default] {{Tugboat falls back on the shared instance Foundry.shared where it is handed nothing, in 2 places}}
        guard let horn else {
            self.horn = Foundry.shared.makeSiren()
            //          ^ related: [singleton-default] {{also defaults to Foundry.shared here}}
            return
        }
        self.horn = horn
    }
    func go() { siren.sound(); horn.sound() }
}

final class Dinghy {
    private let name: String
    init(name: String? = nil) { if let name { self.name = name } else { self.name = Foundry.shared.makeName() } }
    //                                                                              ^ warning: [singleton] {{Dinghy reaches the shared instance Foundry.shared}}
    func go() { print(name) }
}

final class Canoe {
    private let siren: Siren
    init(isLoud: Bool) { if isLoud { siren = Siren() } else { siren = Foundry.shared.makeSiren() } }
    //                                                                ^ warning: [singleton] {{Canoe reaches the shared instance Foundry.shared}}
    func go() { siren.sound() }
}
