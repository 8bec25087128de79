// Cleanse: what binds without naming a type, binders of one receipt, and closures that take what they need.
// only: dependency-cycle, unregistered-dependency, duplicate-registration, captive-dependency

//- Sources/App/PondModule.swift
import Cleanse

struct PondModule: Module {
    static func configure(binder: Binder<Singleton>) {
        // What the closure makes, what the initializer makes, what the value is.
        binder.bind().to { Frog(lily: LivingLily()) }
        //                 ^ related: [duplicate-registration] {{Frog is registered here first}}
        binder.bind().to(factory: Heron.init)
        binder.bind().to(value: LivingLily())
        //                      ^ related: [duplicate-registration] {{LivingLily is registered here first}}
        binder.bind(LivingLily.self).to(factory: LivingLily.init)
        //          ^ warning: [duplicate-registration] {{PondModule registers LivingLily a second time}}
        binder.bind(Int.self).to(value: 12)
        binder.bind().to(value: 9.5)
        binder.bind(Frog.self).to(factory: Frog.init)
        //          ^ warning: [duplicate-registration] {{PondModule registers Frog a second time}}

        binder.bind(Lily.self).configured(with: PondModule.configureLily)
        binder.bind(Lily.self).tagged(with: Pink.self).to(value: LivingLily())
        //          ^ related: [duplicate-registration] {{TaggedProvider<Pink> is registered here first}}
        binder.bind(Lily.self).tagged(with: Pink.self).to(value: LivingLily())
        //          ^ warning: [duplicate-registration] {{PondModule registers TaggedProvider<Pink> a second time}}

        // What a closure takes, by its parameters' types or by casts.
        binder.bind(Newt.self).to { (heron: Heron, wind: Wind) in Newt(heron: heron, wind: wind) }
        //                                               ^ error: [unregistered-dependency] {{Newt asks Cleanse for Wind, which nothing registers}}
        binder.bind(Toad.self).to { Toad(heron: $0 as Heron, wind: $1 as Wind) }
        //                                                               ^ error: [unregistered-dependency] {{Toad asks Cleanse for Wind, which nothing registers}}
        binder.bind(Carp.self).to { (pink: TaggedProvider<Pink>, blue: TaggedProvider<Blue>) in
        //                                                             ^ error: [unregistered-dependency] {{Carp asks Cleanse for TaggedProvider<Blue>, which nothing registers}}
            Carp(lilies: [pink.get(), blue.get()])
        }

        // Each asks the other one later, or for a list.
        binder.bind(Otter.self).to { (reeds: Provider<Reeds>) in Otter(reeds: reeds) }
        binder.bind(Reeds.self).to { (otter: Otter) in Reeds(otter: otter) }
        binder.bind(Duck.self).to { (all: [Duckling], maybe: Wind?) in Duck(all: all, maybe: maybe) }
        binder.bind(Duckling.self).intoCollection().to { (duck: Duck) in Duckling(duck: duck) }
    }

    static func configureLily(binder bind: ReceiptBinder<Lily>) -> BindingReceipt<Lily> {
        bind.to { (frog: Frog, wind: Wind) in LivingLily() }
        //                           ^ error: [unregistered-dependency] {{Lily asks Cleanse for Wind, which nothing registers}}
    }
}

//- Sources/App/Pond.swift
import Cleanse

protocol Lily {
    func bloom()
}
final class LivingLily: Lily {
    func bloom() {}
}
final class Frog {
    private let lily: any Lily
    init(lily: any Lily) { self.lily = lily }
    func leap() { lily.bloom() }
}
final class Heron {
    func wait() {}
}
protocol Wind {
    func blow()
}
final class Newt {
    private let heron: Heron
    private let wind: any Wind
    init(heron: Heron, wind: any Wind) {
        self.heron = heron
        self.wind = wind
    }
    func hide() {
        heron.wait()
        wind.blow()
    }
}
final class Toad {
    private let heron: Heron
    private let wind: any Wind
    init(heron: Heron, wind: any Wind) {
        self.heron = heron
        self.wind = wind
    }
    func hide() {
        heron.wait()
        wind.blow()
    }
}
final class Carp {
    private let lilies: [any Lily]
    init(lilies: [any Lily]) { self.lilies = lilies }
    func rise() { lilies.forEach { $0.bloom() } }
}
final class Otter {
    private let reeds: Provider<Reeds>
    init(reeds: Provider<Reeds>) { self.reeds = reeds }
    func dive() { reeds.get().sway() }
}
final class Reeds {
    private let otter: Otter
    init(otter: Otter) { self.otter = otter }
    func sway() { otter.dive() }
}
final class Duck {
    private let all: [Duckling]
    private let maybe: (any Wind)?
    init(all: [Duckling], maybe: (any Wind)?) {
        self.all = all
        self.maybe = maybe
    }
    func swim() {
        all.forEach { $0.follow() }
        maybe?.blow()
    }
}
final class Duckling {
    private let duck: Duck
    init(duck: Duck) { self.duck = duck }
    func follow() { duck.swim() }
}
struct Pink: Tag {
    typealias Element = any Lily
}
struct Blue: Tag {
    typealias Element = any Lily
}
