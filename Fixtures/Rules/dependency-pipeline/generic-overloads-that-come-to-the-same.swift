// Generic methods that make things by type and differ in nothing but a closure or in what is generic come to the same,
// whichever of them is meant. Those that differ in something else do not.
// only: dependency-pipeline

import Outside

protocol Press {
    func print(_ text: String)
}

final class Job {
    private let name: String
    private let press: any Press
    init(name: String, press: any Press) {
        self.name = name
        self.press = press
    }
    func run() { press.print(name) }
    //           ^ related: [dependency-pipeline] {{Job uses it}}
    //           ^ related: [dependency-pipeline] {{Job uses it}}
}

final class Silence {
    private let press: any Press
    init(press: any Press) { self.press = press }
    func run() {}
}

struct Foreman {
    func makeJob<Sheet>(_ type: Sheet.Type, on press: any Press, done: @escaping () -> Void) -> Job {
        defer { done() }
        return Job(name: "\(type)", press: press)
        //                                 ^ related: [dependency-pipeline] {{Foreman hands it to Job}}
    }
    func makeJob<Sheet>(_ type: Sheet.Type, on press: any Press, done: @escaping () -> Bool) -> Job {
        _ = done()
        return Job(name: "\(type)", press: press)
    }

    func makeCopy<Sheet>(_ type: Sheet.Type, of sheet: Sheet, on press: any Press) -> Job {
        Job(name: "\(sheet)", press: press)
        //                           ^ related: [dependency-pipeline] {{Foreman hands it to Job}}
    }
    func makeCopy<Sheet>(_ type: Sheet.Type, of sheet: Sheet?, on press: any Press) -> Job {
        Job(name: "\(type)", press: press)
    }

    func makeProof<Sheet>(_ type: Sheet.Type, of count: Int, on press: any Press) -> Job {
        Job(name: "\(type)", press: press)
    }
    func makeProof<Sheet>(_ type: Sheet.Type, of name: String, on press: any Press) -> Silence {
        Silence(press: press)
    }
}

struct Poster {}

final class PosterShop {
    private let press: any Press
    init(press: any Press) { self.press = press }
    //   ^ warning: [dependency-pipeline] {{PosterShop takes Press only to hand it on: PosterShop → Foreman → Job, which uses it}}
    func open() { Foreman().makeJob(Poster.self, on: press) { log("done") }.run() }
    //                                               ^ related: [dependency-pipeline] {{PosterShop hands it to Foreman}}
}

final class CopyShop {
    private let press: any Press
    init(press: any Press) { self.press = press }
    //   ^ warning: [dependency-pipeline] {{CopyShop takes Press only to hand it on: CopyShop → Foreman → Job, which uses it}}
    func open() { Foreman().makeCopy(Poster.self, of: Outside.newest(), on: press).run() }
    //                                                                      ^ related: [dependency-pipeline] {{CopyShop hands it to Foreman}}
}

final class ProofShop {
    private let press: any Press
    init(press: any Press) { self.press = press }
    func open() { Foreman().makeProof(Poster.self, of: Outside.next(), on: press).run() }
}

final class TestShop {
    private let press: any Press
    init(press: any Press) { self.press = press }
    func open() {
        press.print("open")
        Foreman().makeJob(Poster.self, on: press) { true }.run()
    }
}
