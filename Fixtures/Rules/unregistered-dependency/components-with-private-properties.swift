// What a component keeps to itself the generated code cannot give to those below.
// only: unregistered-dependency

import NeedleFoundation

protocol Working {
    func work()
}
final class Worker: Working {
    func work() {}
}
final class Room {
    private let worker: any Working
    init(worker: any Working) { self.worker = worker }
    func open() { worker.work() }
}

protocol RoomDependency: Dependency {
    var worker: any Working { get }
    //              ^ error: [unregistered-dependency] {{RoomComponent requires worker: Working, which no component above it provides}}
}
final class RoomComponent: Component<RoomDependency> {
    var room: Room { shared { Room(worker: dependency.worker) } }
}
final class HouseComponent: BootstrapComponent {
    var room: RoomComponent { RoomComponent(parent: self) }
    private var worker: any Working { shared { Worker() } }
}

protocol HallDependency: Dependency {
    var helper: any Working { get }
}
final class HallComponent: Component<HallDependency> {
    var room: Room { shared { Room(worker: dependency.helper) } }
}
final class CastleComponent: BootstrapComponent {
    var hall: HallComponent { HallComponent(parent: self) }
    var helper: any Working { shared { Worker() } }
}
