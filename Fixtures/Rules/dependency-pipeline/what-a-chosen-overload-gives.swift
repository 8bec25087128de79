// Which of several functions of one name a call means says what it gives, and so what is told of that. A closure under
// a local name gives what it returns, and a local function takes the place of a method of its name.
// only: dependency-pipeline

protocol Press {
    func print(_ text: String)
}

struct Order {
    let number: Int
}

struct Scan {
    let bytes: Int
}

final class Export {
    var press: (any Press)?
    func run() { press?.print("") }
    //           ^ related: [dependency-pipeline] {{Export uses it}}
    //           ^ related: [dependency-pipeline] {{Export uses it}}
}

final class Silence {
    let length: Int
    init(length: Int) { self.length = length }
}

struct Printery {
    func export(_ scan: Scan) -> Silence { Silence(length: scan.bytes) }
    func export(_ order: Order) -> Export { Export() }
    func makeExport(on press: any Press) -> Export {
        let export = Export()
        export.press = press
        //             ^ related: [dependency-pipeline] {{Printery hands it to Export}}
        return export
    }
}

final class OrderDesk {
    private let order: Order
    private let press: any Press
    init(order: Order, press: any Press) {
    //                 ^ warning: [dependency-pipeline] {{OrderDesk takes Press only to hand it on: OrderDesk → Export, which uses it}}
        self.order = order
        self.press = press
    }
    func open() { Printery().export(order).press = press }
    //                                             ^ related: [dependency-pipeline] {{OrderDesk hands it to Export}}
}

final class LateDesk {
    private let press: any Press
    init(press: any Press) { self.press = press }
    //   ^ warning: [dependency-pipeline] {{LateDesk takes Press only to hand it on: LateDesk → Printery → Export, which uses it}}
    func open() {
        let printery = { Printery() }
        printery().makeExport(on: press).run()
        //                        ^ related: [dependency-pipeline] {{LateDesk hands it to Printery}}
    }
}

final class BusyDesk {
    private let press: any Press
    init(press: any Press) { self.press = press }
    func open() {
        let printery = { Printery() }
        printery().makeExport(on: press).run()
        press.print("open")
    }
}

final class OwnDesk {
    private let press: any Press
    init(press: any Press) { self.press = press }
    func makeExport(on press: any Press) -> Export { Printery().makeExport(on: press) }
    func open() {
        func makeExport(on press: any Press) { press.print("own") }
        makeExport(on: press)
    }
}
