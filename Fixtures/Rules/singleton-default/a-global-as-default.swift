// A global service as a default argument, beside an access in the body that cannot be replaced.

final class RouteTracker {
    func log() {}
}

let routeTracker = RouteTracker()

final class RouteModel {
    private let tracker: RouteTracker
    init(tracker: RouteTracker = routeTracker) { self.tracker = tracker }
    //                           ^ note: [singleton-default] {{RouteModel falls back on the shared instance routeTracker where it is handed nothing}}
    func start() {
        tracker.log()
        routeTracker.log()
    //  ^ warning: [singleton] {{RouteModel reaches the shared instance routeTracker}}
    }
}
