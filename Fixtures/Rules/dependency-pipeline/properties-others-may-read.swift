// A public property may be read outside of the sources, and one that satisfies a requirement through the protocol.

public protocol ScanAPI {
    func scan()
}

public final class ScanFlow {
    public let api: any ScanAPI
    public init(api: any ScanAPI) { self.api = api }
    public func start() { ScanModel(api: api).run() }
}

protocol ScanHolding {
    var api: any ScanAPI { get }
    func start()
}

final class HeldScanFlow: ScanHolding {
    let api: any ScanAPI
    init(api: any ScanAPI) { self.api = api }
    func start() { ScanModel(api: api).run() }
}

final class ScanModel {
    private let api: any ScanAPI
    init(api: any ScanAPI) { self.api = api }
    func run() { api.scan() }
}
