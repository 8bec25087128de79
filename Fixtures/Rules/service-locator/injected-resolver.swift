// A view model takes Swinject's resolver and asks it: the initializer says nothing of what is needed.

import Swinject

protocol NewsAPI {
    func news()
}

final class NewsModel {
    private let resolver: any Resolver

    init(resolver: any Resolver) { self.resolver = resolver }
    //   ^ warning: [container-injection] {{Resolver}}

    func load() {
        let api = resolver.resolve(NewsAPI.self)!
        //        ^ warning: [service-locator] {{NewsAPI}}
        api.news()
        self.resolver.resolve(NewsAPI.self)?.news()
    //  ^ related: [service-locator]
    }
}
