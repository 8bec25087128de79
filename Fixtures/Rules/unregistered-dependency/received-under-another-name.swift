// SafeDI: what is received under a name of its own is named by the whole type it has above, with the types around it
// and with its generic arguments.
// only: unregistered-dependency

import SafeDI

enum Harbour {
    protocol Lamp {}

    @Instantiable(fulfillingAdditionalTypes: [Lamp.self])
    final class Lantern: Lamp, Instantiable {}

    @Instantiable
    final class Bell: Instantiable {}
}

final class Crate<Cargo> {}
final class Pair<First, Second> {}
struct Tea {}
struct Salt {}

@Instantiable
extension Crate {
    static func instantiate() -> Crate<Tea> { Crate<Tea>() }
}

@Instantiable
extension Pair {
    static func instantiate() -> Pair<Tea, Salt> { Pair<Tea, Salt>() }
}

@Instantiable(isRoot: true)
final class Quay: Instantiable {
    @Instantiated(fulfilledByType: "Harbour.Lantern") let lamp: Harbour.Lamp
    @Instantiated let bell: Harbour.Bell
    @Instantiated let crate: Crate<Tea>
    @Instantiated let pair: Pair<Tea, Salt>
    @Instantiated let keeper: Keeper
    @Instantiated let thief: Thief
}

@Instantiable
final class Keeper: Instantiable {
    @Received(fulfilledByDependencyNamed: "lamp", ofType: Harbour.Lamp.self) let light: Harbour.Lamp
    @Received(fulfilledByDependencyNamed: "bell", ofType: Harbour.Bell.self) let alarm: Harbour.Bell
    @Received(fulfilledByDependencyNamed: "crate", ofType: Crate<Tea>.self) let box: Crate<Tea>
    @Received(fulfilledByDependencyNamed: "pair", ofType: Pair<Tea, Salt>.self) let both: Pair<Tea, Salt>
}

@Instantiable
final class Thief: Instantiable {
    @Received(fulfilledByDependencyNamed: "lamp", ofType: Harbour.Bell.self) let light: Harbour.Bell
    //                                                                                          ^ error: [unregistered-dependency] {{Thief receives lamp: Harbour.Bell, but is made where nothing above it has that}}
    @Received(fulfilledByDependencyNamed: "crate", ofType: Crate<Salt>.self) let box: Crate<Salt>
    //                                                                                ^ error: [unregistered-dependency] {{Thief receives crate: Crate<Salt>, but is made where nothing above it has that}}
    @Received(fulfilledByDependencyNamed: "pair", ofType: Pair<Salt, Tea>.self) let both: Pair<Salt, Tea>
    //                                                                                    ^ error: [unregistered-dependency] {{Thief receives pair: Pair<Salt, Tea>, but is made where nothing above it has that}}
}
