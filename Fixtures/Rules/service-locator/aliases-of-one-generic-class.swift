// Aliases of one generic class are several keys: what is asked for is known by the alias, and nobody could take the class
// without its arguments. What is written out, or is no generic class, goes by its own name.
// only: service-locator

protocol Finding: AnyObject {
    func resolve<Thing>(_ type: Thing.Type) -> Thing
    func resolve<Thing>() -> Thing
}

final class Registry: Finding {
    static let shared = Registry()
    private var makers: [String: () -> Any] = [:]
    func register<Thing>(_ type: Thing.Type, make: @escaping () -> Thing) { makers["\(type)"] = make }
    func resolve<Thing>(_ type: Thing.Type) -> Thing { makers["\(type)"]!() as! Thing }
    func resolve<Thing>() -> Thing { resolve(Thing.self) }
}

class Errand<Input, Output> {
    func run(_ input: Input) -> Output { fatalError() }
}

final class Ledger {
    func close() {}
}

typealias FetchErrand = Errand<Void, Int>
typealias StoreErrand = Errand<Int, Bool>
typealias Book = Ledger

final class Clerk {
    private let finding: any Finding
    init(finding: any Finding) { self.finding = finding }

    func work() {
        let count = finding.resolve(FetchErrand.self).run(())
        //          ^ warning: [service-locator] {{Clerk asks a locator for FetchErrand in 2 places}}
        let store: StoreErrand = finding.resolve()
        //                       ^ warning: [service-locator] {{Clerk asks a locator for StoreErrand}}
        _ = store.run(count)
    }

    func again() {
        _ = finding.resolve(FetchErrand.self).run(())
        //  ^ related: [service-locator] {{also asks for FetchErrand here}}
        _ = finding.resolve(Errand<String, String>.self).run("")
        //  ^ warning: [service-locator] {{Clerk asks a locator for Errand}}
        finding.resolve(Book.self).close()
    //  ^ warning: [service-locator] {{Clerk asks a locator for Ledger}}
    }
}

final class Porter {
    func work() { _ = Registry.shared.resolve(FetchErrand.self).run(()) }
    //                ^ warning: [service-locator] {{Porter asks a locator for FetchErrand}}
}

// Who fills it asks it for what things are made of, and a factory for what it makes.
final class Office {
    private let fetch: FetchErrand
    init(fetch: FetchErrand) { self.fetch = fetch }
    func open() { _ = fetch.run(()) }
}

final class OfficeAssembly {
    func assemble(_ registry: Registry) {
        registry.register(FetchErrand.self) { FetchErrand() }
        registry.register(Office.self) { Office(fetch: registry.resolve(FetchErrand.self)) }
    }
}

final class OfficeFactory {
    private let finding: any Finding
    init(finding: any Finding) { self.finding = finding }
    func makeOffice() -> Office { Office(fetch: finding.resolve(FetchErrand.self)) }
}
