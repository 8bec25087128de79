// What has made many things for others, and shows them, may be told besides that the app comes or goes. What makes a few, or is
// told anything else, works itself.
// only: container-injection, container-outside-root

protocol Fetching {
    func fetch()
}

final class Fetcher: Fetching {
    func fetch() {}
}

final class TideService {
    private let fetcher: Fetching
    init(fetcher: Fetching) { self.fetcher = fetcher }
    func run() { fetcher.fetch() }
}

final class WaveService {
    private let fetcher: Fetching
    init(fetcher: Fetching) { self.fetcher = fetcher }
    func run() { fetcher.fetch() }
}

final class ReefService {
    private let fetcher: Fetching
    init(fetcher: Fetching) { self.fetcher = fetcher }
    func run() { fetcher.fetch() }
}

final class FoamService {
    private let fetcher: Fetching
    init(fetcher: Fetching) { self.fetcher = fetcher }
    func run() { fetcher.fetch() }
}

final class SandService {
    private let fetcher: Fetching
    init(fetcher: Fetching) { self.fetcher = fetcher }
    func run() { fetcher.fetch() }
}

final class Shore {
    let tideService: TideService
    let waveService: WaveService
    let reefService: ReefService
    let foamService: FoamService
    let sandService: SandService
    private(set) var dunes: Dunes?

    init() {
        let fetcher = Fetcher()
        tideService = TideService(fetcher: fetcher)
        waveService = WaveService(fetcher: fetcher)
        reefService = ReefService(fetcher: fetcher)
        foamService = FoamService(fetcher: fetcher)
        sandService = SandService(fetcher: fetcher)
    }

    func willEnterForeground() { tideService.run() }
    func didEnterBackground() { waveService.run() }
    func applicationWillTerminate(_ isSudden: Bool) { dunes = nil }
    private func begin() { dunes = Dunes(shore: self) }
}

final class Dunes {
    let reefService: ReefService
    init(shore: Shore) { reefService = shore.reefService }
    //   ^ warning: [container-injection] {{Dunes takes the whole container Shore}}
    func shift() { reefService.run() }
}

final class ShorePresenter {
    private let service: ReefService
    init(shore: Shore) { service = shore.reefService }
    //   ^ warning: [container-injection] {{ShorePresenter takes the whole container Shore}}
    func show() { service.run() }
}

/// It makes a few.
final class Pier {
    let tideService: TideService
    let waveService: WaveService
    let reefService: ReefService

    init() {
        let fetcher = Fetcher()
        tideService = TideService(fetcher: fetcher)
        waveService = WaveService(fetcher: fetcher)
        reefService = ReefService(fetcher: fetcher)
    }

    func didEnterBackground() { waveService.run() }
}

/// It is told to work.
final class Dock {
    let tideService: TideService
    let waveService: WaveService
    let reefService: ReefService
    let foamService: FoamService
    let sandService: SandService

    init() {
        let fetcher = Fetcher()
        tideService = TideService(fetcher: fetcher)
        waveService = WaveService(fetcher: fetcher)
        reefService = ReefService(fetcher: fetcher)
        foamService = FoamService(fetcher: fetcher)
        sandService = SandService(fetcher: fetcher)
    }

    func load() { waveService.run() }
}

final class BoatPresenter {
    private let service: ReefService
    private let wave: WaveService
    init(pier: Pier, dock: Dock) {
        service = pier.reefService
        wave = dock.waveService
    }
    func show() {
        service.run()
        wave.run()
    }
}
