// PromiseKit's resolver says how a promise ended: a callback. A container's resolver is a dependency.
// only: massive-initializer

//- Sources/Sheet/SheetViewModel.swift
import PromiseKit

protocol Routing { func close() }
protocol Saving { func save() }
protocol Checking { func check() -> Bool }
protocol Measuring { func value() -> Int }

final class SheetViewModel {
    private let router: Routing
    private let saver: Saving
    private let checker: Checking
    private let meter: Measuring
    private let resolver: Resolver<Void>
    init(router: Routing, saver: Saving, checker: Checking, meter: Measuring, resolver: Resolver<Void>) {
        self.router = router
        self.saver = saver
        self.checker = checker
        self.meter = meter
        self.resolver = resolver
    }
    func done() {
        saver.save()
        if checker.check(), meter.value() > 1 { router.close() }
        resolver.fulfill(())
    }
}

final class WideViewModel {
    private let router: Routing
    private let saver: Saving
    private let checker: Checking
    private let meter: Measuring
    private let loader: PageLoader
    init(router: Routing, saver: Saving, checker: Checking, meter: Measuring, loader: PageLoader) {
//  ^ warning: [massive-initializer] {{WideViewModel takes 5 dependencies, more than 4: Routing, Saving, Checking, Measuring, PageLoader}}
        self.router = router
        self.saver = saver
        self.checker = checker
        self.meter = meter
        self.loader = loader
    }
}
