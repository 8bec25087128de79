// An argument may be there for its type alone.
// only: unused-dependency

protocol Stage {
    func begin()
}

protocol Crew {
    func hoist()
}

struct StageLabel {
    let name: String

    init<S: Stage>(of stage: S) { name = "\(S.self)" }
}

final class StagePlan {
    private let name: String

    init<S: Stage, C: Crew>(stage: S, crew: C) {
        //                            ^ warning: [unused-dependency] {{StagePlan takes Crew, but never uses it}}
        name = String(describing: S.self)
    }

    func title() -> String { name }
}

/// The type's own parameter is given by whoever writes the type.
final class Playbill<S: Stage> {
    private let name: String

    init(stage: S) { name = "\(S.self)" }
    //   ^ warning: [unused-dependency] {{Playbill takes Stage, but never uses it}}

    func title() -> String { name }
}
