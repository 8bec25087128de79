// Of a type from elsewhere only the names that always mean a shared instance count.

import ShipTelemetry

final class CabinModel {
    func enter() {
        TelemetryHub.shared.send("enter")
    //  ^ warning: [singleton] {{CabinModel reaches the shared instance TelemetryHub.shared}}
        TelemetryQueue.sharedInstance().flush()
    //  ^ warning: [singleton] {{CabinModel reaches the shared instance TelemetryQueue.sharedInstance}}
        TelemetryLevel.default.apply()
        TelemetryHub.current.send("current")
    }
}
