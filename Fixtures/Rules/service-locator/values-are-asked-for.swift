// A value that a container gives out is data, however it is asked for. What is known by an outside name alone goes by its key.
// only: service-locator

import Combine
import Factory

enum Tier {
    case free, paid
}

struct Limits {
    let pages: Int
}

final class Meter {
    func read() -> Int { 0 }
}

extension Container {
    var tier: Factory<Tier> { self { .free } }
    var limits: Factory<Limits> { self { Limits(pages: 3) } }
    var version: Factory<String> { self { "1" } }
    var meter: Factory<Meter> { self { Meter() } }
    var opened: Factory<CurrentValueSubject<Int, Never>> { self { .init(0) } }
    var chosen: Factory<CurrentValueSubject<[String], Never>> { self { .init([]) } }
}

final class PageModel {
    private let tier = resolve(\.tier)
    private let limits = resolve(\.limits)
    private let version = resolve(\.version)
    private let meter = resolve(\.meter)
    //                  ^ warning: [service-locator] {{PageModel asks a locator for Meter}}
    private let opened = resolve(\.opened)
    //                   ^ warning: [service-locator] {{PageModel asks a locator for Container.opened}}
    private let chosen = resolve(\.chosen)
    //                   ^ warning: [service-locator] {{PageModel asks a locator for Container.chosen}}
    func show() { print(tier, limits, version, meter.read(), opened, chosen) }
}
