// What an alias with generic parameters stands for hangs on its arguments: closures that make dependencies count,
// those that report back or make values do not.
// only: massive-initializer

protocol SailAPI { func hoist() }
protocol SailLog { func note() }
protocol SailMap { func turn() }
protocol SailCrew { func call() }
protocol SailBell { func ring() }

typealias Maker<Product> = () -> Product
typealias MakerFor<Input, Product> = @Sendable (Input) -> Product
typealias Perhaps<Value> = Value?
typealias Handler<Value> = (Value) -> Void

enum Making {
    typealias Eager<Product> = Maker<Product>
}

final class SailModel {
    init(
    // ^5 warning: [massive-initializer] {{SailModel takes 5 dependencies, more than 4: SailAPI, SailLog, SailMap, SailCrew, SailBell}}
        api: @escaping Maker<any SailAPI>, log: @escaping MakerFor<Int, any SailLog>, map: Perhaps<any SailMap>,
        crew: @escaping Making.Eager<any SailCrew>, bell: Perhaps<any SailBell>
    ) {
        api().hoist()
        log(1).note()
        map?.turn()
        crew().call()
        bell?.ring()
    }
}

final class OarModel {
    init(
        api: @escaping Maker<any SailAPI>, number: @escaping Maker<Int>, text: Perhaps<String>,
        done: @escaping Handler<any SailLog>, failed: @escaping Handler<any SailMap>, name: MakerFor<Int, String>
    ) {
        api().hoist()
    }
}
