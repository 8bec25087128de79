// only: dependency-pipeline
// A protocol that asks for a property does nothing with it: the user is who conforms and reads it, or who reads it of the
// protocol. Where nobody is seen to, none is named.

import UIKit

final class Engine { func start() {} }
final class EngineService {
    private let engine = Engine()
    func run() { engine.start() }
}

protocol NeedsEngine: AnyObject {
    var engineService: EngineService! { get set }
}

final class PostsScreen: UIViewController, NeedsEngine {
    var engineService: EngineService!
    override func viewDidLoad() {
        super.viewDidLoad()
        engineService.run()
    //  ^ related: [dependency-pipeline] {{PostsScreen uses it}}
    }
}

final class TabsViewModel {
    private let screen: NeedsEngine
    init(screen: NeedsEngine, engineService: EngineService) {
    //                        ^ warning: [dependency-pipeline] {{TabsViewModel takes EngineService only to hand it on: TabsViewModel → PostsScreen, which uses it}}
        self.screen = screen
        screen.engineService = engineService
    //                         ^ related: [dependency-pipeline] {{TabsViewModel hands it to NeedsEngine}}
    }
}

final class HornService { func blow() {} }

protocol NeedsHorn: AnyObject {
    var hornService: HornService? { get set }
}

enum HornActions {
    static func blow(of dependency: NeedsHorn) {
        dependency.hornService?.blow()
    //  ^ related: [dependency-pipeline] {{HornActions uses it}}
    }
}

final class HornViewModel {
    private let screen: NeedsHorn
    init(screen: NeedsHorn, hornService: HornService) {
    //                      ^ warning: [dependency-pipeline] {{HornViewModel takes HornService only to hand it on: HornViewModel → HornActions, which uses it}}
        self.screen = screen
        screen.hornService = hornService
    //                       ^ related: [dependency-pipeline] {{HornViewModel hands it to NeedsHorn}}
    }
}

final class BellService { func ring() {} }

protocol NeedsBell: AnyObject {
    var bellService: BellService! { get set }
}

extension NeedsBell {
    func ring() { bellService.ring() }
    //            ^ related: [dependency-pipeline] {{NeedsBell uses it}}
}

final class BellViewModel {
    private let screen: NeedsBell
    init(screen: NeedsBell, bellService: BellService) {
    //                      ^ warning: [dependency-pipeline] {{BellViewModel takes BellService only to hand it on: BellViewModel → NeedsBell, which uses it}}
        self.screen = screen
        screen.bellService = bellService
    //                       ^ related: [dependency-pipeline] {{BellViewModel hands it to NeedsBell}}
    }
}

final class DrumService { func beat() {} }

protocol NeedsDrum: AnyObject {
    var drumService: DrumService! { get set }
}

final class DrumScreen: UIViewController, NeedsDrum {
    var drumService: DrumService!
}

final class DrumViewModel {
    private let screen: NeedsDrum
    init(screen: NeedsDrum, drumService: DrumService) {
    //                      ^ warning: [dependency-pipeline] {{DrumViewModel takes DrumService only to hand it on: DrumViewModel → NeedsDrum}}
        self.screen = screen
        screen.drumService = drumService
    //                       ^ related: [dependency-pipeline] {{DrumViewModel hands it to NeedsDrum}}
    }
}
