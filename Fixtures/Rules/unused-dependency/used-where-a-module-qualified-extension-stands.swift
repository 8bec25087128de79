// An extension may write its module's name before the type's: what stands there belongs to the type, and uses what that
// takes. Behind the name of a type the module's namesake means that type's own.
// only: unused-dependency

//- Shop/Till.swift
protocol Printing { func printOut() }

final class Till {
    let printer: Printing
    init(printer: Printing) { self.printer = printer }
}
final class Drawer {
    let printer: Printing
    init(printer: Printing) { self.printer = printer }
    //   ^ warning: [unused-dependency] {{Drawer takes Printing and keeps it, but never uses it}}
}

//- Shop/Till+Receipts.swift
extension Shop.Till {
    func receipt() { printer.printOut() }
}

//- Shop/Drawer+Labels.swift
extension Shop.Drawer {
    func label() -> String { "drawer" }
}

//- Stall/Stall.swift
protocol Packing { func pack() }

enum Stall {
    final class Crate {
        let packer: Packing
        init(packer: Packing) { self.packer = packer }
    }
}
final class Crate {
    let packer: Packing
    init(packer: Packing) { self.packer = packer }
    //   ^ warning: [unused-dependency] {{Crate takes Packing and keeps it, but never uses it}}
}

//- Stall/Stall+Crate.swift
extension Stall.Crate {
    func close() { packer.pack() }
}
