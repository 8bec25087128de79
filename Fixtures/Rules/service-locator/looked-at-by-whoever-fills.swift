// Who puts something into a registry, and only looks what is there before, is handed nothing by it. Who uses what is there, or
// looks at what others put there, asks for it.
// only: service-locator, singleton

//- Sources/App/Registry.swift
protocol Printing { func print() }
final class NoPrinter: Printing { func print() {} }
final class LaserPrinter: Printing { func print() {} }
protocol Scanning: AnyObject { func scan() }
final class Scanner: Scanning { func scan() {} }

enum Office {
    static var printing: any Printing = NoPrinter()
    static var scanning: (any Scanning)?
}

final class Desk {
    static var current: Desk?
    private var count = 0
    func sit() { count += 1 }
}

//- Sources/App/SetUp.swift
final class PrinterSetUp {
    func run() {
        guard Office.printing is NoPrinter else { return }
        Office.printing = LaserPrinter()
    }
    func check() -> Bool { (Office.printing as? LaserPrinter) != nil }
}

final class ScannerSetUp {
    func run() {
        if Office.scanning == nil { Office.scanning = Scanner() }
        if Desk.current == nil { Desk.current = Desk() }
    }
}

final class EagerSetUp {
    func run() {
        if Office.printing is NoPrinter { Office.printing = LaserPrinter() }
        Office.printing.print()
//      ^ warning: [service-locator] {{EagerSetUp asks a locator for Office.printing}}
    }
}

final class Watcher {
    func isReady() -> Bool { Office.scanning != nil }
    //                       ^ warning: [service-locator] {{Watcher asks a locator for Office.scanning}}
    func clear() { Office.scanning = nil }
}

final class Visitor {
    func wait() -> Bool { Office.printing is NoPrinter }
    //                    ^ warning: [service-locator] {{Visitor asks a locator for Office.printing}}
}

final class Mover {
    func move() {
        if Office.scanning == nil { Office.scanning = Scanner() }
        if let scanning = Office.scanning { scanning.scan() }
        //                ^ warning: [service-locator] {{Mover asks a locator for Office.scanning}}
    }
}
