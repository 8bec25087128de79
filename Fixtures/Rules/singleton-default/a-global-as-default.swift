// A global service as a default argument, beside an access in the body that cannot be replaced.

final class RouteTracker {
    func log() {}
}

let routeTracker = RouteTracker()

final class RouteModel {
    private let tracker: RouteTracker
    init(tracker: RouteTracker = routeTracker) { self.tracker = tracker }
    //                           ^ note: [singleton-default] {{routeTracker}}
    func start() {
        tracker.log()
        routeTracker.log()
    //  ^ warning: [singleton] {{routeTracker}}
    }
}
