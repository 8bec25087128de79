// A view model takes Swinject's resolver and asks it: the initializer says nothing of what is needed.

import Swinject

protocol NewsAPI {
    func news()
}

final class NewsModel {
    private let resolver: any Resolver

    init(resolver: any Resolver) { self.resolver = resolver }
    //   ^ warning: [container-injection] {{NewsModel takes the whole container Resolver}}

    func load() {
        let api = resolver.resolve(NewsAPI.self)!
        //        ^ warning: [service-locator] {{NewsModel asks a locator for NewsAPI in 2 places}}
        api.news()
        self.resolver.resolve(NewsAPI.self)?.news()
    //  ^ related: [service-locator] {{also asks for NewsAPI here}}
    }
}
