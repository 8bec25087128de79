// A type in a function is called after the type around it, in an extension as in the declaration, whatever else stands
// in the file.
// only: unused-dependency

final class FerryService {
    func depart() {}
}

final class Harbour {
    func open() {
        final class Gate {
            init(ferry: FerryService) {}
    //           ^ warning: [unused-dependency] {{Harbour.Gate takes FerryService, but never uses it}}
        }
        _ = Gate(ferry: FerryService())
    }
}

extension Harbour {
    func close() {
        final class Chain {
            init(ferry: FerryService) {}
    //           ^ warning: [unused-dependency] {{Harbour.Chain takes FerryService, but never uses it}}
        }
        _ = Chain(ferry: FerryService())
    }
}

extension Harbour {
    struct Berth {
        let number: Int
    }

    func dredge() {
        final class Barge {
            final class Crane {
                init(ferry: FerryService) {}
    //               ^ warning: [unused-dependency] {{Harbour.Barge.Crane takes FerryService, but never uses it}}
            }
            let crane = Crane(ferry: FerryService())
        }
        print(Barge().crane)
    }
}

extension Array {
    func sorted(in harbour: Harbour) {
        final class Pilot {
            init(ferry: FerryService) {}
    //           ^ warning: [unused-dependency] {{Array.Pilot takes FerryService, but never uses it}}
        }
        _ = Pilot(ferry: FerryService())
    }
}

final class Lighthouse {}
