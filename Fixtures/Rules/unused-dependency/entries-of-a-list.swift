// An entry that a type makes for itself holds a dependency as long as it is in the list: to take it out would let that go. A class
// that does something, that others make, or that shows nothing has no such reason.
// only: unused-dependency

protocol Buoying: AnyObject {
    func float()
}

final class Buoy: Buoying {
    private let harbour: any Harbouring
    init(harbour: any Harbouring) { self.harbour = harbour }
    func float() { harbour.open() }
}

protocol Harbouring {
    func open()
}

final class BuoyService {
    final class Entry {
        var boats: Set<String>
        let buoy: any Buoying
        init(boats: Set<String>, buoy: any Buoying) {
            self.boats = boats
            self.buoy = buoy
        }
    }

    struct ShortEntry {
        var boats: Set<String>
        let buoy: any Buoying
    }

    final class Working {
        var boats: Set<String> = []
        let buoy: any Buoying
        init(buoy: any Buoying) { self.buoy = buoy }
        //   ^ warning: [unused-dependency] {{BuoyService.Working takes Buoying and keeps it, but never uses it}}
        func count() -> Int { boats.count }
    }

    final class Closed {
        var boats: Set<String> = []
        private let buoy: any Buoying
        init(buoy: any Buoying) { self.buoy = buoy }
        //   ^ warning: [unused-dependency] {{BuoyService.Closed takes Buoying and keeps it, but never uses it}}
    }

    final class Dropped {
        var boats: Set<String> = []
        init(buoy: any Buoying) {}
        //   ^ warning: [unused-dependency] {{BuoyService.Dropped takes Buoying, but never uses it}}
    }

    private let harbour: any Harbouring
    private var entries: [String: Entry] = [:]
    private var shortEntries: [String: ShortEntry] = [:]
    private var others: [Any] = []

    init(harbour: any Harbouring) { self.harbour = harbour }

    func moor(_ boat: String, at place: String) {
        let buoy = Buoy(harbour: harbour)
        buoy.float()
        entries[place] = Entry(boats: [boat], buoy: buoy)
        shortEntries[place] = ShortEntry(boats: [boat], buoy: buoy)
        others = [Working(buoy: buoy).count(), Closed(buoy: buoy).boats, Dropped(buoy: buoy).boats]
    }

    func boats(at place: String) -> Set<String> {
        (entries[place]?.boats ?? []).union(shortEntries[place]?.boats ?? [])
    }
}

/// A namespace makes nothing: whoever makes these may be asked why.
enum Piers {
    final class Plan {
        var boats: Set<String> = []
        let buoy: any Buoying
        init(buoy: any Buoying) { self.buoy = buoy }
        //   ^ warning: [unused-dependency] {{Piers.Plan takes Buoying and keeps it, but never uses it}}
    }

    final class PlanService {
        var boats: Set<String> = []
        let buoy: any Buoying
        init(buoy: any Buoying) { self.buoy = buoy }
        //   ^ warning: [unused-dependency] {{Piers.PlanService takes Buoying and keeps it, but never uses it}}
    }
}

final class PierService {
    final class PlankService {
        var boats: Set<String> = []
        let buoy: any Buoying
        init(buoy: any Buoying) { self.buoy = buoy }
        //   ^ warning: [unused-dependency] {{PierService.PlankService takes Buoying and keeps it, but never uses it}}
    }
    private let buoy: any Buoying
    private var plank: PlankService?
    init(buoy: any Buoying) { self.buoy = buoy }
    func lay() {
        buoy.float()
        plank = PlankService(buoy: buoy)
    }
}
