// Factory: a property whose type is not written is what its wrapper's factory gives, be it fetched at once or later;
// what is handed to a method of that goes on.
// only: dependency-pipeline

import Factory

protocol Press {
    func print(_ text: String)
}

final class Export {
    private let press: any Press
    init(press: any Press) { self.press = press }
    func run() { press.print("") }
    //           ^ related: [dependency-pipeline] {{Export uses it}}
    //           ^ related: [dependency-pipeline] {{Export uses it}}
}

final class Printery {
    private var count = 0
    func makeExport(on press: any Press) -> Export {
        count += 1
        return Export(press: press)
        //                   ^ related: [dependency-pipeline] {{Printery hands it to Export}}
        //                   ^ related: [dependency-pipeline] {{Printery hands it to Export}}
    }
}

extension Container {
    var printery: Factory<Printery> { self { Printery() } }
}

final class Clerk {
    @Injected(\.printery) private var printery
    private let press: any Press
    init(press: any Press) { self.press = press }
    //   ^ warning: [dependency-pipeline] {{Clerk takes Press only to hand it on: Clerk → Printery → Export, which uses it}}
    func open() { printery.makeExport(on: press).run() }
    //                                    ^ related: [dependency-pipeline] {{Clerk hands it to Printery}}
}

final class Foreman {
    @LazyInjected(\.printery) private var printery
    private let press: any Press
    init(press: any Press) { self.press = press }
    //   ^ warning: [dependency-pipeline] {{Foreman takes Press only to hand it on: Foreman → Printery → Export, which uses it}}
    func open() { printery.makeExport(on: press).run() }
    //                                    ^ related: [dependency-pipeline] {{Foreman hands it to Printery}}
}

final class Editor {
    @Injected(\.printery) private var printery
    private let press: any Press
    init(press: any Press) { self.press = press }
    func open() {
        press.print("open")
        printery.makeExport(on: press).run()
    }
}

// Nobody knows what it gives.
final class Reader {
    @Injected(\.library) private var library
    private let press: any Press
    init(press: any Press) { self.press = press }
    func open() { library.makeExport(on: press).run() }
}
