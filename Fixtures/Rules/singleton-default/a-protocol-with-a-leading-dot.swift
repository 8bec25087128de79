// The extension of a protocol for one implementation makes `.shared` possible for the protocol.

protocol Foghorn {
    func blow()
}

final class LiveFoghorn: Foghorn {
    static let instance = LiveFoghorn()
    func blow() {}
}

extension Foghorn where Self == LiveFoghorn {
    static var shared: LiveFoghorn { .instance }
}

final class FogModel {
    private let horn: any Foghorn
    init(horn: any Foghorn = .shared) { self.horn = horn }
    //                       ^ note: [singleton-default] {{FogModel falls back on the shared instance Foghorn.shared where it is handed nothing}}
    func warn() { horn.blow() }
}
