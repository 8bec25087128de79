// Types that lack a part; a requirement of a component without its type.
import NeedleFoundation

struct Sparse {
    let key: [: Int]
    let value: [String:]
    let neither: [:]
    var function: (: Int) -> Void
    func make() -> {}
}

final class RootComponent: BootstrapComponent {
    var office: OfficeComponent { OfficeComponent(parent: self) }
}

protocol OfficeDependency: Dependency {
    var lamp { get }
}

final class OfficeComponent: Component<OfficeDependency> {
    var desk: Desk { Desk(lamp: dependency.lamp) }
}
