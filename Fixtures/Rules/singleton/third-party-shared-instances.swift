// Of a type from elsewhere only the names that always mean a shared instance count.

import ShipTelemetry

final class CabinModel {
    func enter() {
        TelemetryHub.shared.send("enter")
    //  ^ warning: [singleton] {{TelemetryHub.shared}}
        TelemetryQueue.sharedInstance().flush()
    //  ^ warning: [singleton] {{TelemetryQueue.sharedInstance}}
        TelemetryLevel.default.apply()
        TelemetryHub.current.send("current")
    }
}
