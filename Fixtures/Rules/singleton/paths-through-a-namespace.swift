// What a property makes whenever it is read is shared by nobody, whatever it is called and whatever global it is read of.

//- Sources/App/Signposts.swift
open class Signpost: Hashable {
    let path: String
    required public init(_ path: String) { self.path = path }
    public func hash(into hasher: inout Hasher) { hasher.combine(path) }
    public static func == (one: Signpost, other: Signpost) -> Bool { one.path == other.path }
}

public final class Trail: Signpost, TrailMarks {}
public protocol TrailMarks { var path: String { get } }
public final class TrailSession: Signpost {}
public final class TrailTracker: Signpost {}

extension TrailMarks {
    var session: TrailSession { .init("\(path).session") }
    var tracker: TrailTracker { TrailTracker("\(path).tracker") }
}

public let trail = Trail("trail")

//- Sources/App/Lodges.swift
final class WardenService {
    func wake() {}
}

final class Lodge {
    let warden = WardenService()
    private var late: WardenService?
    var deputy: WardenService {
        if let late { return late }
        let made = WardenService()
        late = made
        return made
    }
}

let lodge = Lodge()

//- Sources/App/Hike.swift
final class Hike {
    func begin(_ marks: [Signpost]) -> Bool {
        lodge.warden.wake()
    //  ^ warning: [singleton] {{Hike reaches the shared instance lodge.warden}}
        lodge.deputy.wake()
    //  ^ warning: [singleton] {{Hike reaches the shared instance lodge.deputy}}
        return marks.contains(trail.session) || marks.contains(trail.tracker)
    }
}
