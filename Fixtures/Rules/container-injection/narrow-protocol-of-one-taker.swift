// A protocol that one type alone takes and uses up says what it needs, whatever its name; one of two types does not.

protocol LoomAPI {
    func weave()
}

protocol WoolDependencies {
    var api: any LoomAPI { get }
    var spare: any LoomAPI { get }
}

extension WoolDependencies {
    func describe() -> String { "wool" }
}

final class LoomModel {
    private let dependencies: any WoolDependencies
    init(dependencies: any WoolDependencies) { self.dependencies = dependencies }
    func open() {
        dependencies.api.weave()
        dependencies.spare.weave()
    }
}

protocol FlaxDependencies {
    var api: any LoomAPI { get }
    var spare: any LoomAPI { get }
}

final class FirstLoom {
    private let dependencies: any FlaxDependencies
    init(dependencies: any FlaxDependencies) { self.dependencies = dependencies }
    //   ^ warning: [container-injection] {{FirstLoom takes the whole container FlaxDependencies}}
    func open() {
        dependencies.api.weave()
        dependencies.spare.weave()
    }
}

final class SecondLoom {
    private let dependencies: any FlaxDependencies
    init(dependencies: any FlaxDependencies) { self.dependencies = dependencies }
    //   ^ warning: [container-injection] {{SecondLoom takes the whole container FlaxDependencies}}
    func open() {
        dependencies.api.weave()
        dependencies.spare.weave()
    }
}
