// A static that gives what a function of its own makes anew shares nothing.

final class Backdrop {
    static var dusk: Backdrop { makeBackdrop(hue: 1) }
    static var dawn: Backdrop { paint() }
    static let night: Backdrop = paint()
    private static func makeBackdrop(hue: Int) -> Backdrop {
        let made = Backdrop()
        made.hue = hue
        return made
    }
    private static func paint() -> Backdrop { makeBackdrop(hue: 2) }
    var hue = 0
}

final class StageModel {
    func light() -> Int { Backdrop.dusk.hue + Backdrop.dawn.hue + Backdrop.night.hue }
    //                                                            ^ warning: [singleton] {{StageModel reaches the shared instance Backdrop.night}}
}
