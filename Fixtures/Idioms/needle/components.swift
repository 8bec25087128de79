// Needle's components: a ring through `shared`, a requirement that no component above provides, a captive property.
// only: dependency-cycle, unregistered-dependency, captive-dependency

import NeedleFoundation

final class RootComponent: BootstrapComponent {
    var clock: Clock { shared { Clock() } }
    var chime: Chime { shared { Chime(bell: bell) } }
    //                                      ^ related: [dependency-cycle] {{chime asks for bell}}
    var bell: Bell {
        return shared { Bell(chime: self.chime) }
        //                          ^ error: [dependency-cycle] {{Producing RootComponent.bell needs itself: bell → chime → bell}}
    }
    var pencil: Pencil { Pencil() }
    //  ^ related: [captive-dependency] {{Pencil is made anew here}}
    var desk: Desk { shared { Desk(pencil: pencil) } }
    //                                     ^ warning: [captive-dependency] {{Desk is kept and holds on to its Pencil, which is made anew for everybody else}}
    var office: OfficeComponent { OfficeComponent(parent: self) }
}

protocol OfficeDependency: Dependency {
    var clock: Clock { get }
    var lamp: Lamp { get }
    //        ^ error: [unregistered-dependency] {{OfficeComponent requires lamp: Lamp, which no component above it provides}}
}

final class OfficeComponent: Component<OfficeDependency> {
    var drawer: Drawer { Drawer(clock: dependency.clock) }
    var shelf: ShelfComponent { ShelfComponent(parent: self) }
}

protocol ShelfDependency: Dependency {
    var drawer: Drawer { get }
    var clock: Clock { get }
    var desk: any Furniture { get }
    //            ^ error: [unregistered-dependency] {{ShelfComponent requires desk: Furniture, which no component above it provides}}
}

final class ShelfComponent: NeedleFoundation.Component<ShelfDependency> {
    var drawer: Drawer { dependency.drawer }
}

/// Nobody in these sources makes it: what is above it cannot be seen.
protocol AtticDependency: Dependency {
    var lamp: Lamp { get }
}

final class AtticComponent: Component<AtticDependency> {
    var light: Lamp { dependency.lamp }
}

protocol Furniture {
    func move()
}

final class Clock {
    private var minutes = 0
    func tick() { minutes += 1 }
}

final class Chime {
    private let bell: Bell
    init(bell: Bell) { self.bell = bell }
    func ring() { bell.ring() }
}

final class Bell {
    private let chime: Chime
    init(chime: Chime) { self.chime = chime }
    func ring() { chime.ring() }
}

final class Pencil {
    private var length = 10
    func write() { length -= 1 }
}

final class Desk: Furniture {
    private let pencil: Pencil
    init(pencil: Pencil) { self.pencil = pencil }
    func move() { pencil.write() }
}

final class Lamp {
    func shine() {}
}

final class Drawer {
    private let clock: Clock
    init(clock: Clock) { self.clock = clock }
    func open() { clock.tick() }
}
