// A further protocol that a registration answers for is registered as well: a second one replaces the first, under another name it does not.
// only: duplicate-registration

import Resolver

protocol Copying {
    func copy()
}
protocol Translating {
    func translate()
}
final class Clipboard: Copying {
    func copy() {}
}
final class Translator: Translating, Copying {
    func translate() {}
    func copy() {}
}

extension Resolver: ResolverRegistering {
    public static func registerAllServices() {
        register { Clipboard() }.implements(Copying.self)
        register { Translator() }.implements(Translating.self).implements(Copying.self)
        //                                                                ^ warning: [duplicate-registration] {{Resolver registers Copying a second time}}
        register(name: "tongue") { Translator() }.implements(Copying.self, name: "other")
    }
}
