// Knit: what a maker gives that a macro writes is of the type it is called on; a static function of that name that the
// project writes gives what it says.
// only: dependency-pipeline

import Knit
import KnitMacros

protocol Press {
    func print(_ text: String)
}

final class Export {
    private let press: any Press
    init(press: any Press) { self.press = press }
    func run() { press.print("") }
    //           ^ related: [dependency-pipeline] {{Export uses it}}
}

final class Printery {
    private let name: String
    @Resolvable<Resolver>
    init(@Argument name: String) { self.name = name }
    func makeExport(on press: any Press) -> Export { Export(press: press) }
    //                                                             ^ related: [dependency-pipeline] {{Printery hands it to Export}}
}

final class Bindery {
    static func make(resolver: Resolver) -> Cover { Cover() }
    func makeExport(on press: any Press) -> Export { Export(press: press) }
}

final class Cover {
    private var pages = 0
    func makeExport(on press: any Press) { press.print("\(pages)") }
}

final class Clerk {
    private let press: any Press
    private let resolver: Resolver
    init(press: any Press, resolver: Resolver) {
    //   ^ warning: [dependency-pipeline] {{Clerk takes Press only to hand it on: Clerk → Printery → Export, which uses it}}
        self.press = press
        self.resolver = resolver
    }
    func open() {
        let printery = Printery.make(resolver: resolver)
        printery.makeExport(on: press).run()
        //                      ^ related: [dependency-pipeline] {{Clerk hands it to Printery}}
    }
}

final class Binder {
    private let press: any Press
    private let resolver: Resolver
    init(press: any Press, resolver: Resolver) {
        self.press = press
        self.resolver = resolver
    }
    func open() {
        let cover = Bindery.make(resolver: resolver)
        cover.makeExport(on: press)
    }
}
