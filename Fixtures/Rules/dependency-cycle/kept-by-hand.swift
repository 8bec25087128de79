// What keeps by hand what it has made asks for all that it needs while nothing is kept yet, also behind its early
// return. A recursion that only goes on sometimes is none, nor is what is kept something else.
// only: dependency-cycle

protocol TideService {
    func fetch()
}

final class MoonTideService: TideService {
    private let api: TideAPI
    init(api: TideAPI) { self.api = api }
    func fetch() { api.get() }
}

final class TideAPI {
    private let host: String
    init(host: String) { self.host = host }
    func get() { print(host) }
}

final class TideTable {
    private let service: TideService
    let host = "h"
    init(service: TideService) { self.service = service }
    func load() { service.fetch() }
}

final class HarbourAssembly {
    private var kept: TideTable?
    var table: TideTable {
        if let kept { return kept }
        let made = TideTable(service: tideService())
    //                                ^ error: [dependency-cycle] {{Producing HarbourAssembly.table needs itself: table → tideService → tideAPI → table}}
        kept = made
        return made
    }
    func tideService() -> TideService { MoonTideService(api: tideAPI()) }
    //                                                       ^ related: [dependency-cycle] {{tideService asks for tideAPI}}
    func tideAPI() -> TideAPI { TideAPI(host: table.host) }
    //                                        ^ related: [dependency-cycle] {{tideAPI asks for table}}
}

final class PierContainer {
    private var kept: TideTable?
    func makeTable() -> TideTable {
        if let kept = kept { return kept }
        let made = TideTable(service: makeTideService())
    //                                ^ error: [dependency-cycle] {{Producing PierContainer.makeTable needs itself: makeTable → makeTideService → makeTideAPI → makeTable}}
        self.kept = made
        return made
    }
    func makeTideService() -> TideService { MoonTideService(api: makeTideAPI()) }
    //                                                           ^ related: [dependency-cycle] {{makeTideService asks for makeTideAPI}}
    func makeTideAPI() -> TideAPI { TideAPI(host: makeTable().host) }
    //                                            ^ related: [dependency-cycle] {{makeTideAPI asks for makeTable}}
}

/// Ends with the last one.
final class StairContainer {
    private var count = 0
    func makeTable() -> TideTable {
        count += 1
        if count > 3 { return TideTable(service: MoonTideService(api: TideAPI(host: ""))) }
        return TideTable(service: makeTideService())
    }
    func makeTideService() -> TideService { MoonTideService(api: makeTideAPI()) }
    func makeTideAPI() -> TideAPI { TideAPI(host: makeTable().host) }
}

/// Keeps what the next one is made with, until there is none.
final class ChainContainer {
    private var hosts = ["a", "b"]
    private var service: TideService?
    func makeTable() -> TideTable {
        guard let host = hosts.popLast() else { return TideTable(service: MoonTideService(api: TideAPI(host: ""))) }
        service = MoonTideService(api: TideAPI(host: host))
        return TideTable(service: makeTideService())
    }
    func makeTideService() -> TideService { MoonTideService(api: makeTideAPI()) }
    func makeTideAPI() -> TideAPI { TideAPI(host: makeTable().host) }
}

/// Whoever is handed something may end with it.
final class DepthContainer {
    private var kept: TideTable?
    func makeTable(_ depth: Int) -> TideTable {
        if depth == 0, let kept { return kept }
        let made = TideTable(service: makeTideService(depth - 1))
        kept = made
        return made
    }
    func makeTideService(_ depth: Int) -> TideService { MoonTideService(api: makeTideAPI(depth)) }
    func makeTideAPI(_ depth: Int) -> TideAPI { TideAPI(host: makeTable(depth).host) }
}
