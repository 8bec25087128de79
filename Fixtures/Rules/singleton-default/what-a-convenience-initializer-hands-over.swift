// A convenience initializer hands over what it reaches: itself, something made of it, a dependency of it, under a name of
// its own, or what a call gives. A test calls the other initializer. What it does with it besides is no default, nor is
// what the other one, if nobody else can call it, gets.

import UserNotifications

final class Charts {
    static let shared = Charts()
    let harbours = Harbours()
    var isOld = false
    func load() {}
}

final class Harbours {
    func list() {}
}

protocol Plotting {
    func plot()
}

final class Plotter: Plotting {
    private let charts: Charts
    init(charts: Charts) { self.charts = charts }
    func plot() { charts.load() }
}

final class Navigator {
    private let plotter: Plotting
    private let harbours: Harbours
    private let centre: UNUserNotificationCenter
    init(plotter: Plotting, harbours: Harbours, centre: UNUserNotificationCenter) {
        self.plotter = plotter
        self.harbours = harbours
        self.centre = centre
    }
    convenience init() {
        self.init(
            plotter: Plotter(charts: Charts.shared), harbours: Charts.shared.harbours,
            //                       ^ note: [singleton-default] {{Navigator falls back on the shared instance Charts.shared where it is handed nothing, in 2 places}}
            //                                                 ^ related: [singleton-default] {{also defaults to Charts.shared here}}
            centre: UNUserNotificationCenter.current())
            //      ^ note: [singleton-default] {{Navigator falls back on the shared instance UNUserNotificationCenter.current where it is handed nothing}}
    }
    func go() {
        plotter.plot()
        harbours.list()
        centre.removeAllDeliveredNotifications()
    }
}

final class Chartroom {
    private let charts: Charts
    init(charts: Charts) { self.charts = charts }
    convenience init() {
        let charts = Charts.shared
        //           ^ note: [singleton-default] {{Chartroom falls back on the shared instance Charts.shared where it is handed nothing, in 2 places}}
        self.init(charts: charts)
    }
    convenience init(isOld: Bool) {
        self.init(charts: Charts())
        Charts.shared.load()
    //  ^ warning: [singleton] {{Chartroom reaches the shared instance Charts.shared in 2 places}}
    }
    convenience init(name: String) {
        self.init(charts: Charts())
        let shared = Charts.shared
        //           ^ related: [singleton] {{also reaches Charts.shared here}}
        if shared.isOld { shared.load() }
    }
    convenience init(harbours: Harbours) {
        let shared = Charts.shared
        //           ^ related: [singleton-default] {{also defaults to Charts.shared here}}
        let charts = shared
        self.init(charts: charts)
    }
    func open() { charts.load() }
}

final class Drawer {
    private let isOld: Bool
    private let charts: Charts
    private init(charts: Charts, isOld: Bool) {
        self.charts = charts
        self.isOld = isOld
    }
    convenience init() { self.init(charts: Charts.shared, isOld: Charts.shared.isOld) }
    //                                     ^ warning: [singleton] {{Drawer reaches the shared instance Charts.shared in 2 places}}
    //                                                           ^ related: [singleton] {{also reaches Charts.shared here}}
    func open() { if isOld { charts.load() } }
}

final class Parcel {
    private let label: String
    private let content: [UInt8]
    init(label: String, content: [UInt8]) {
        self.label = label
        self.content = content
    }
    convenience init?(path: String) {
        let centre = UNUserNotificationCenter.current()
        //           ^ note: [singleton] {{Parcel reaches the shared instance UNUserNotificationCenter.current in 2 places}}
        guard let content = centre.readParcel(path) else { return nil }
        self.init(label: path, content: content)
    }
    convenience init?(folder: String) {
        guard let content = UNUserNotificationCenter.current().readParcel(folder + "/parcel") else { return nil }
        //                  ^ related: [singleton] {{also reaches UNUserNotificationCenter.current here}}
        self.init(label: folder, content: content)
    }
    func open() { print(label, content) }
}
