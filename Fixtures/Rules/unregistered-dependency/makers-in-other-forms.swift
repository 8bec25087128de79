// SafeDI: a maker may be one that need not be there, and one that hides what it makes; a type is the same however much
// of its name is written.
// only: unregistered-dependency, dependency-cycle

import SafeDI

protocol Lighting {}

enum Harbour {
    enum Inner {
        @Instantiable
        final class Bell: Instantiable {}
    }

    @Instantiable
    final class Keeper: Instantiable {
        @Received let bell: Inner.Bell
    }

    @Instantiable
    final class Ringer: Instantiable {
        @Received let bell: Harbour.Inner.Bell
        @Received let horn: Inner.Bell
        //                        ^ error: [unregistered-dependency] {{Harbour.Ringer receives horn: Harbour.Inner.Bell, but is made where nothing above it has that}}
    }
}

@Instantiable(isRoot: true)
final class Quay: Instantiable {
    @Instantiated let bell: Harbour.Inner.Bell
    @Instantiated let keeper: Harbour.Keeper
    @Instantiated let ringer: Harbour.Ringer
    @Instantiated let pierBuilder: Instantiator<Pier>?
    @Instantiated(fulfilledByType: "Lamp") let lampBuilder: ErasedInstantiator<(), any Lighting>
    @Instantiated let towerBuilder: Instantiator<Tower>?
}

@Instantiable
final class Pier: Instantiable {
    @Instantiated let pierBuilder: Instantiator<Pier>?
}

@Instantiable(fulfillingAdditionalTypes: [Lighting.self])
final class Lamp: Lighting, Instantiable {
    @Instantiated(fulfilledByType: "Lamp") let otherBuilder: ErasedInstantiator<(), any Lighting>
}

final class Crane {}

@Instantiable
final class Tower: Instantiable {
    @Instantiated let craneBuilder: Instantiator<Crane>?
    //                                           ^ error: [unregistered-dependency] {{Tower asks SafeDI for Crane, which nothing registers}}
}
