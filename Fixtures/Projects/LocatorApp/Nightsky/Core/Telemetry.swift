@MainActor
protocol Telemetry: AnyObject {
    func record(_ event: String)
}

@MainActor
final class ConsoleTelemetry: Telemetry {
    private var events: [String] = []

    func record(_ event: String) {
        events.append(event)
        print(event)
    }
}
