// What another platform's initializer needs, callers pass on every platform.
// only: unused-dependency

protocol TideLog {
    func note(_ text: String)
}

#if os(watchOS)
    final class TideAssertion {
        let name: String
        init?(name: String, log: TideLog) { self.name = name }
    }
#else
    final class TideAssertion {
        let name: String
        init?(name: String, log: TideLog) {
            if name.isEmpty {
                log.note("no name")
                return nil
            }
            self.name = name
        }
    }
#endif

final class TideGauge {
    private let name: String

    #if os(macOS)
        init(name: String, log: TideLog) { self.name = name }
    #else
        init(name: String, log: TideLog) {
            self.name = name
            log.note(name)
        }
    #endif

    func title() -> String { name }
}

/// Nobody needs it on any platform; other labels are other callers.
final class TideTable {
    private let name: String

    #if os(macOS)
        init(name: String, log: TideLog) { self.name = name }
        //                 ^ warning: [unused-dependency] {{TideTable takes TideLog, but never uses it}}
    #else
        init(name: String, log: TideLog) { self.name = "tide " + name }
    #endif

    init(log: TideLog) {
        name = ""
        log.note(name)
    }

    func title() -> String { name }
}

/// Both are there on one platform: who calls the one need not call the other.
final class TideChart {
    private let name: String

    #if os(macOS)
        init(name: String, log: TideLog) { self.name = name }
        //                 ^ warning: [unused-dependency] {{TideChart takes TideLog, but never uses it}}

        init(name: Int, log: TideLog) {
            self.name = "\(name)"
            log.note(self.name)
        }
    #endif

    func title() -> String { name }
}
