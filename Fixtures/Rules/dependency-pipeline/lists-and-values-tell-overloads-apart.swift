// Which of two methods a call means is told by what it hands in, be it a list for a protocol that lists conform to too.
// Where both may be meant nobody knows what becomes of the rest.
// only: dependency-pipeline

protocol Press {
    func print(_ text: String)
}

struct Order: Encodable {
    let number: Int
}

struct Scan {
    let bytes: Int
}

final class Export {
    private let text: String
    private let press: Press
    init(text: String, press: Press) {
        self.text = text
        self.press = press
    }
    func run() { press.print(text) }
    //           ^ related: [dependency-pipeline] {{Export uses it}}
    //           ^ related: [dependency-pipeline] {{Export uses it}}
}

final class ScanExport {
    private let press: Press
    init(press: Press) { self.press = press }
    func run() { press.print("") }
}

struct Printery {
    func makeExport(of content: any Encodable, press: Press) -> Export { Export(text: "\(content)", press: press) }
    //                                                                                                     ^ related: [dependency-pipeline] {{Printery hands it to Export}}
    func makeExport(of scan: Scan, press: Press) -> ScanExport { ScanExport(press: press) }

    func makeSheet(_ lines: [any Encodable], press: Press) -> ScanExport { ScanExport(press: press) }
    func makeSheet(_ line: any Encodable, press: Press) -> Export { Export(text: "\(line)", press: press) }
    //                                                                                             ^ related: [dependency-pipeline] {{Printery hands it to Export}}
}

final class OrderList {
    private let orders: [Order]
    private let press: Press
    init(orders: [Order], press: Press) {
    //                    ^ warning: [dependency-pipeline] {{OrderList takes Press only to hand it on: OrderList → Printery → Export, which uses it}}
        self.orders = orders
        self.press = press
    }
    func export() { Printery().makeExport(of: orders, press: press).run() }
    //                                                       ^ related: [dependency-pipeline] {{OrderList hands it to Printery}}
}

final class OrderDesk {
    private let order: Order
    private let press: Press
    init(order: Order, press: Press) {
    //                 ^ warning: [dependency-pipeline] {{OrderDesk takes Press only to hand it on: OrderDesk → Printery → Export, which uses it}}
        self.order = order
        self.press = press
    }
    func export() { Printery().makeSheet(order, press: press).run() }
    //                                                 ^ related: [dependency-pipeline] {{OrderDesk hands it to Printery}}
}

// Nobody knows which of the two it is.
final class MailDesk {
    private let press: Press
    init(press: Press) { self.press = press }
    func export() { Printery().makeSheet(Mailbox.current.letters, press: press).run() }
}

final class ScanDesk {
    private let scan: Scan
    private let press: Press
    init(scan: Scan, press: Press) {
        self.scan = scan
        self.press = press
    }
    func export() {
        press.print("")
        Printery().makeExport(of: scan, press: press).run()
    }
}
