// What an injection wrapper is told as a name counts as a registration's does, be it a case, a constant of a type or of
// a type nested in another: of the same type, another name is another key.
// only: unregistered-dependency

import Resolver

protocol Shelf { func put() }
final class OakShelf: Shelf { func put() {} }

enum Rooms {
    static let hall = Resolver.Name("hall")
    static let attic = Resolver.Name("attic")
    enum Lower {
        static let cellar = Resolver.Name("cellar")
        static let vault = Resolver.Name("vault")
    }
}

extension Resolver.Name {
    static let porch = Self("porch")
    static let shed = Self("shed")
}

extension Resolver: ResolverRegistering {
    public static func registerAllServices() {
        register(name: Rooms.hall) { OakShelf() as Shelf }
        register(name: Rooms.Lower.cellar) { OakShelf() as Shelf }
        register(name: .porch) { OakShelf() as Shelf }
    }
}

final class Porter {
    @Injected(name: Rooms.hall) private var hall: Shelf
    @Injected(name: Rooms.Lower.cellar) private var cellar: Shelf
    @Injected(name: .porch) private var porch: Shelf
    func carry() {
        hall.put()
        cellar.put()
        porch.put()
    }
}

final class Mover {
    @Injected(name: Rooms.attic) private var attic: Shelf
    //                                              ^ error: [unregistered-dependency] {{Mover asks Resolver for Shelf "attic", which nothing registers}}
    @Injected(name: Rooms.Lower.vault) private var vault: Shelf
    //                                                    ^ error: [unregistered-dependency] {{Mover asks Resolver for Shelf "vault", which nothing registers}}
    @Injected(name: .shed) private var shed: Shelf
    //                                       ^ error: [unregistered-dependency] {{Mover asks Resolver for Shelf "shed", which nothing registers}}
    func carry() {
        attic.put()
        vault.put()
        shed.put()
    }
}
