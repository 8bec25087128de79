// Where the project changes the default scope, an unmarked registration may live as long as anything.
// only: captive-dependency

import Factory

final class Counter {
    private var count = 0
    func add() { count += 1 }
}

final class Statistics {
    private let counter: Counter
    init(counter: Counter) { self.counter = counter }
    func collect() { counter.add() }
}

extension Container: AutoRegistering {
    func autoRegister() { manager.defaultScope = .singleton }
    var counter: Factory<Counter> { self { Counter() } }
    var statistics: Factory<Statistics> { self { Statistics(counter: self.counter()) }.singleton }
}
