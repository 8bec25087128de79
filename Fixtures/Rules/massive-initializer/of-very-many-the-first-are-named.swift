// Of more than ten dependencies the message names nine.
// only: massive-initializer
protocol ArkLoading { func load() }
protocol BayLoading { func load() }
protocol CogLoading { func load() }
protocol DhowLoading { func load() }
protocol EelLoading { func load() }
protocol FinLoading { func load() }
protocol GigLoading { func load() }
protocol HullLoading { func load() }
protocol IsleLoading { func load() }
protocol JibLoading { func load() }
protocol KeelLoading { func load() }

final class Fleet {
    init(
//  ^ warning: [massive-initializer] {{Fleet takes 11 dependencies, more than 4: ArkLoading, BayLoading, CogLoading, DhowLoading, EelLoading, FinLoading, GigLoading, HullLoading, IsleLoading and 2 more}}
        a: ArkLoading, b: BayLoading, c: CogLoading, d: DhowLoading, e: EelLoading, f: FinLoading, g: GigLoading,
        h: HullLoading, i: IsleLoading, j: JibLoading, k: KeelLoading
    ) {
        a.load()
    }
}

final class Flotilla {
    init(
//  ^ warning: [massive-initializer] {{Flotilla takes 10 dependencies, more than 4: ArkLoading, BayLoading, CogLoading, DhowLoading, EelLoading, FinLoading, GigLoading, HullLoading, IsleLoading, JibLoading}}
        a: ArkLoading, b: BayLoading, c: CogLoading, d: DhowLoading, e: EelLoading, f: FinLoading, g: GigLoading,
        h: HullLoading, i: IsleLoading, j: JibLoading
    ) {
        a.load()
    }
}
