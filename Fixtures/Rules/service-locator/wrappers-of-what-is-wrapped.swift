// A generic property wrapper asks for whatever it wraps: its own code asks for nothing in
// particular. Who names what the container has to give does.

protocol Stock: AnyObject {
    init()
}

final class StockContainer {
    private var stocks: [ObjectIdentifier: any Stock] = [:]
    func register<S: Stock>(_ stock: S) { stocks[ObjectIdentifier(S.self)] = stock }
    func get<S: Stock>() -> S { get(S.self) }
    func get<S: Stock>(_: S.Type) -> S {
        if let known = stocks[ObjectIdentifier(S.self)] as? S { return known }
        let made = S()
        stocks[ObjectIdentifier(S.self)] = made
        return made
    }
}

nonisolated(unsafe) let stockContainer = StockContainer()

final class Held<Value> {
    let value: Value
    init(value: Value) { self.value = value }
}

@propertyWrapper
struct FromStock<S: Stock> {
    private let held: Held<S>
    init() { held = Held(value: stockContainer.get()) }
    var wrappedValue: S { held.value }
}

final class SpareParts: Stock {
    func count() -> Int { 0 }
}

final class Workshop {
    func count() -> Int {
        let parts: SpareParts = stockContainer.get()
        //                      ^ warning: [service-locator] {{Workshop asks a locator for SpareParts}}
        return parts.count()
    }
}
