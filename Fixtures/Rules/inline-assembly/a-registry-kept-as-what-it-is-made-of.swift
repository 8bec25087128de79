// Who makes a registry over the one that he takes, and keeps it as the protocol that he takes it as, asks the one like the
// other: nobody can tell it anything, and there is nothing that he could take instead. What can be told something is another
// one, and what is no registry works.
// only: inline-assembly

protocol Finding: AnyObject {
    func resolve<Thing>(_ type: Thing.Type) -> Thing
}

protocol Telling {
    func register<Thing>(_ type: Thing.Type, make: @escaping (any Finding) -> Thing)
}

protocol Keeping: Finding, Telling {}

final class Registry: Keeping {
    private let outer: (any Finding)?
    private var makers: [String: (any Finding) -> Any] = [:]
    init(outer: (any Finding)? = nil) { self.outer = outer }
    func resolve<Thing>(_ type: Thing.Type) -> Thing { makers["\(type)"]?(self) as? Thing ?? outer!.resolve(type) }
    func register<Thing>(_ type: Thing.Type, make: @escaping (any Finding) -> Thing) { makers["\(type)"] = make }
}

protocol Bell {
    func toll()
}

final class HourCoordinator {
    private let finding: any Finding
    init(finding: any Finding) { self.finding = Registry(outer: finding) }
    func start() { finding.resolve((any Bell).self).toll() }
}

final class NoonCoordinator {
    private var finding: (any Finding)?
    init(finding: any Finding) { self.finding = Registry(outer: finding) }
    func start() { finding?.resolve((any Bell).self).toll() }
}

final class DuskCoordinator {
    private let registry: Registry
    init(finding: any Finding) { registry = Registry(outer: finding) }
    //                                      ^ note: [inline-assembly] {{DuskCoordinator builds Registry out of its own dependencies}}
    func start() { registry.resolve((any Bell).self).toll() }
}

final class DawnCoordinator {
    private let keeping: any Keeping
    init(keeping: any Keeping) { self.keeping = Registry(outer: keeping) }
    //                                          ^ note: [inline-assembly] {{DawnCoordinator builds Registry out of its own dependencies}}
    func start() { keeping.resolve((any Bell).self).toll() }
}

final class CountedBell: Bell {
    private let bell: any Bell
    private var count = 0
    init(bell: any Bell) { self.bell = bell }
    func toll() {
        count += 1
        bell.toll()
    }
}

final class NightCoordinator {
    private let bell: any Bell
    init(bell: any Bell) { self.bell = CountedBell(bell: bell) }
    //                                 ^ note: [inline-assembly] {{NightCoordinator builds CountedBell out of its own dependencies}}
    func start() { bell.toll() }
}
