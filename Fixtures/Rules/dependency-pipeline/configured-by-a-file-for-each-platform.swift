// An injecting method that each of two files declares in the same words, one for each platform, is one method: what is
// handed to it is handed on. Where the two give back different things nobody knows which is called, and so it may be a
// use.
// only: dependency-pipeline

//- Sources/Quay/Ferry.swift
protocol Charts { func depth() -> Double }

final class Ferry {
    private let charts: Charts
    private let bridge = Bridge()
    init(charts: Charts) { self.charts = charts }
    //   ^ warning: [dependency-pipeline] {{Ferry takes Charts only to hand it on: Ferry → Bridge, which uses it}}
    func board() { bridge.configure(charts: charts) }
    //                                      ^ related: [dependency-pipeline] {{Ferry hands it to Bridge}}
}

final class Tug {
    private let charts: Charts
    private let hold = Hold()
    init(charts: Charts) { self.charts = charts }
    func board() { hold.setupWith(charts: charts) }
}

final class Barge {
    private let charts: Charts
    private let bridge = Bridge()
    init(charts: Charts) { self.charts = charts }
    func board() {
        bridge.configure(charts: charts)
        print(charts.depth())
    }
}

final class Bridge {
    fileprivate(set) var depth = 0.0
    func note(_ depth: Double) { self.depth = depth }
}
final class Hold {
    func fill() {}
}

//- Sources/Quay/Bridge+iOS.swift
extension Bridge {
    func configure(charts: Charts) { note(charts.depth()) }
    //                                    ^ related: [dependency-pipeline] {{Bridge uses it}}
}
extension Hold {
    func setupWith(charts: Charts) -> Double { charts.depth() }
}

//- Sources/Quay/Bridge+macOS.swift
extension Bridge {
    func configure(charts: Charts) {
        note(charts.depth() * 2)
    }
}
extension Hold {
    func setupWith(charts: Charts) -> Int { Int(charts.depth()) }
}
