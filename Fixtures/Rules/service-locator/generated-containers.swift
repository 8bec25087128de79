// A class named container that gives out dependencies by computed properties asks its registry as a container does.
// only: service-locator, container-injection

final class Builders {
    private var builders: [String: () -> Any] = [:]
    func getBuilder<T>(_ type: T.Type) -> T {
        guard let made = builders["\(type)"]?() as? T else { preconditionFailure() }
        return made
    }
    func addBuilder<T>(_ type: T.Type, _ builder: @escaping () -> T) { builders["\(type)"] = builder }
}

protocol Sounding {
    func sound()
}

protocol Anchoring {
    func drop()
}

final class MainDependencyContainer {
    private let builders: Builders
    init(builders: Builders) { self.builders = builders }
    var sounding: any Sounding { builders.getBuilder((any Sounding).self) }
    var anchoring: any Anchoring { builders.getBuilder((any Anchoring).self) }
}

// One with more to do: its name says that it asks for others.
final class PilotDependencyContainer {
    private let builders: Builders
    private var count = 0
    init(builders: Builders) { self.builders = builders }
    func start() {
        count += 1
        builders.getBuilder((any Sounding).self).sound()
    }
}

final class Pilot {
    private let builders: Builders
    init(builders: Builders) { self.builders = builders }
    //   ^ warning: [container-injection] {{Pilot takes the whole container Builders}}
    func work() { builders.getBuilder((any Sounding).self).sound() }
    //            ^ warning: [service-locator] {{Pilot asks a locator for Sounding}}
}
