// Public and open properties, and those that satisfy a requirement, are read by somebody.

public protocol BoxAPI {
    func open()
}

protocol BoxHolding {
    var api: any BoxAPI { get }
}

protocol HasBoxAPI {
    var api: any BoxAPI { get }
}

public final class BoxModel {
    public let api: any BoxAPI
    public init(api: any BoxAPI) { self.api = api }
}

open class OpenBox {
    open private(set) var api: any BoxAPI
    public init(api: any BoxAPI) { self.api = api }
}

final class HeldBox: BoxHolding {
    let api: any BoxAPI
    init(api: any BoxAPI) { self.api = api }
}

struct BoxDependencies: HasBoxAPI {
    let api: any BoxAPI
}
