// What a static has a storyboard begin with is a new one each time, though nobody here knows that its class is a
// screen; what it has somebody else give may be the one that everybody has.
// only: singleton

import UIKit
import StageKit

final class TowerScreen: StageScreen {
    private var visits = 0
    static func instance() -> TowerScreen {
        UIStoryboard(name: "Tower", bundle: nil).instantiateInitialViewController() as! TowerScreen
    }
    func climb() { visits += 1 }
}

final class GateScreen: StageScreen {
    private var visits = 0
    static func instance() -> GateScreen {
        Stages.first() as! GateScreen
    }
    func pass() { visits += 1 }
}

final class WallScreen: StageScreen {
    private var visits = 0
    static func instance() -> WallScreen? {
        let board = UIStoryboard(name: "Wall", bundle: nil)
        return board.instantiateInitialViewController() as? WallScreen
    }
    func walk() { visits += 1 }
}

final class Guide {
    func lead() {
        TowerScreen.instance().climb()
        GateScreen.instance().pass()
//      ^ warning: [singleton] {{Guide reaches the shared instance GateScreen.instance}}
        WallScreen.instance()?.walk()
    }
}
