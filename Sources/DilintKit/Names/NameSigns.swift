import SwiftFacts

/// What names say by the words they begin or end with, settled once for all of them. What tells a protocol from its
/// implementation is no word of either, see `NameClosing`.
struct NameSigns: Sendable {
    /// Functions that make something: make…, create…, …, or `callAsFunction`; what SwiftUI and the standard library
    /// demand is no factory's.
    private(set) var creating: NameSet
    /// Functions named so as well that SwiftUI or the standard library demand: `makeIterator`.
    private(set) var demanded: NameSet
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
    /// Services that hand others out rather than work themselves.
    private(set) var handing: NameSet
    /// What a screen shows.
    private(set) var models: NameSet
    /// A package's classes that others are built upon, by the last word alone: `FormViewController`, `KitView`,
    /// `PlatformViewRepresentable`, `KitSceneDelegate`.
    private(set) var viewControllers: NameSet
    private(set) var views: NameSet
    private(set) var representables: NameSet
    private(set) var roots: NameSet
    /// Statics that are there for tests or previews.
    private(set) var doubles: NameSet

    /// - Complexity: O(bytes of all names)
    init(_ names: FrozenNames) {
        let none = NameSet([], count: names.count)
        (creating, settingUp, sharing, presenting, loading) = (none, none, none, none, none)
        (factories, containers, assemblies, flows, screens, doubles) = (none, none, none, none, none, none)
        (viewControllers, views, representables, roots, handing, models) = (none, none, none, none, none, none)
        demanded = none
        let words = SignWords()
        for number in 0..<names.count {
            let id = NameID(UInt32(number))
            let signs = names.withBytes(of: id) { words.signs(of: $0) }
            if !signs.isEmpty { note(id, signs) }
        }
    }

    private mutating func note(_ id: NameID, _ signs: Signs) {
        if signs.contains(.creating), !signs.contains(.demanded) { creating.insert(id) }
        if signs.contains(.demanded) { demanded.insert(id) }
        if signs.contains(.settingUp) { settingUp.insert(id) }
        if signs.contains(.sharing) { sharing.insert(id) }
        if signs.contains(.presenting) { presenting.insert(id) }
        if signs.contains(.loading) { loading.insert(id) }
        if signs.contains(.double) { doubles.insert(id) }
        if signs.contains(.viewController) { viewControllers.insert(id) }
        if signs.contains(.view) { views.insert(id) }
        if signs.contains(.representable) { representables.insert(id) }
        if signs.contains(.root) { roots.insert(id) }
        if signs.contains(.factory) { factories.insert(id) }
        if signs.contains(.container) { containers.insert(id) }
        if signs.contains(.assembly) { assemblies.insert(id) }
        if signs.contains(.flow) { flows.insert(id) }
        if signs.contains(.screen) { screens.insert(id) }
        if signs.contains(.handing) { handing.insert(id) }
        if signs.contains(.model) { models.insert(id) }
    }

    /// What is there to be looked at while it is written.
    static let previewWords = WordList(previews)
    static let previews = ["preview", "previews"]
}
