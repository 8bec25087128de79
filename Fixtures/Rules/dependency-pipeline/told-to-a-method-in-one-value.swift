// What a method is told may be held together by a struct without behaviour: it is told all the same. What an initializer
// is handed travels on, in a struct or not.
// only: dependency-pipeline

protocol Scale {
    func weigh() -> Int
}

protocol Grading {
    func grade(_ apple: String, in context: GradingContext) -> Int
}

struct GradingContext {
    let scale: any Scale
    let name: String
}

final class Sorter {
    private let scale: any Scale
    private let grading: any Grading

    init(scale: any Scale, grading: any Grading) {
        self.scale = scale
        self.grading = grading
    }

    func sort(_ apple: String) -> Int { grading.grade(apple, in: GradingContext(scale: scale, name: apple)) }
}

final class Crate {
    private let scale: any Scale
    private let grading: any Grading

    init(scale: any Scale, grading: any Grading) {
        self.scale = scale
        self.grading = grading
    }

    func sort(_ apple: String) -> Int { grading.grade(apple, in: context()) + rest.match(context()) }
    private func context() -> GradingContext { GradingContext(scale: scale, name: "crate") }
}

final class Basket {
    private let scale: any Scale
    private let grading: any Grading

    init(scale: any Scale, grading: any Grading) {
        self.scale = scale
        self.grading = grading
    }

    func sort(_ apple: String) -> Int {
        let context = GradingContext(scale: scale, name: apple)
        let other = self.context()
        return grading.grade(apple, in: context) + grading.grade(apple, in: other)
    }
    private func context() -> GradingContext { GradingContext(scale: scale, name: "basket") }
}

final class Table {
    private let context: GradingContext
    init(context: GradingContext) { self.context = context }
    func sort() -> Int { context.scale.weigh() }
    //                   ^ related: [dependency-pipeline] {{Table uses it}}
    //                   ^ related: [dependency-pipeline] {{Table uses it}}
    //                   ^ related: [dependency-pipeline] {{Table uses it}}
}

final class Barn {
    private let scale: any Scale
    init(scale: any Scale) { self.scale = scale }
    //   ^ warning: [dependency-pipeline] {{Barn takes Scale only to hand it on: Barn → GradingContext → Table, which uses it}}

    func open() -> Table { Table(context: GradingContext(scale: scale, name: "barn")) }
    //                     ^ related: [dependency-pipeline] {{Barn hands it to Table}}
    //                                                          ^ related: [dependency-pipeline] {{Barn hands it to GradingContext}}
}

final class Loft {
    private let scale: any Scale
    private let grading: any Grading

    init(scale: any Scale, grading: any Grading) {
    //   ^ warning: [dependency-pipeline] {{Loft takes Scale only to hand it on: Loft → GradingContext → Table, which uses it}}
        self.scale = scale
        self.grading = grading
    }

    func open() -> Int { Table(context: context()).sort() + grading.grade("loft", in: context()) }
    private func context() -> GradingContext { GradingContext(scale: scale, name: "loft") }
    //                                                               ^ related: [dependency-pipeline] {{Loft hands it to GradingContext}}
}

final class Shed {
    private let scale: any Scale
    init(scale: any Scale) { self.scale = scale }
    //   ^ warning: [dependency-pipeline] {{Shed takes Scale only to hand it on: Shed → GradingContext → Table, which uses it}}

    func open() -> Table {
        let context = GradingContext(scale: scale, name: "shed")
        //                                  ^ related: [dependency-pipeline] {{Shed hands it to GradingContext}}
        return Table(context: context)
        //     ^ related: [dependency-pipeline] {{Shed hands it to Table}}
    }
}

struct Weigher {
    let scale: any Scale
    let name: String
    func weigh() -> Int { scale.weigh() }
    //                    ^ related: [dependency-pipeline] {{Weigher uses it}}
}

protocol Stall {
    func sell(_ weigher: Weigher)
}

final class Market {
    private let scale: any Scale
    private let stall: any Stall

    init(scale: any Scale, stall: any Stall) {
    //   ^ warning: [dependency-pipeline] {{Market takes Scale only to hand it on: Market → Weigher, which uses it}}
        self.scale = scale
        self.stall = stall
    }

    func open() { stall.sell(Weigher(scale: scale, name: "market")) }
    //                                      ^ related: [dependency-pipeline] {{Market hands it to Weigher}}
}
