// What stands in two branches of one `#if` is never compiled together and makes no ring; two conditions of their own, or the
// same branch, do.

final class ExclusiveContainer {
    #if DEBUG
        lazy var lamp: Lamp = Lamp(cable: cable)
    #else
        lazy var cable: Cable = Cable(lamp: lamp)
    #endif
}

final class SameBranchContainer {
    #if DEBUG
        lazy var plug: Plug = Plug(socket: socket)
        //                                 ^ error: [dependency-cycle] {{Producing SameBranchContainer.plug needs itself: plug → socket → plug}}
        lazy var socket: Socket = Socket(plug: plug)
        //                                     ^ related: [dependency-cycle] {{socket asks for plug}}
    #endif
}

final class TwoConditionsContainer {
    #if DEBUG
        lazy var fuse: Fuse = Fuse(box: box)
        //                              ^ related: [dependency-cycle] {{fuse asks for box}}
    #endif
    #if os(macOS)
        lazy var box: Box = Box(fuse: fuse)
        //                            ^ error: [dependency-cycle] {{Producing TwoConditionsContainer.box needs itself: box → fuse → box}}
    #endif
}

final class Lamp {
    private weak var cable: Cable?
    init(cable: Cable) { self.cable = cable }
    func shine() { cable?.carry() }
}

final class Cable {
    private weak var lamp: Lamp?
    init(lamp: Lamp) { self.lamp = lamp }
    func carry() { lamp?.shine() }
}

final class Plug {
    private weak var socket: Socket?
    init(socket: Socket) { self.socket = socket }
    func pull() { socket?.push() }
}

final class Socket {
    private weak var plug: Plug?
    init(plug: Plug) { self.plug = plug }
    func push() { plug?.pull() }
}

final class Fuse {
    private weak var box: Box?
    init(box: Box) { self.box = box }
    func blow() { box?.open() }
}

final class Box {
    private weak var fuse: Fuse?
    init(fuse: Fuse) { self.fuse = fuse }
    func open() { fuse?.blow() }
}
