import SwiftFacts

/// What names say by the words they begin or end with, settled once for all of them. What tells a protocol from its
/// implementation is no word of either, see `NameClosing`.
struct NameSigns: Sendable {
    /// Functions that make something: make…, create…, …, or `callAsFunction`; what SwiftUI and the standard library
    /// demand is no factory's.
    private(set) var creating: NameSet
    /// Functions that make ready what there is.
    private(set) var settingUp: NameSet
    /// Properties and functions that give everybody the same, be they computed. Of stored statics more names say so, see
    /// `SharedInstances.saysShared`: `live` may be made anew for each who asks.
    private(set) var sharing: NameSet
    /// Functions that show screens.
    private(set) var presenting: NameSet
    /// Functions that make a screen of its storyboard.
    private(set) var loading: NameSet
    private(set) var factories: NameSet
    /// Types that hold what others need.
    private(set) var containers: NameSet
    /// Types that put others together.
    private(set) var assemblies: NameSet
    /// Types that lead from screen to screen.
    private(set) var flows: NameSet
    private(set) var screens: NameSet
    /// A package's classes that others are built upon, by the last word alone: `FormViewController`, `KitView`,
    /// `PlatformViewRepresentable`, `KitSceneDelegate`.
    private(set) var viewControllers: NameSet
    private(set) var views: NameSet
    private(set) var representables: NameSet
    private(set) var roots: NameSet
    /// Statics that are there for tests or previews.
    private(set) var doubles: NameSet

    /// - Complexity: O(bytes of all names)
    init(_ names: NameTable) {
        let none = NameSet([], count: names.count)
        (creating, settingUp, sharing, presenting, loading) = (none, none, none, none, none)
        (factories, containers, assemblies, flows, screens, doubles) = (none, none, none, none, none, none)
        (viewControllers, views, representables, roots) = (none, none, none, none)
        let words = SignWords()
        for number in 0..<names.count {
            let id = NameID(UInt32(number))
            names.withBytes(of: id) { note(id, $0, words) }
        }
    }

    private mutating func note(_ id: NameID, _ name: UnsafeBufferPointer<UInt8>, _ words: borrowing SignWords) {
        if words.creating.begins(name), !words.demanded.begins(name) { creating.insert(id) }
        if words.settingUp.begins(name) { settingUp.insert(id) }
        if words.sharing.begins(name) { sharing.insert(id) }
        if words.presenting.begins(name) { presenting.insert(id) }
        if words.loading.begins(name) { loading.insert(id) }
        if words.doubles.begins(name) || words.doubles.lengthOfEnd(of: name[...]) != nil { doubles.insert(id) }
        if words.viewControllers.lengthOfEnd(of: name[...]) != nil { viewControllers.insert(id) }
        if words.views.lengthOfEnd(of: name[...]) != nil { views.insert(id) }
        if words.representables.lengthOfEnd(of: name[...]) != nil { representables.insert(id) }
        if words.roots.lengthOfEnd(of: name[...]) != nil { roots.insert(id) }
        let stem = NameClosing.dropped(from: name)
        if words.factories.lengthOfEnd(of: stem) != nil { factories.insert(id) }
        if words.containers.lengthOfEnd(of: stem) != nil { containers.insert(id) }
        if words.assemblies.lengthOfEnd(of: stem) != nil { assemblies.insert(id) }
        if words.flows.lengthOfEnd(of: stem) != nil { flows.insert(id) }
        if words.screens.lengthOfEnd(of: stem) != nil { screens.insert(id) }
    }

    /// What is there to be looked at while it is written.
    static let previewWords = WordList(previews)
    fileprivate static let previews = ["preview", "previews"]
}

/// The words of each sign. No statics: each access to one asks whether it is there yet, and every name is asked about.
private struct SignWords {
    let creating: WordList = ["make", "create", "build", "assemble", "provide", "callAsFunction"]
    /// What SwiftUI and the standard library demand.
    let demanded: WordList = [
        "makeUIView", "makeNSView", "makeCoordinator", "makeBody", "makeIterator", "makeAsyncIterator", "buildBlock",
        "buildExpression", "buildOptional", "buildEither", "buildArray", "buildFinalResult", "buildPartialBlock",
        "buildLimitedAvailability", "makeUIViewController", "makeNSViewController",
    ]
    let settingUp: WordList = [
        "register", "reset", "setup", "configure", "bootstrap", "initialize", "initialization",
    ]
    let sharing: WordList = ["shared", "default", "standard", "instance", "current", "main"]
    let presenting: WordList = [
        "push", "present", "show", "pop", "dismiss", "navigate", "route", "setRoot", "setViewControllers",
        "setRootViewController", "setFullScreenCover", "setSheet", "embed",
    ]
    let loading: WordList = ["instantiate"]
    let doubles = WordList(TestCode.doubles + NameSigns.previews)
    let factories: WordList = ["factory", "builder"]
    let containers: WordList = [
        "container", "dependencies", "dependency", "assembly", "environment", "services", "injector",
    ]
    let assemblies: WordList = ["container", "assembly", "assembler"]
    let flows: WordList = ["coordinator", "router", "flow", "flowcontroller", "navigator", "wireframe"]
    let screens: WordList = ["view", "viewcontroller", "screen", "module", "presentable", "scene"]
    let viewControllers: WordList = ["viewcontroller"]
    let views: WordList = ["view"]
    let representables: WordList = ["viewrepresentable", "viewcontrollerrepresentable"]
    let roots: WordList = ["appdelegate", "applicationdelegate", "scenedelegate"]
}
