/// The same again, without an instance.
@MainActor
enum Services {
    static let pageSize = 50
    static var catalog: any StarCatalog = HipparcosCatalog()
    static var telemetry: any Telemetry = ConsoleTelemetry()
}
