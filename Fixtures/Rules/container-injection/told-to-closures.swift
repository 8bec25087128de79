// A closure may ask for any part of what it is told of: a protocol made for one taker is narrow then; one that others take is not.
// only: container-injection

protocol Clicking {
    func click()
}
protocol Ruling {
    func rule()
}
protocol Noting {
    func note()
}

protocol ClickDependencies {
    var clicks: any Clicking { get }
    var rules: any Ruling { get }
    var notes: any Noting { get }
}
protocol SharedDependencies {
    var clicks: any Clicking { get }
    var rules: any Ruling { get }
    var notes: any Noting { get }
}
protocol FewDependencies {
    var clicks: any Clicking { get }
    var rules: any Ruling { get }
    var notes: any Noting { get }
}

final class Attribution {
    private let rules: any Ruling
    init(rules: any Ruling) { self.rules = rules }
    func go() { rules.rule() }
}

final class ClickTab {
    private let dependencies: any ClickDependencies
    private let logic: Attribution
    init(dependencies: any ClickDependencies, make: (any ClickDependencies) -> Attribution) {
        self.dependencies = dependencies
        logic = make(dependencies)
    }
    func open() {
        dependencies.clicks.click()
        logic.go()
    }
}

final class SharedTab {
    private let dependencies: any SharedDependencies
    private let make: (any SharedDependencies) -> Attribution
    init(dependencies: any SharedDependencies, make: @escaping (any SharedDependencies) -> Attribution) {
    //   ^ warning: [container-injection] {{SharedTab takes the whole container SharedDependencies}}
        self.dependencies = dependencies
        self.make = make
    }
    func open() {
        dependencies.clicks.click()
        make(dependencies).go()
    }
}
final class OtherTab {
    private let dependencies: any SharedDependencies
    init(dependencies: any SharedDependencies) { self.dependencies = dependencies }
    //   ^ warning: [container-injection] {{OtherTab takes the whole container SharedDependencies}}
    func open() { dependencies.notes.note() }
}

final class FewTab {
    private let dependencies: any FewDependencies
    private let isShown: (Int) -> Bool
    init(dependencies: any FewDependencies, isShown: @escaping (Int) -> Bool) {
    //   ^ warning: [container-injection] {{FewTab takes the whole container FewDependencies}}
        self.dependencies = dependencies
        self.isShown = isShown
    }
    func open() {
        if isShown(1) { dependencies.clicks.click() }
    }
}
