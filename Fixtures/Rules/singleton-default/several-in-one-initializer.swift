// Several defaults are one thing to mend, and it is told that they are defaults.
// only: singleton-default
final class Theme {
    static let shared = Theme()
    private var tints = 0
    func tint() { tints += 1 }
}

final class Header {
    init(front: Theme = Theme.shared, back: Theme = Theme.shared) {
        //              ^ note: [singleton-default] {{Header falls back on the shared instance Theme.shared where it is handed nothing, in 2 places}}
        //                                          ^ related: [singleton-default] {{also defaults to Theme.shared here}}
        front.tint()
        back.tint()
    }
}

final class Footer {
    init(front: Theme = Theme.shared, back: Theme) {
        //              ^ note: [singleton-default] {{Footer falls back on the shared instance Theme.shared where it is handed nothing}}
        front.tint()
        back.tint()
    }
}

final class Margin {
    init(front: Theme, back: Theme) {
        front.tint()
        back.tint()
    }
}
