// The part gets its owner, but it makes another owner all the same.

final class Crane {
    private var hook: Hook?

    init() {
        hook = Hook(crane: self)
        //     ^ error: [dependency-cycle] {{Making Crane needs itself: Crane → Hook → Crane}}
    }

    func lift() { hook?.pull() }
}

final class Hook {
    private let crane: Crane
    private let spare: Crane

    init(crane: Crane) {
        self.crane = crane
        spare = Crane()
        //      ^ related: [dependency-cycle] {{Hook constructs Crane}}
    }

    func pull() { crane.lift(); spare.lift() }
}
