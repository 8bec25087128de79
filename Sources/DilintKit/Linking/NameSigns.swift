import SwiftFacts

/// What names say by the words they begin or end with, settled once for all of them.
struct NameSigns: Sendable {
    /// Functions that make something: make…, create…, …, or `callAsFunction`; what SwiftUI and the standard library
    /// demand is no factory's.
    let creating: NameSet
    /// Functions that show screens.
    let presenting: NameSet
    /// Functions that make a screen of its storyboard.
    let loading: NameSet
    let factories: NameSet
    /// Types that hold what others need.
    let containers: NameSet
    /// Types that put others together.
    let assemblies: NameSet
    /// Types that lead from screen to screen.
    let flows: NameSet
    let screens: NameSet
    /// Statics that are there for tests or previews.
    let doubles: NameSet

    /// - Complexity: O(bytes of all names)
    init(_ names: NameTable) {
        func set(_ isMember: @Sendable (NameID) -> Bool) -> NameSet {
            NameSet(count: names.count, jobs: 1, where: isMember)
        }
        func ending(in words: WordList) -> NameSet { set { names.ends($0, withWordOf: words) } }
        creating = set {
            names.begins($0, withWordOf: Self.creatingWords) && !names.begins($0, withWordOf: Self.demandedNames)
        }
        presenting = set { names.begins($0, withWordOf: Self.presentingWords) }
        loading = set { names.begins($0, withWordOf: Self.loadingWords) }
        factories = ending(in: Self.factoryWords)
        containers = ending(in: Self.containerWords)
        assemblies = ending(in: Self.assemblyWords)
        flows = ending(in: Self.flowWords)
        screens = ending(in: Self.screenWords)
        doubles = set {
            names.begins($0, withWordOf: Self.doubleWords) || names.ends($0, withWordOf: Self.doubleEndings)
        }
    }

    /// What the name of an accessor begins with that gives everybody the same.
    static let sharingWords: WordList = ["shared", "default", "standard", "instance", "current", "main"]

    private static let creatingWords: WordList = [
        "make", "create", "build", "assemble", "provide", "callAsFunction",
    ]
    private static let demandedNames: WordList = [
        "makeUIView", "makeNSView", "makeCoordinator", "makeBody", "makeIterator", "makeAsyncIterator", "buildBlock",
        "buildExpression", "buildOptional", "buildEither", "buildArray", "buildFinalResult", "buildPartialBlock",
        "buildLimitedAvailability", "makeUIViewController", "makeNSViewController",
    ]
    private static let presentingWords: WordList = [
        "push", "present", "show", "pop", "dismiss", "navigate", "route", "setRoot", "setViewControllers",
        "setRootViewController", "setFullScreenCover", "setSheet", "embed",
    ]
    private static let loadingWords: WordList = ["instantiate"]
    private static let factoryWords: WordList = [
        "factory", "builder", "factoryimpl", "factoryprotocol", "factoryimp",
    ]
    private static let containerWords: WordList = [
        "container", "dependencies", "dependency", "assembly", "environment", "services", "containerimpl", "injector",
    ]
    private static let assemblyWords: WordList = ["container", "containerimpl", "assembly", "assembler"]
    private static let flowWords: WordList = [
        "coordinator", "router", "flow", "flowcontroller", "navigator", "wireframe", "coordinatorimpl",
        "coordinatorimp", "coordinatorimplementation", "routerimpl", "routerimp", "routerimplementation",
    ]
    private static let screenWords: WordList = [
        "view", "viewcontroller", "screen", "module", "presentable", "scene",
    ]
    private static let doubleWords: WordList = ["mock", "stub", "fake", "spy", "dummy", "preview", "previews"]
    private static let doubleEndings: WordList = ["mock", "stub", "fake", "preview", "previews"]
}
