// What is told of a pair of parentheses is told of all that stands in it, be it a part of what an inner pair holds.
// only: dependency-pipeline

protocol Press {
    func print(_ text: String)
}

final class Export {
    var press: (any Press)?
    func run() { press?.print("") }
    //           ^ related: [dependency-pipeline] {{Export uses it}}
    //           ^ related: [dependency-pipeline] {{Export uses it}}
}

class Shop {
    let name = "shop"
}

final class Printery: Shop {
    let export = Export()
}

final class Clerk {
    private let shop: Shop
    private let press: any Press
    init(shop: Shop, press: any Press) {
    //               ^ warning: [dependency-pipeline] {{Clerk takes Press only to hand it on: Clerk → Export, which uses it}}
        self.shop = shop
        self.press = press
    }
    func open() {
        ((shop as! Printery).export).press = press
        //                                   ^ related: [dependency-pipeline] {{Clerk hands it to Export}}
        print(((shop)).name)
    }
}

final class Foreman {
    private let printery: Printery
    private let press: any Press
    init(printery: Printery, press: any Press) {
    //                       ^ warning: [dependency-pipeline] {{Foreman takes Press only to hand it on: Foreman → Export, which uses it}}
        self.printery = printery
        self.press = press
    }
    func open() { (((printery)).export).press = press }
    //                                          ^ related: [dependency-pipeline] {{Foreman hands it to Export}}
}

final class Reader {
    private let shop: Shop
    private let press: any Press
    init(shop: Shop, press: any Press) {
        self.shop = shop
        self.press = press
    }
    func open() { ((press)).print(((shop)).name) }
}

final class Editor {
    private let printery: Printery
    private let press: any Press
    init(printery: Printery, press: any Press) {
        self.printery = printery
        self.press = press
    }
    func open() {
        ((printery).export).press = press
        (press).print((printery).name)
    }
}
