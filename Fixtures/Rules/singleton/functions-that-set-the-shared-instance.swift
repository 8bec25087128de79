// A static function that makes its type's shared instance puts that together, whatever it is called, as the initial value of a static
// does: what goes into it is handed in there. What it does besides is told, and so is what others make.
// only: singleton

final class Almanac {
    static let shared = Almanac()
    private var pages = 0
    func turn() { pages += 1 }
    func copy() -> Almanac { self }
}

final class Chart {
    static let shared = Chart()
    private(set) var scale = 1
    func zoom() { scale += 1 }
}

protocol Course {
    func follow()
}

final class Pilot {
    private(set) static var shared: Pilot!
    private let course: any Course
    private let almanac: Almanac
    private let chart: Chart

    static func setup(with course: any Course) {
        shared = Pilot(course: course, almanac: .shared, chart: Chart.shared)
    }

    static func setup(with course: any Course, scale: Int) {
        let almanac = Almanac.shared
        setup(with: course, almanac: almanac, log: Log(chart: Chart.shared))
    }

    static func setup(with course: any Course, almanac: Almanac, log: Log) {
        let pilot = Pilot(course: course, almanac: almanac, chart: Chart.shared)
        shared = pilot
    }

    static func restart(_ course: any Course) {
        Almanac.shared.turn()
    //  ^ warning: [singleton] {{Pilot reaches the shared instance Almanac.shared}}
        shared = Pilot(course: course, almanac: Almanac(), chart: Chart())
    }

    static func report(_ course: any Course) {
        print(Log(chart: Chart.shared))
    //                   ^ warning: [singleton] {{Pilot reaches the shared instance Chart.shared}}
        shared = Pilot(course: course, almanac: Almanac(), chart: Chart())
    }

    init(course: any Course, almanac: Almanac, chart: Chart) {
        self.course = course
        self.almanac = almanac
        self.chart = chart
    }

    func go() {
        course.follow()
        almanac.turn()
        chart.zoom()
    }
}

struct Log {
    let chart: Chart
    init(chart: Chart) { self.chart = chart }
    func write() { chart.zoom() }
}

// One that is dropped, or kept by an object, is no shared one.
final class Steward {
    private static var count = 0
    private let almanac: Almanac
    private var other: Steward?
    init(almanac: Almanac) { self.almanac = almanac }
    func go() { almanac.turn() }
    static func begin() {
        count = 1
        Steward(almanac: Almanac.shared).go()
        //               ^ warning: [singleton] {{Steward reaches the shared instance Almanac.shared in 3 places}}
    }
    static func join(_ steward: Steward) {
        steward.other = Steward(almanac: Almanac.shared)
        //                               ^ related: [singleton] {{also reaches Almanac.shared here}}
    }
    func relieve() {
        other = Steward(almanac: Almanac.shared)
        //                       ^ related: [singleton] {{also reaches Almanac.shared here}}
    }
}

// What a function of instances sets is set by somebody who has one.
final class Purser {
    private static var current: Purser?
    private let almanac: Almanac
    init(almanac: Almanac) { self.almanac = almanac }
    func go() { almanac.turn() }
    func replace() {
        Self.current = Purser(almanac: Almanac.shared)
        //                             ^ warning: [singleton] {{Purser reaches the shared instance Almanac.shared}}
    }
}

// Others than the type itself could be handed it.
enum Boot {
    static func begin() { Cook.shared = Cook(almanac: Almanac.shared) }
    //                                                ^ warning: [singleton] {{Boot reaches the shared instance Almanac.shared}}
}

final class Cook {
    static var shared: Cook?
    private let almanac: Almanac
    init(almanac: Almanac) { self.almanac = almanac }
    func go() { almanac.turn() }
}
