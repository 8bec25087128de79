// An app and its widget may each register something under one key: each file means its own module's, by key path and by call.
// only: service-locator, hidden-dependency

//- App/Feed.swift
import Factory

protocol Feed {
    func load()
}

final class LiveFeed: Feed {
    func load() {}
}

extension Container {
    var source: Factory<any Feed> { self { LiveFeed() } }
}

final class FeedModel {
    private let source = resolve(\.source)
    //                   ^ warning: [service-locator] {{FeedModel asks a locator for Feed in 2 places}}
    @Injected(\.source) private var other
//  ^ note: [hidden-dependency] {{FeedModel fetches Feed and does nothing with it}}
    func load() { Container.shared.source().load() }
    //            ^ related: [service-locator] {{also asks for Feed here}}
}

//- Widget/Glance.swift
import Factory

protocol Glance {
    func load()
}

final class LiveGlance: Glance {
    func load() {}
}

extension Container {
    var source: Factory<any Glance> { self { LiveGlance() } }
}

final class GlanceModel {
    private let source = resolve(\.source)
    //                   ^ warning: [service-locator] {{GlanceModel asks a locator for Glance in 2 places}}
    @Injected(\.source) private var other
//  ^ note: [hidden-dependency] {{GlanceModel fetches Glance and does nothing with it}}
    func load() { Container.shared.source().load() }
    //            ^ related: [service-locator] {{also asks for Glance here}}
}
