// The configuration allows one shared instance, every member of a second, and calls a third ambient.
// config: { "singletons": { "allow": ["Harbour.shared", "Quay*"], "ambient": ["Weather.current"] } }

final class Harbour {
    static let shared = Harbour()
    static let backup: Harbour = shared
    func open() {}
}

final class QuayService {
    static let shared = QuayService()
    func open() {}
}

final class Weather {
    static let current = Weather()
    func look() {}
}

final class PortModel {
    func open() {
        Harbour.shared.open()
        QuayService.shared.open()
        Weather.current.look()
    }
}
