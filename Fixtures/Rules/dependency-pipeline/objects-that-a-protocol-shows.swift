// Whoever has a protocol may read all that is in what the protocol shows; of what a type keeps to itself nobody else does.
// only: dependency-pipeline

protocol Baking {
    func bake()
}

protocol Selling {
    func sell()
}

struct BakeryDependencies {
    let baking: any Baking
    let selling: any Selling
}

protocol Shift: AnyObject {
    var dependencies: BakeryDependencies { get }
    func run()
}

final class Counter {
    private let baking: any Baking
    private let selling: any Selling
    init(baking: any Baking, selling: any Selling) {
        self.baking = baking
        self.selling = selling
    }
    func open() {
        baking.bake()
        selling.sell()
    //  ^ related: [dependency-pipeline] {{Counter uses it}}
    }
}

final class MorningShift: Shift {
    let dependencies: BakeryDependencies
    init(dependencies: BakeryDependencies) { self.dependencies = dependencies }
    func run() { Counter(baking: dependencies.baking, selling: dependencies.selling).open() }
}

final class NightShift {
    private let dependencies: BakeryDependencies
    init(dependencies: BakeryDependencies) { self.dependencies = dependencies }
    //   ^ warning: [dependency-pipeline] {{NightShift reads baking and selling of BakeryDependencies only to hand them on}}
    func run() { Counter(baking: dependencies.baking, selling: dependencies.selling).open() }
    //                           ^ related: [dependency-pipeline] {{baking is handed to Counter}}
    //                                                         ^ related: [dependency-pipeline] {{selling is handed to Counter}}
}

// What it shows besides says nothing of what it is handed.
final class LateShift: Shift {
    let dependencies: BakeryDependencies
    private let selling: any Selling
    init(dependencies: BakeryDependencies, selling: any Selling) {
    //                                     ^ warning: [dependency-pipeline] {{LateShift takes Selling only to hand it on: LateShift → Counter, which uses it}}
        self.dependencies = dependencies
        self.selling = selling
    }
    func run() { Counter(baking: dependencies.baking, selling: selling).open() }
    //                                                         ^ related: [dependency-pipeline] {{LateShift hands it to Counter}}
}
