// Where a type has a function of the name that what it keeps goes by, a call may be one of either, if what is kept can be called.
// only: unused-dependency

protocol Mooring {
    func moor(at berth: Int) async
}

extension Mooring {
    func callAsFunction(at berth: Int) async { await moor(at: berth) }
}

protocol Casting {
    func cast() async
}

final class BerthModel {
    private let moor: any Mooring
    private let leave: any Mooring
    private let cast: any Casting

    init(moor: any Mooring, leave: any Mooring, cast: any Casting) {
    //                      ^ warning: [unused-dependency] {{BerthModel takes Mooring as `leave` and keeps it, but never uses it}}
    //                                          ^ warning: [unused-dependency] {{BerthModel takes Casting and keeps it, but never uses it}}
        self.moor = moor
        self.leave = leave
        self.cast = cast
    }

    func moor() async { await moor(at: 1) }
    func cast() async {}
}

class Dock {
    func lift(_ weight: Int) {}
}

final class CraneDock: Dock {
    private let lift: any Mooring
    init(lift: any Mooring) { self.lift = lift }
    func work() async { await lift(at: 2) }
}
