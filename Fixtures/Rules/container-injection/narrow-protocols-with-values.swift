// A protocol for one type alone is narrow if that type uses every dependency of it; what it says besides are values.
// only: container-injection

protocol Grinder { func grind() }
protocol Roaster { func roast() }

protocol BlendDependency {
    var grinder: any Grinder { get }
    var roaster: any Roaster { get }
    var cups: Int { get }
    var isStrong: Bool { get }
}

final class Blend {
    private let dependency: any BlendDependency
    init(dependency: any BlendDependency) { self.dependency = dependency }

    func make() {
        dependency.roaster.roast()
        dependency.grinder.grind()
        print(dependency.cups)
    }
}

protocol EspressoDependency {
    var grinder: any Grinder { get }
    var roaster: any Roaster { get }
    var cups: Int { get }
}

final class Espresso {
    private let dependency: any EspressoDependency
    init(dependency: any EspressoDependency) { self.dependency = dependency }
    //   ^ warning: [container-injection] {{Espresso takes the whole container EspressoDependency}}

    func make() {
        dependency.grinder.grind()
        print(dependency.cups)
    }
}
