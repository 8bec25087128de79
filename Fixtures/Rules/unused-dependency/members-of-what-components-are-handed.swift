// What a component of Needle or a builder of RIBs reads of its dependency is the requirement, and nothing else's.

import NeedleFoundation
import RIBs

protocol Ferry {
    func sail()
}

protocol Tide {
    func level() -> Int
}

protocol PierDependency: Dependency {
    var ferry: any Ferry { get }
}

final class PierScreen {
    private let ferry: any Ferry
    init(ferry: any Ferry) { self.ferry = ferry }
    func leave() { ferry.sail() }
}

final class PierComponent: Component<PierDependency> {
    var screen: PierScreen { PierScreen(ferry: dependency.ferry) }
}

protocol DockDependency: Dependency {
    var tide: any Tide { get }
}

final class DockScreen {
    private let tide: any Tide
    init(tide: any Tide) { self.tide = tide }
    func measure() -> Int { tide.level() }
}

final class DockBuilder: Builder<DockDependency> {
    func build() -> DockScreen { DockScreen(tide: self.dependency.tide) }
}

// Nobody reads these.
final class Logbook {
    let ferry: any Ferry
    let tide: any Tide
    init(ferry: any Ferry, tide: any Tide) {
    //   ^ warning: [unused-dependency] {{Logbook takes Ferry and keeps it, but never uses it}}
    //                     ^ warning: [unused-dependency] {{Logbook takes Tide and keeps it, but never uses it}}
        self.ferry = ferry
        self.tide = tide
    }
}
