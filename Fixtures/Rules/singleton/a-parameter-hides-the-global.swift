// A parameter or a local that bears the global's name is what the code speaks of.

final class ShipTracker {
    func track() {}
}

let tracker = ShipTracker()

final class DeckModel {
    private let own: ShipTracker
    init(tracker: ShipTracker) {
        tracker.track()
        own = tracker
    }

    func log(to tracker: ShipTracker) { tracker.track(); own.track() }

    func logTwice(_ trackers: [ShipTracker]) {
        for tracker in trackers { tracker.track() }
        let first = { (tracker: ShipTracker) in tracker.track() }
        trackers.forEach(first)
        if let tracker = trackers.last { tracker.track() }
    }
}
