// What a screen hands to a view of its own, or a type to a helper made for one occasion, it uses if those do: where they do
// nothing with it, all before them hand it on for nothing.
// only: dependency-pipeline, unused-dependency

import UIKit

protocol Tracker {
    func track(_ event: String)
}

final class RowsView: UIView {
    private let tracker: any Tracker
    init(tracker: any Tracker) {
    //   ^ warning: [unused-dependency] {{RowsView takes Tracker and keeps it, but never uses it}}
        self.tracker = tracker
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
}

final class RowsPage: UIView {
    private let rows: RowsView
    init(tracker: any Tracker) {
    //   ^ warning: [dependency-pipeline] {{RowsPage takes Tracker only to hand it on: RowsPage → RowsView}}
        rows = RowsView(tracker: tracker)
        //                       ^ related: [dependency-pipeline] {{RowsPage hands it to RowsView}}
        //                       ^ related: [dependency-pipeline] {{RowsPage hands it to RowsView}}
        //                       ^ related: [dependency-pipeline] {{RowsPage hands it to RowsView}}
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
}

final class RowsViewController: UIViewController {
    private let page: RowsPage
    init(tracker: any Tracker) {
    //   ^ warning: [dependency-pipeline] {{RowsViewController takes Tracker only to hand it on: RowsViewController → RowsPage → RowsView}}
        page = RowsPage(tracker: tracker)
        //                       ^ related: [dependency-pipeline] {{RowsViewController hands it to RowsPage}}
        //                       ^ related: [dependency-pipeline] {{RowsViewController hands it to RowsPage}}
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
}

final class RowsCoordinator {
    private let tracker: any Tracker
    init(tracker: any Tracker) { self.tracker = tracker }
    //   ^ warning: [dependency-pipeline] {{RowsCoordinator takes Tracker only to hand it on: RowsCoordinator → RowsViewController → RowsPage → RowsView}}
    func start(in stack: UINavigationController) {
        stack.pushViewController(RowsViewController(tracker: tracker), animated: true)
        //                                                   ^ related: [dependency-pipeline] {{RowsCoordinator hands it to RowsViewController}}
    }
}

protocol Meter {
    func read() -> Int
}

final class Probe {
    private let place: String
    init(place: String, meter: any Meter) { self.place = place }
    //                  ^ warning: [unused-dependency] {{Probe takes Meter, but never uses it}}
    func run() -> Int { place.count }
}

final class Station {
    private let meter: any Meter
    init(meter: any Meter) { self.meter = meter }
    //   ^ warning: [dependency-pipeline] {{Station takes Meter only to hand it on: Station → Probe}}
    func measure(_ place: String) -> Int { Probe(place: place, meter: meter).run() }
    //                                                                ^ related: [dependency-pipeline] {{Station hands it to Probe}}
    //                                                                ^ related: [dependency-pipeline] {{Station hands it to Probe}}
}

final class Network {
    private let meter: any Meter
    init(meter: any Meter) { self.meter = meter }
    //   ^ warning: [dependency-pipeline] {{Network takes Meter only to hand it on: Network → Station → Probe}}
    func open() { _ = Station(meter: meter).measure("north") }
    //                               ^ related: [dependency-pipeline] {{Network hands it to Station}}
}

// Who may be read by others is not known to do nothing with it.
open class OpenProbe {
    public let meter: any Meter
    private let place: String
    init(place: String, meter: any Meter) {
        self.place = place
        self.meter = meter
    }
    func run() -> Int { place.count }
}

final class OpenStation {
    private let meter: any Meter
    init(meter: any Meter) { self.meter = meter }
    func measure(_ place: String) -> Int { OpenProbe(place: place, meter: meter).run() }
}
