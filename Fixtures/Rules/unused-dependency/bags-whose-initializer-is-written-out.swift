// A struct that only keeps things for others keeps them by a written initializer as by the synthesised one. What others
// cannot see, what is not kept, what does something with what it keeps, and what somebody takes has no such excuse.
// only: unused-dependency

protocol Kiln: AnyObject { func fire() }

final class Potter {
    private let kiln: any Kiln
    init(kiln: any Kiln) { self.kiln = kiln }
    func work() { kiln.fire() }
}

struct Workshop {
    let kiln: any Kiln
    let potter: Potter
    init(kiln: any Kiln, potter: Potter) {
        self.kiln = kiln
        self.potter = potter
    }
}

struct HiddenWorkshop {
    private let kiln: any Kiln
    let potter: Potter
    init(kiln: any Kiln, potter: Potter) {
    //   ^ warning: [unused-dependency] {{HiddenWorkshop takes Kiln and keeps it, but never uses it}}
        self.kiln = kiln
        self.potter = potter
    }
}

struct EmptyWorkshop {
    let potter: Potter
    init(kiln: any Kiln, potter: Potter) { self.potter = potter }
    //   ^ warning: [unused-dependency] {{EmptyWorkshop takes Kiln, but never uses it}}
}

struct BusyWorkshop {
    let kiln: any Kiln
    let potter: Potter
    init(kiln: any Kiln, potter: Potter) {
    //   ^ warning: [unused-dependency] {{BusyWorkshop takes Kiln and keeps it, but never uses it}}
        self.kiln = kiln
        self.potter = potter
    }
    func open() { potter.work() }
}

struct TakenWorkshop {
    let kiln: any Kiln
    let potter: Potter
    init(kiln: any Kiln, potter: Potter) {
    //   ^ warning: [unused-dependency] {{TakenWorkshop takes Kiln and keeps it, but never uses it}}
        self.kiln = kiln
        self.potter = potter
    }
}

final class ClayKiln: Kiln {
    func fire() {}
}

final class Village {
    private let workshop: Workshop
    private let hidden: HiddenWorkshop
    private let empty: EmptyWorkshop
    private let busy: BusyWorkshop
    private let taken: TakenWorkshop
    init(taken: TakenWorkshop) {
        let kiln = ClayKiln()
        let potter = Potter(kiln: kiln)
        workshop = Workshop(kiln: kiln, potter: potter)
        hidden = HiddenWorkshop(kiln: kiln, potter: potter)
        empty = EmptyWorkshop(kiln: kiln, potter: potter)
        busy = BusyWorkshop(kiln: kiln, potter: potter)
        self.taken = taken
    }
    func wake() {
        workshop.potter.work()
        hidden.potter.work()
        empty.potter.work()
        busy.open()
        taken.potter.work()
    }
}
