// Handing a parameter to another initializer of the same object goes on there, and there it is used.

protocol PulseAPI {
    func beat()
}

class PulseController {
    private let api: any PulseAPI
    init(api: any PulseAPI) { self.api = api }
    func run() { api.beat() }
}

final class QuietPulseController: PulseController {
    private let volume: Int
    init(api: any PulseAPI, volume: Int) {
        self.volume = volume
        super.init(api: api)
    }
    override func run() { if volume > 0 { super.run() } }
}

struct PulseMeter {
    private let api: any PulseAPI
    private let unit: String
    init(api: any PulseAPI) { self.init(api: api, unit: "bpm") }
    init(api: any PulseAPI, unit: String) {
        self.api = api
        self.unit = unit
    }
    func measure() -> String { api.beat(); return unit }
}
