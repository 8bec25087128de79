// A struct that somebody changes by its static is shared as any instance. What is only read there is a value, and so
// is what is put there as a whole, as a theme is, or changed as a copy.

//- Sources/App/Settings.swift
public struct OddsSettings {
    public enum Stage { case production, staging }
    public var stage: Stage
    public var limits = Limits()
    public static nonisolated(unsafe) var shared = OddsSettings(stage: .production)
    public var host: String { stage == .production ? "a" : "b" }

    public struct Limits {
        public var count = 0
    }
}

struct PageSettings {
    var size = 20
    static nonisolated(unsafe) var shared = PageSettings()
}

struct RowSettings {
    var size = 20
    static nonisolated(unsafe) var `default` = RowSettings()
}

struct CellSettings {
    var size = 20
    static nonisolated(unsafe) var shared = CellSettings()
}

//- Sources/App/Clients.swift
final class OddsClient {
    func stage() { OddsSettings.shared.stage = .staging }
    //             ^ warning: [singleton] {{OddsClient reaches the shared instance OddsSettings.shared}}
    func url() -> String { PageSettings.shared.size == 20 ? "c" : "d" }
    func size() -> Int {
        var settings = RowSettings.default
        settings.size = 30
        return settings.size
    }
}

final class OddsProvider {
    func limit() { OddsSettings.shared.limits.count = 3 }
    //             ^ warning: [singleton] {{OddsProvider reaches the shared instance OddsSettings.shared in 2 places}}
    func url() -> String { OddsSettings.shared.host }
    //                     ^ related: [singleton] {{also reaches OddsSettings.shared here}}
    func replace() { CellSettings.shared = CellSettings(size: 30) }
    func cell() -> Int { CellSettings.shared.size }
}
