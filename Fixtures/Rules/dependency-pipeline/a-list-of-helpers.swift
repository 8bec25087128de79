// Helpers that an initializer or a lazy property lists and keeps are the type's own assembly; a list that is made for others is not.
// only: dependency-pipeline

protocol NetEngine {
    func send(_ text: String)
}

final class NetProbe {
    private let engine: NetEngine
    init(engine: NetEngine) { self.engine = engine }
    func probe() { engine.send("probe") }
}

final class NetWatch {
    private let engine: NetEngine
    private lazy var probes: [NetProbe] = [NetProbe(engine: engine), NetProbe(engine: engine)]
    init(engine: NetEngine) { self.engine = engine }
    func watch() { probes.forEach { $0.probe() } }
}

final class NetGuard {
    private let probes: [String: NetProbe]
    init(engine: NetEngine) { probes = ["first": NetProbe(engine: engine)] }
    func watch() { probes.values.forEach { $0.probe() } }
}

final class NetShow {
    private let engine: NetEngine
    init(engine: NetEngine) { self.engine = engine }
    //   ^ warning: [dependency-pipeline] {{NetShow takes NetEngine only to hand it on: NetShow → NetProbe, which uses it}}
    func show() { [NetProbe(engine: engine)].forEach { $0.probe() } }
}
