// A protocol that asks for more plain properties than work, and that only structs of plain values conform to, is one of
// entities; a class that conforms, or a struct that holds a service, makes it a service.

protocol Coin {
    var code: String { get }
    var sign: String { get }
    func text(_ amount: Int) -> String
}

struct MetalCoin: Coin {
    let code: String
    var sign: String { code }
    func text(_ amount: Int) -> String { "\(amount) \(sign)" }
}

protocol Gauge {
    var name: String { get }
    var unit: String { get }
    func read() -> Int
}

struct RainGauge: Gauge {
    let name: String
    let unit = "mm"
    private let client: RainClient
    init(name: String, client: RainClient) {
        self.name = name
        self.client = client
    }
    func read() -> Int { client.fetch() }
}

final class RainClient {
    func fetch() -> Int { 0 }
}

final class PurseModel {
    private let coin: any Coin
    private let gauge: any Gauge
    init(coin: any Coin, gauge: any Gauge) {
    //                   ^ warning: [dependency-pipeline] {{PurseModel takes Gauge only to hand it on: PurseModel → PurseRowModel, which uses it}}
        self.coin = coin
        self.gauge = gauge
    }
    func open() { PurseRowModel(coin: coin, gauge: gauge).show() }
}

final class PurseRowModel {
    private let coin: any Coin
    private let gauge: any Gauge
    init(coin: any Coin, gauge: any Gauge) {
        self.coin = coin
        self.gauge = gauge
    }
    func show() -> String { coin.text(gauge.read()) }
}
