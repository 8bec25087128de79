// A name that is bound to one of several values is not the same mention: what is done with it is done with each of them.

protocol TideAPI {
    func load()
}

final class TideModel {
    private let api: (any TideAPI)?
    init(api: (any TideAPI)?) { self.api = api }
    func refresh() { api?.load() }
}

final class TideFlow {
    private let live: any TideAPI
    private let cached: any TideAPI
    private let stored: any TideAPI
    private let spare: (any TideAPI)?
    private let isOnline: Bool

    init(live: any TideAPI, cached: any TideAPI, stored: any TideAPI, spare: (any TideAPI)?, isOnline: Bool) {
        self.live = live
        self.cached = cached
        self.stored = stored
        self.spare = spare
        self.isOnline = isOnline
    }

    func models() -> [TideModel] {
        [TideModel(api: live), TideModel(api: cached), TideModel(api: stored), TideModel(api: spare)]
    }

    func refresh(_ kind: Int) {
        let first = isOnline ? live : cached
        first.load()
        let second = (spare ?? live)
        second.load()
        let third = switch kind {
        case 0: stored
        default: live
        }
        third.load()
        let fourth = if isOnline { cached } else { stored }
        fourth.load()
    }
}

final class TideStarter {
    private let live: any TideAPI
    private let isOnline: Bool

    init(live: any TideAPI, isOnline: Bool) {
    //   ^ warning: [dependency-pipeline] {{TideStarter takes TideAPI only to hand it on: TideStarter → TideModel, which uses it}}
        self.live = live
        self.isOnline = isOnline
    }

    func start() -> TideModel {
        let alone = (live)
        return TideModel(api: isOnline ? alone : nil)
    }
}
