// Needle's own sources are among those that are analysed: what derives from its component is a container all the same.
// only: service-locator, singleton

//- Sources/NeedleFoundation/Component.swift
public protocol Dependency: AnyObject {}

open class Component<DependencyType> {
    public init(parent: AnyObject) {}
    public final func shared<Shared>(_ factory: () -> Shared) -> Shared { factory() }
}

//- Sources/Port/PortComponent.swift
import NeedleFoundation

protocol Tide { func rise() }
final class LiveTide: Tide { func rise() {} }
protocol PortDependency: Dependency {}

class PortComponent: Component<PortDependency> {
    var changingTide: Tide { return shared { LiveTide() } }
    var tide: Tide { return changingTide }
}

//- Sources/Harbour/Panel.swift
// A class of the project's own that is called so is none.
class Component<Content> {
    let content: Content
    init(content: Content) { self.content = content }
}

//- Sources/Harbour/Crane.swift
final class Store {
    static let shared = Store()
    func load() {}
}

final class Crane: Component<Int> {
    func lift() { Store.shared.load() }
    //            ^ warning: [singleton] {{Crane reaches the shared instance Store.shared}}
}

//- Sources/Panels/Component.swift
open class Component<Content> {
    public init() {}
}

//- Sources/Yard/Winch.swift
// Nor is one of another module that is called so, whatever else its heir's file imports.
import NeedleFoundation
import Panels

final class Spool {
    static let shared = Spool()
    func turn() {}
}

final class Winch: Panels.Component<Int> {
    func turn() { Spool.shared.turn() }
    //            ^ warning: [singleton] {{Winch reaches the shared instance Spool.shared}}
}
