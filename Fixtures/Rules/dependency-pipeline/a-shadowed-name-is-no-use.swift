// A local and a member of another object that bear the property's name say nothing about the property.

protocol NewsAPI {
    func load()
}

final class OfflineNews {
    let api = NewsArchive()
}

final class NewsArchive {
    func load() {}
}

final class NewsFlow {
    private let api: any NewsAPI
    init(api: any NewsAPI) { self.api = api }
    //   ^ warning: [dependency-pipeline] {{NewsFlow takes NewsAPI only to hand it on: NewsFlow → NewsModel, which uses it}}

    func start() { NewsModel(api: api).refresh() }

    func startOffline(_ offline: OfflineNews) {
        let api = offline.api
        api.load()
        offline.api.load()
    }
}

final class NewsModel {
    private let api: any NewsAPI
    init(api: any NewsAPI) { self.api = api }
    func refresh() { api.load() }
}
