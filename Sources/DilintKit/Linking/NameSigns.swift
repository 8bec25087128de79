import SwiftFacts

/// What names say by the words they begin or end with, settled once for all of them.
struct NameSigns: Sendable {
    /// Functions that make something: make…, create…, …, or `callAsFunction`; what SwiftUI and the standard library
    /// demand is no factory's.
    let creating: NameSet
    /// Functions that make ready what there is.
    let settingUp: NameSet
    /// Properties and functions that give everybody the same, be they computed. Of stored statics more names say so, see
    /// `SharedInstances.saysShared`: `live` may be made anew for each who asks.
    let sharing: NameSet
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
        let closed = set { names.withBytes(of: $0) { NameClosing.dropped(from: $0).count < $0.count } }
        func ending(in words: WordList) -> NameSet {
            set {
                names.ends($0, withWordOf: words)
                    || closed.contains($0) && names.endsBeforeClosing($0, withWordOf: words)
            }
        }
        creating = set {
            names.begins($0, withWordOf: Self.creatingWords) && !names.begins($0, withWordOf: Self.demandedNames)
        }
        settingUp = set { names.begins($0, withWordOf: Self.setupWords) }
        sharing = set { names.begins($0, withWordOf: Self.sharingWords) }
        presenting = set { names.begins($0, withWordOf: Self.presentingWords) }
        loading = set { names.begins($0, withWordOf: Self.loadingWords) }
        factories = ending(in: Self.factoryWords)
        containers = ending(in: Self.containerWords)
        assemblies = ending(in: Self.assemblyWords)
        flows = ending(in: Self.flowWords)
        screens = ending(in: Self.screenWords)
        doubles = set {
            names.begins($0, withWordOf: Self.doubleWords) || names.ends($0, withWordOf: Self.doubleWords)
        }
    }

    private static let sharingWords: WordList = ["shared", "default", "standard", "instance", "current", "main"]

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
    private static let setupWords: WordList = [
        "register", "reset", "setup", "configure", "bootstrap", "initialize", "initialization",
    ]
    private static let factoryWords: WordList = ["factory", "builder"]
    private static let containerWords: WordList = [
        "container", "dependencies", "dependency", "assembly", "environment", "services", "injector",
    ]
    private static let assemblyWords: WordList = ["container", "assembly", "assembler"]
    private static let flowWords: WordList = [
        "coordinator", "router", "flow", "flowcontroller", "navigator", "wireframe",
    ]
    private static let screenWords: WordList = [
        "view", "viewcontroller", "screen", "module", "presentable", "scene",
    ]
    private static let previews = ["preview", "previews"]
    /// Of what is there to be looked at while it is written.
    static let previewWords = WordList(previews)
    private static let doubleWords = WordList(TestCode.doubles + previews)
}
