// A request that keeps whoever is signed in under its type is asked for an entity; asked for a service, it is a locator.
// only: service-locator

struct Visitor: Codable {
    let name: String
}

protocol Mailing {
    func send(to name: String)
}

final class Visit {
    private var values: [ObjectIdentifier: Any] = [:]
    func register<Value>(_ value: Value) { values[ObjectIdentifier(Value.self)] = value }
    func get<Value>(_ type: Value.Type = Value.self) -> Value? { values[ObjectIdentifier(type)] as? Value }
}

struct GreetingPage {
    let visit: Visit

    func greet() {
        guard let visitor = visit.get(Visitor.self) else { return }
        let mailing = visit.get((any Mailing).self)
        //            ^ warning: [service-locator] {{GreetingPage asks a locator for Mailing}}
        mailing?.send(to: visitor.name)
    }
}
