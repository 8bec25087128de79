// What only enums conform to is a value, and one that has a single case yet is so beside one that has several; alone it
// is an instance like any other.
// only: dependency-pipeline

protocol Route {
    static var host: String { get }
    var signer: any Signer { get }
    func path() -> String
}

protocol Signer { func sign(_ text: String) -> String }

enum FarmRoute: Route {
    case fields, barns
    static var host: String { "farm" }
    var signer: any Signer { Seal() }
    func path() -> String { "/farm" }
}

enum MillRoute: Route {
    case wheels
    static var host: String { "mill" }
    var signer: any Signer { Seal() }
    func path() -> String { "/mill" }
}

struct Seal: Signer {
    func sign(_ text: String) -> String { text }
}

final class Cart {
    private let route: any Route
    init(route: any Route) { self.route = route }
    func go() -> String { route.path() }
}

final class Carter {
    private let route: any Route
    init(route: any Route) { self.route = route }
    func carry() -> String { Cart(route: route).go() }
}

protocol Oven { func bake() }

enum OnlyOven: Oven {
    case stone
    func bake() {}
}

final class Loaf {
    private let oven: any Oven
    init(oven: any Oven) { self.oven = oven }
    func rise() { oven.bake() }
}

final class Baker {
    private let oven: any Oven
    init(oven: any Oven) { self.oven = oven }
    //   ^ warning: [dependency-pipeline] {{Baker takes Oven only to hand it on: Baker → Loaf, which uses it}}
    func bake() { Loaf(oven: oven).rise() }
}
