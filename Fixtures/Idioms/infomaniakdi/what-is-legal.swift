// InfomaniakDI: needs that wait, names that nobody knows, a resolver that is handed in, and the library's words elsewhere.
// only: dependency-cycle, unregistered-dependency, duplicate-registration, captive-dependency, service-locator, hidden-dependency, singleton-default, singleton

//- Sources/App/Harbour.swift
import InfomaniakDI

enum Harbour {
    static var services: [Factory] {
        [
            Factory(type: Tides.self) { _, _ in Tides() },
            Factory(type: LogBook.self) { _, _ in LogBook() },
            Factory(type: Ledger.self) { _, _ in Ledger.shared },
        ]
    }
    static func charts(_ names: [String]) -> [(Factory, String)] {
        let factory = Factory(type: Chart.self) { parameters, _ in
            Chart(name: parameters?["name"] as? String ?? "")
        }
        return names.map { (factory, $0) }
    }
    static func keepers(isNight: Bool) -> [Factory] {
        if isNight {
            return [Factory(type: Keeper.self) { _, _ in Keeper(isAwake: true) }]
        }
        return [Factory(type: Keeper.self) { _, _ in Keeper(isAwake: false) }]
    }
    static func warmUp() {
        _ = try? SimpleResolver.sharedResolver.resolve(
        //       ^ warning: [service-locator] {{Harbour asks a locator for Siren}}
            type: Siren.self, forCustomTypeIdentifier: nil, resolver: SimpleResolver.sharedResolver)
    }
}

final class Tides {
    @LazyInjectService private var log: LogBook
 // ^ note: [hidden-dependency] {{Tides needs LogBook, which no initializer shows}}
    func read() { log.write() }
}
final class LogBook {
    @InjectService private var tides: Tides
 // ^ note: [hidden-dependency] {{LogBook needs Tides, which no initializer shows}}
    func write() { tides.read() }
}
final class Ledger {
    static let shared = Ledger()
    func note() {}
}
final class Chart {
    let name: String
    init(name: String) { self.name = name }
    func draw() { print(name) }
}
final class Keeper {
    let isAwake: Bool
    init(isAwake: Bool) { self.isAwake = isAwake }
    func keep() { print(isAwake) }
}
final class Siren { func howl() {} }
// Another resolver may know what this one does not.
final class Porter {
    private let other: SimpleResolvable
    init(other: SimpleResolvable) { self.other = other }
    func go() { InjectService<Siren>(container: other).wrappedValue.howl() }
    //          ^ warning: [service-locator] {{Porter asks a locator for Siren}}
}

@main struct HarbourApp {
    static func main() {
        @InjectService(customTypeIdentifier: "north", factoryParameters: ["name": "north"]) var chart: Chart
        chart.draw()
        @InjectService var keeper: Keeper
        keeper.keep()
    }
}

//- Sources/App/Elsewhere.swift
// The words alone are nobody's: `Factory` and `resolve(type:)` of the project's own parser.
struct Rule {
    let type: Any.Type
}
struct Parser {
    func resolve(type: Any.Type) -> Rule { Rule(type: type) }
    func parse() -> Rule { resolve(type: Siren.self) }
}
