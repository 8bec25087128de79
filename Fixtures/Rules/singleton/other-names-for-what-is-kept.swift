// A static that is but another name for what somebody else keeps: whoever reaches for it is told, and nothing could be handed in
// where it stands. What is asked of the other one on the way to something else is hidden.
// only: singleton

final class TideManager {
    func height() -> Int { 0 }
    let steps = StepManager()
}

final class StepManager {
    func next() {}
}

protocol Pilots {
    func lead()
}
protocol Charts {
    func draw()
}
typealias AnyHarbour = Pilots & Charts

final class HarbourContext {
    static let shared = HarbourContext()
    let tides = TideManager()
    let boats: [String] = []
    func sail() {}
}

enum HarbourParts {
    static var harbour: AnyHarbour!
}

extension TideManager {
    static let shared = HarbourContext.shared.tides
}

extension StepManager {
    static let shared = HarbourContext.shared.tides.steps
    static let count = HarbourContext.shared.boats.count
    //                 ^ warning: [singleton] {{StepManager reaches the shared instance HarbourContext.shared}}
}

final class Harbour {
    static var shared: AnyHarbour { HarbourParts.harbour }
    static var isOpen: Bool { HarbourParts.harbour != nil }
    //                        ^ warning: [singleton] {{Harbour reaches the shared instance HarbourParts.harbour}}
}

protocol HarbourFeatures { var ballast: any Pilots { get } }
final class AppFeatures: HarbourFeatures {
    static var shared: (any HarbourFeatures)!
    let ballast: any Pilots
    init(ballast: any Pilots) { self.ballast = ballast }
}
var features: any HarbourFeatures { AppFeatures.shared }

final class Ballast: Pilots {
    static var shared: any Pilots { features.ballast }
    static var spare: any Pilots { features.ballast }
    //                             ^ warning: [singleton] {{Ballast reaches the shared instance features.ballast}}
    private var weight = 0
    func lead() { weight += 1 }
}
final class Map: Charts {
    static var shared: any Pilots { features.ballast }
    //                              ^ warning: [singleton] {{Map reaches the shared instance features.ballast}}
    func draw() {}
}

final class TideModel {
    func height() -> Int { TideManager.shared.height() }
    //                     ^ warning: [singleton] {{TideModel reaches the shared instance TideManager.shared}}
    func step() { StepManager.shared.next() }
    //            ^ warning: [singleton] {{TideModel reaches the shared instance StepManager.shared}}
    func lead() { Harbour.shared.lead() }
    //            ^ warning: [singleton] {{TideModel reaches the shared instance Harbour.shared}}
    func weigh() { Ballast.shared.lead() }
    //             ^ warning: [singleton] {{TideModel reaches the shared instance Ballast.shared}}
}
