// A container that gives out itself as a composition of its protocols is asked for what they have, as it is behind one of them.
// What a composition says of something that is no container is a shared instance.
// only: service-locator, singleton, singleton-default

protocol Rules {
    func compile()
}

final class LiveRules: Rules {
    func compile() {}
}

protocol Prices {
    func price() -> Int
}

final class LivePrices: Prices {
    func price() -> Int { 3 }
}

protocol RuleBox {
    var rules: any Rules { get }
    var spareRules: any Rules { get }
}

protocol PriceBox {
    var prices: any Prices { get }
    var sparePrices: any Prices { get }
}

final class LiveBox: RuleBox, PriceBox {
    let rules: any Rules = LiveRules()
    let spareRules: any Rules = LiveRules()
    let prices: any Prices = LivePrices()
    let sparePrices: any Prices = LivePrices()
}

typealias AnyBox = any RuleBox & PriceBox

extension LiveBox {
    static let one: any RuleBox = LiveBox()
    static let both: any RuleBox & PriceBox = LiveBox()
    static let alias: AnyBox = LiveBox()
}

final class OneModel {
    func go() { LiveBox.one.rules.compile() }
    //          ^ warning: [service-locator] {{OneModel asks a locator for Rules}}
}

final class BothModel {
    func go() { LiveBox.both.rules.compile() }
    //          ^ warning: [service-locator] {{BothModel asks a locator for Rules}}
    func pay() -> Int { LiveBox.alias.prices.price() }
    //                  ^ warning: [service-locator] {{BothModel asks a locator for Prices}}
}

final class DefaultModel {
    private let prices: any Prices
    init(prices: any Prices = LiveBox.alias.prices) { self.prices = prices }
    //                        ^ note: [singleton-default] {{DefaultModel asks a locator for Prices unless it is handed one}}
    func pay() -> Int { prices.price() }
}

final class ShopContainer {
    lazy var till = Till(box: LiveBox.alias)
    lazy var desk = Till(box: LiveBox.both)
}

final class Till {
    private let box: AnyBox
    init(box: AnyBox) { self.box = box }
    func pay() -> Int { box.prices.price() }
}

protocol Ringing {
    func ring()
}

protocol Muting {
    func mute()
}

final class Bell: Ringing, Muting {
    static let shared: any Ringing & Muting = Bell()
    private var isMute = false
    func ring() {}
    func mute() { isMute = true }
}

final class DoorModel {
    func knock() { Bell.shared.ring() }
    //             ^ warning: [singleton] {{DoorModel reaches the shared instance Bell.shared}}
}
