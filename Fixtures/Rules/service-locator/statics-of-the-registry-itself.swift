// What a type does with containers that it keeps for everybody is its own business; what others ask them for is not.

import Dip

protocol Anchor: AnyObject {}

final class IronAnchor: Anchor {}

enum Harbour {
    private static let app = fill(base: base)
    private static let base = DependencyContainer()
    static var active = app

    static func reset() { active = app }

    private static func fill(base: DependencyContainer) -> DependencyContainer {
        DependencyContainer { container in
            container.collaborate(with: base)
            container.register { IronAnchor() as any Anchor }
        }
    }
}

final class Ferry {
    private let container = Harbour.active
    //                      ^ warning: [service-locator] {{Ferry reaches the locator Harbour.active}}
}
