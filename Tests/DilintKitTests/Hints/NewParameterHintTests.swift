import DilintKit
import TestSupport
import Testing

/// Where a further parameter stands, what it is called, and who cannot have it, as whole sentences.
@Suite struct NewParameterHintTests {
    private static let depot = """
        import Foundation
        final class Depot { static let shared = Depot() ; private(set) var count = 0 ; func load() { count += 1 } }

        """

    /// A private static that instances alone use is code of theirs.
    @Test(arguments: [
        ("private static var own: Depot { Depot.shared } ; func open() { Self.own.load() }", instance),
        (
            "private static let own = Depot.shared ; func open() { Ramp.own.load() }",
            "Make `own` a property of the instance, and let Ramp " + taking
        ),
        (
            "private static let count = Depot.shared.count ; func open() -> Int { Ramp.count }",
            "Make `count` a property of the instance, and let Ramp " + taking
        ),
        (
            "static let count = Depot.shared.count ; func open() -> Int { Ramp.count }",
            "Turn `count` into a method that takes it as the argument `depot:`"
        ),
        ("private static func run() { Depot.shared.load() } ; func open() { Self.run() }", instance),
        (
            "private static func run() { Depot.shared.load() } ; static func open() { run() }",
            "Hand it to `run` as the argument `depot:`"
        ),
        (
            "static func run() { Depot.shared.load() } ; func open() { Self.run() }",
            "Hand it to `run` as the argument `depot:`"
        ),
        ("private static func run() { Depot.shared.load() }", "Hand it to `run` as the argument `depot:`"),
    ])
    func aPrivateStaticOfInstances(code: String, hint: String) {
        let text =
            Self.depot + """
                final class Ramp {
                    private let width: Int
                    init(width: Int) { self.width = width }
                    \(code)
                }
                """
        #expect(hints(text, only: "singleton") == [hint])
    }

    /// What an instance is handed its type's static code has not.
    @Test(arguments: [
        ("static func run() { Depot.shared.load() } ; func open() { Depot.shared.load() }", instance + also),
        ("func open() { Depot.shared.load() } ; static func run() { Depot.shared.load() }", instance + also),
        ("func open() { Depot.shared.load() } ; static var count: Int { Depot.shared.count }", instance + also),
        ("private let store = Depot.shared ; static func run() { Depot.shared.load() }", store + also),
        ("func open() { Depot.shared.load() } ; func close() { Depot.shared.load() }", instance),
        ("func open() { Depot.shared.load() } ; static let first = Ramp(width: Depot.shared.count)", instance),
        (
            "static func run() { Depot.shared.load() } ; static func stop() { Depot.shared.load() } ; func open() { Depot.shared.load() }",
            "Hand it to the code that needs it, as the argument `depot:`"
        ),
    ])
    func instancesAndStaticsOfOneType(code: String, hint: String) {
        let text =
            Self.depot + """
                final class Ramp {
                    private let width: Int
                    init(width: Int) { self.width = width }
                    \(code)
                }
                """
        #expect(hints(text, only: "singleton") == [hint])
    }

    private static let also = ", and hand it to its static code as an argument"
    private static let store =
        "Let Ramp take it through its initializer: `init(width:)` becomes `init(width:store:)`, and use `store` throughout"

    /// Nobody calls what observes a static or global.
    @Test(arguments: [
        ("enum Ramp { static var width = 1 { didSet { Depot.shared.load() } } }", "out of `width`"),
        ("enum Ramp { static var width = 1 { willSet { Depot.shared.load() } } }", "out of `width`"),
        ("var width = 1 { didSet { Depot.shared.load() } }", "out of `width`"),
        ("final class Ramp { var width = 1 { didSet { Depot.shared.load() } } }", "through an initializer"),
        ("enum Ramp { static var width: Int { Depot.shared.count } }", "Turn `width` into a method"),
    ])
    func observersTakeNothing(code: String, part: String) {
        let found = hints(Self.depot + code, only: "singleton")
        let whole =
            "Move what needs it out of `width`, which can take nothing more, "
            + "to code that takes it as the argument `depot:`"
        #expect(found.count == 1 && found[0].contains(part.hasPrefix("out") ? whole : part))
    }

    /// Whoever is handed a function by its name hands it no more than before.
    @Test(arguments: [
        ("func all(_ widths: [Int]) -> [Int] { widths.map(fit) }", true),
        ("enum Yard { static func all(_ widths: [Int]) -> [Int] { widths.map(fit) } }", true),
        ("struct Slip { let act: (Int) -> Int ; static let wide = Slip(act: fit) }", true),
        ("struct Slip { let act: (Int) -> Int ; init(isWide: Bool) { act = isWide ? fit : abs } }", true),
        ("func all(_ widths: [Int]) -> [Int] { widths.map { fit($0) } }", false),
        ("func all(_ fit: (Int) -> Int) -> [Int] { [1].map(fit) }", false),
    ])
    func whatIsHandedOnByItsName(code: String, isNamed: Bool) {
        let text = Self.depot + "func fit(_ width: Int) -> Int { Depot.shared.load() ; return width }\n" + code
        #expect(
            hints(text, only: "singleton") == [
                "Hand it to `fit` as the argument `depot:`"
                    + (isNamed ? ", by a closure where its name alone is handed on" : "")
            ])
    }

    @Test(arguments: [
        ("widths.map(Slip.init)", true), ("widths.map(Slip.init(width:))", true),
        ("widths.map { Slip(width: $0) }", false),
    ])
    func initializersByTheirName(call: String, isNamed: Bool) {
        let text =
            Self.depot + """
                struct Slip: Equatable {
                    let width: Int
                    init(width: Int) { self.width = width + Depot.shared.count }
                }
                enum Yard {
                    static func all(_ widths: [Int]) -> [Slip] { \(call) }
                    static func fit(_ width: Int) -> Int { Depot.shared.count + width }
                    static func fits(_ widths: [Int]) -> [Int] { widths.map(Self.fit) }
                }
                """
        #expect(
            hints(text, only: "singleton") == [
                "Hand it to `init(width:)` as the argument `depot:`"
                    + (isNamed ? ", by a closure where `Slip.init` alone is handed on" : ""),
                "Hand it to `fit` as the argument `depot:`, by a closure where its name alone is handed on",
            ])
    }

    /// Attributes call the initializer of a wrapper, and can name nothing that an instance has.
    @Test(arguments: [("@propertyWrapper ", true), ("", false)])
    func wrappersOfProperties(attribute: String, isWrapper: Bool) {
        let text =
            Self.depot + """
                \(attribute)struct Kept {
                    private let key: Int
                    init(_ key: Int) { self.key = key }
                    var wrappedValue: Int { Depot.shared.count + key }
                }
                """
        let called = isWrapper ? ", called by the initializers of the types whose properties it wraps" : ""
        #expect(
            hints(text, only: "singleton") == [
                "Let Kept take it through its initializer: `init(_:)` becomes `init(_:depot:)`" + called
            ])
    }

    /// A property that gives out what is reached, and nothing else, would be set to it: it bears its name.
    @Test(arguments: [
        ("var store: Depot { Depot.shared }", "store"),
        ("var store: Depot { .shared }", "store"),
        ("var store: Depot { get { Depot.shared } }", "store"),
        ("lazy var store = Depot.shared", "store"),
        ("lazy var store: Depot = { Depot.shared }()", "store"),
        ("var store: Depot { isOpen ? Depot.shared : Depot() }", "depot"),
        ("var store: Depot { if isOpen { return spare } ; return Depot.shared }", "depot"),
        ("var store: Depot { spare ?? .shared }", "depot"),
        ("var store: () -> Depot { { Depot.shared } }", "depot"),
        ("var store: Int { Depot.shared.count }", "depot"),
        ("var _store: Depot { Depot.shared }", "depot"),
    ])
    func namedAfterWhatGivesItOut(property: String, label: String) {
        let text =
            Self.depot + """
                final class Ramp {
                    private let width: Int
                    var isOpen = false
                    var spare: Depot!
                    init(width: Int) { self.width = width }
                    \(property)
                    func print() { Swift.print(store) }
                }
                """
        #expect(
            hints(text, only: "singleton") == [
                "Let Ramp take it through its initializer: `init(width:)` becomes `init(width:\(label):)`"
            ])
    }

    /// A view's maker may hand in what it only watches, whatever there is without him; its state is its own.
    @Test(arguments: [
        ("@Bindable var page: Page = .first", "init(page:title:)", "init(page:title:depot:)"),
        ("@ObservedObject var page = Page.first", "init(page:title:)", "init(page:title:depot:)"),
        ("@Bindable var page: Page", "init(page:title:)", "init(page:title:depot:)"),
        ("@Bindable private var page: Page = .first", "init(title:)", "init(title:depot:)"),
        ("@State var page = Page.first", "init(title:)", "init(title:depot:)"),
        ("@StateObject var page = Page.first", "init(title:)", "init(title:depot:)"),
    ])
    func viewsThatWatch(property: String, old: String, new: String) {
        let text =
            Self.depot + """
                @Observable final class Page { static let first = Page() ; var number = 1 }
                struct Ramp: View {
                    \(property)
                    var title = ""
                    var body: some View { Button(title) { Depot.shared.load() } }
                }
                """
        #expect(
            hints(text, only: "singleton").last
                == "Let Ramp take it through its initializer: `\(old)` becomes `\(new)`")
    }

    /// Of many closures, which callers write behind the parentheses, the first and the last few are told.
    @Test(arguments: [
        (6, "init(title:onTap1:…onTap6:)", "init(title:depot:onTap1:…onTap6:)"),
        (4, "init(title:onTap1:…onTap4:)", "init(title:depot:onTap1:…onTap4:)"),
        (3, "init(title:onTap1:onTap2:onTap3:)", "init(title:depot:onTap1:onTap2:onTap3:)"),
    ])
    func closuresBehind(count: Int, old: String, new: String) {
        let closures = (1...count).map { "onTap\($0)" }
        let text =
            Self.depot + """
                final class Ramp {
                    private let title: String
                    private let taps: [() -> Void]
                    init(title: String, \(closures.map { "\($0): @escaping () -> Void" }.joined(separator: ", "))) {
                        self.title = title
                        taps = [\(closures.joined(separator: ", "))]
                    }
                    func open() { Depot.shared.load() }
                }
                """
        #expect(
            hints(text, only: "singleton") == ["Let Ramp take it through its initializer: `\(old)` becomes `\(new)`"])
    }

    /// What a type gathers for its initializer in a parameter object of its own gets one member more.
    @Test(arguments: [
        (
            "struct Dependencies { let bell: Bell ; let width: Int }",
            "Let Ramp take it as `depot` of the `Dependencies` that its initializer takes"
        ),
        (
            "struct Dependencies { let bell: Bell ; let depot: Bell }",
            "Let Ramp take it through its initializer: `init(dependencies:)` becomes `init(dependencies:depot:)`"
        ),
        (
            "final class Dependencies { let bell: Bell ; init(bell: Bell) { self.bell = bell } ; func go() {} }",
            "Let Ramp take it through its initializer: `init(dependencies:)` becomes `init(dependencies:depot:)`"
        ),
    ])
    func gatheredInAnObjectOfItsOwn(bundle: String, hint: String) {
        let text =
            Self.depot + """
                final class Bell { init(depot: Depot) {} ; func ring() {} }
                final class Ramp {
                    \(bundle)
                    private let dependencies: Dependencies
                    init(dependencies: Dependencies) { self.dependencies = dependencies }
                    func open() { dependencies.bell.ring() ; Depot.shared.load() }
                }
                """
        #expect(hints(text, only: "singleton") == [hint])
    }

    /// Another one's parameter object is not for its own needs, nor is what is said of a moment.
    @Test(arguments: [("Dependencies", "Dependencies"), ("Ramp.Details", "Details")])
    func gatheredInAnObjectForOthers(bundle: String, name: String) {
        let text =
            Self.depot + """
                final class Bell { init(depot: Depot) {} ; func ring() {} }
                struct Dependencies { let bell: Bell ; let width: Int }
                extension Ramp { struct Details { let bell: Bell ; let width: Int } }
                final class Ramp {
                    private let dependencies: \(bundle)
                    init(dependencies: \(name)) { self.dependencies = dependencies }
                    func open() { dependencies.bell.ring() ; Depot.shared.load() }
                }
                """
        #expect(
            hints(text, only: "singleton") == [
                "Let Ramp take it through its initializer: `init(dependencies:)` becomes `init(dependencies:depot:)`"
            ])
    }

    private static let taking = "take it through its initializer: `init(width:)` becomes `init(width:depot:)`"
    private static let instance = "Let Ramp \(taking)"

    /// Callers write closing closures behind the parentheses: they stay last.
    @Test(arguments: [
        ("title: String, action: @escaping () -> Void", "init(title:action:)", "init(title:depot:action:)"),
        ("done: @escaping (String) -> Void", "init(done:)", "init(depot:done:)"),
        ("done: (() -> Void)? = nil, failed: (() -> Void)?", "init(done:failed:)", "init(depot:done:failed:)"),
        ("done: @escaping () -> Void, title: String", "init(done:title:)", "init(done:title:depot:)"),
        ("titles: [() -> String]", "init(titles:)", "init(titles:depot:)"),
        ("title: @autoclosure () -> String", "init(title:)", "init(title:depot:)"),
        (
            "a: Int, b: Int, c: Int, d: Int, done: @escaping () -> Void", "init(a:b:…done:)", "init(a:b:…depot:done:)"
        ),
        (
            "a: Int, b: Int, c: Int, done: @escaping () -> Void, end: @escaping () -> Void", "init(a:b:…end:)",
            "init(a:b:…depot:done:end:)"
        ),
        ("a: Int, b: Int, c: Int, d: Int, e: Int", "init(a:b:…e:)", "init(a:b:…e:depot:)"),
    ])
    func closingClosuresStayLast(parameters: String, old: String, new: String) {
        let text = Self.depot + "final class Ramp { init(\(parameters)) {} ; func open() { Depot.shared.load() } }"
        #expect(
            hints(text, only: "singleton") == ["Let Ramp take it through its initializer: `\(old)` becomes `\(new)`"])
    }

    @Test func closingClosuresOfAStructStayLast() {
        let text =
            Self.depot
            + "struct Ramp { let title: String ; let action: () -> Void ; func open() { Depot.shared.load() ; action() } }"
        #expect(
            hints(text, only: "singleton") == [
                "Let Ramp take it through its initializer: `init(title:action:)` becomes `init(title:depot:action:)`"
            ])
    }

    /// A result builder wraps nothing: whoever makes the struct hands it what is built.
    @Test(arguments: [
        ("@ViewBuilder var content: () -> String", "init(title:content:)", "init(title:depot:content:)"),
        ("@ViewBuilder let content: () -> String", "init(title:content:)", "init(title:depot:content:)"),
        ("@ViewBuilder var content: String", "init(title:content:)", "init(title:content:depot:)"),
        ("@ViewBuilder var content: (() -> String)?", "init(title:content:)", "init(title:depot:content:)"),
        ("@ListBuilder var content: () -> String", "init(title:content:)", "init(title:depot:content:)"),
        ("@Fetched var content: () -> String", "init(title:)", "init(title:depot:)"),
    ])
    func whatIsBuiltIsHandedIn(property: String, old: String, new: String) {
        let text =
            Self.depot + """
                @resultBuilder enum ListBuilder { static func buildBlock(_ parts: String...) -> String { "" } }
                struct Ramp { var title: String ; \(property) ; func open() { Depot.shared.load() } }
                """
        #expect(
            hints(text, only: "singleton") == ["Let Ramp take it through its initializer: `\(old)` becomes `\(new)`"])
    }

    /// Two instances of one type are told apart by their labels.
    @Test func anotherInstanceIsTakenByAnotherName() {
        let text = """
            import Foundation
            extension UserDefaults { static var shared: UserDefaults? { UserDefaults(suiteName: "group") } }
            final class LogModel {
                init(name: String) {}
                func open() { UserDefaults.standard.set(1, forKey: "a") ; UserDefaults.shared?.set(1, forKey: "a") }
            }
            final class NoteModel {
                init(name: String) {}
                func open() { UserDefaults.shared?.set(1, forKey: "a") }
            }
            """
        #expect(
            hints(text, only: "singleton").sorted() == [
                "Let LogModel take it through its initializer: `init(name:)` becomes `init(name:sharedUserDefaults:)`",
                "Let LogModel take it through its initializer: `init(name:)` becomes `init(name:userDefaults:)`",
                "Let NoteModel take it through its initializer: `init(name:)` becomes `init(name:userDefaults:)`",
            ])
    }

    /// Another name for the one that all share says nothing of it; what keeps one of its own tells it apart.
    @Test(arguments: [("plain", "userDefaults"), ("group", "groupUserDefaults")])
    func anotherNameOfWhatAllShareIsNotTaken(name: String, label: String) {
        let text = """
            extension UserDefaults {
                static var plain: UserDefaults { .standard }
                static let group = UserDefaults(suiteName: "group")!
            }
            final class NoteModel { init(name: Int) {} ; func open() { UserDefaults.\(name).set(1, forKey: "a") } }
            """
        #expect(
            hints(text, only: "singleton") == [
                "Let NoteModel take it through its initializer: `init(name:)` becomes `init(name:\(label):)`"
            ])
    }

    /// In whichever of a type's files the two are reached, the platform's gives way to the project's.
    @Test(arguments: [
        ("Application.shared.rest()", "application", "sharedApplication"),
        ("Application.version.rest()", "version", "application"),
    ])
    func whatThePlatformCallsAlikeIsTakenByAnotherName(code: String, own: String, platform: String) {
        let builder = ProjectBuilder(files: [
            ProjectBuilder.File(
                path: "Sources/Shop/Ferry.swift",
                text: """
                    import UIKit
                    final class Application {
                        static let shared = Application()
                        static let version = Application()
                        private var count = 0
                        func rest() { count += 1 }
                    }
                    final class Ferry {
                        init(name: String) {}
                        func moor() { \(code) }
                    }
                    """),
            ProjectBuilder.File(
                path: "Sources/Shop/Ferry+Sail.swift",
                text: """
                    import UIKit
                    extension Ferry { func sail() { UIApplication.shared.registerForRemoteNotifications() } }
                    final class Raft {
                        init(name: String) {}
                        func sail() { UIApplication.shared.registerForRemoteNotifications() }
                    }
                    """),
        ])
        let hints = builder.report().findings.filter { $0.rule == "singleton" }.map(\.hint)
        let beginning = "take it through its initializer: `init(name:)` becomes"
        #expect(
            hints == [
                "Let Ferry \(beginning) `init(name:\(platform):)`", "Let Raft \(beginning) `init(name:application:)`",
                "Let Ferry \(beginning) `init(name:\(own):)`",
            ])
    }

    /// How a function that is added to a type from elsewhere picks one of it is nothing to those who are handed it.
    @Test(arguments: [
        ("UserDefaults.pickStore().set(1, forKey: \"a\")", ["init(name:userDefaults:)"]),
        (
            "UserDefaults.pickStore().set(1, forKey: \"a\") ; UserDefaults.standard.set(1, forKey: \"a\")",
            ["init(name:sharedUserDefaults:)", "init(name:userDefaults:)"]
        ),
        ("Depot.pick().load()", ["init(name:pick:)"]),
    ])
    func whatAFunctionPicksIsCalledAfterItsType(code: String, initializers: [String]) {
        let text =
            Self.depot + """
                extension Depot { static func pick() -> Depot { .shared } }
                extension UserDefaults {
                    static let suite: UserDefaults = .init(suiteName: "group")!
                    static func pickStore() -> UserDefaults { return .suite }
                }
                final class LogModel { init(name: String) {} ; func open() { \(code) } }
                """
        #expect(
            hints(text, only: "singleton").sorted()
                == initializers.map {
                    "Let LogModel take it through its initializer: `init(name:)` becomes `\($0)`"
                })
    }

    /// No parameter is called by a word of the language.
    @Test func aWordOfTheLanguageIsNoLabel() {
        let text = """
            import Foundation
            enum Prefs { static let sharedDefault = UserDefaults(suiteName: "group") }
            final class LogModel { init(name: String) {} ; func open() { Prefs.sharedDefault?.set(1, forKey: "a") } }
            """
        #expect(
            hints(text, only: "singleton") == [
                "Let LogModel take it through its initializer: `init(name:)` becomes `init(name:userDefaults:)`"
            ])
    }

    /// What everybody calls cannot take what a module keeps to itself.
    @Test(arguments: [
        ("public", "public", "", "a further, internal initializer"),
        ("public", "", "", "its initializer: `init(name:)` becomes `init(name:depot:)`"),
        ("", "public", "", "its initializer: `init(name:)` becomes `init(name:depot:)`"),
        ("public", "public", "public", "its initializer: `init(name:)` becomes `init(name:depot:)`"),
    ])
    func whatTheModuleKeepsToItself(type: String, initializer: String, depot: String, taken: String) {
        let text =
            Self.depot.replacing("final class", with: "\(depot) final class")
            + "\(type) final class Ramp { \(initializer) init(name: String) {} ; func open() { Depot.shared.load() } }"
        #expect(hints(text, only: "singleton") == ["Let Ramp take it through \(taken)"])
    }

    /// Who inherits an initializer that everybody sees may be seen by the module alone.
    @Test(arguments: [
        ("", "an initializer of its own: `init(name:depot:)`"),
        ("public", "a further, internal initializer"),
    ])
    func whatAnHeirOfTheModuleTakes(type: String, taken: String) {
        let text =
            Self.depot + """
                open class Base { public init(name: String) {} ; open func open() {} }
                \(type) class Ramp: Base { override func open() { Depot.shared.load() } }
                """
        #expect(hints(text, only: "singleton") == ["Let Ramp take it through \(taken)"])
    }

    @Test(arguments: [("public", "an internal overload of "), ("", "")])
    func whatTheModuleKeepsToItselfIsNoArgument(access: String, overload: String) {
        let code = "public enum Ramp { \(access) static func open(_ name: String) { Depot.shared.load() } }"
        let text = Self.depot + code
        #expect(hints(text, only: "singleton") == ["Hand it to \(overload)`open` as the argument `depot:`"])
    }

    /// What a locator gives out is what is taken, however many see the locator.
    @Test(arguments: [
        ("crane", "Let Ramp take CraneStore through a further, internal initializer"),
        ("truck", "Let Ramp take TruckStore through its initializer: `init(name:)` becomes `init(name:truck:)`"),
    ])
    func whatALocatorGivesTheModuleKeepsToItself(part: String, hint: String) {
        let code = "public class Ramp { public init(name: String) {} ; func open() { Yard.shared.\(part).run() } }"
        let text = Self.yard + code
        #expect(hints(text, only: "service-locator") == [hint])
    }

    @Test(arguments: [("crane", "an internal overload of "), ("truck", "")])
    func whatALocatorGivesIsNoArgument(part: String, overload: String) {
        let code = "public enum Ramp { public static func open(_ name: String) { Yard.shared.\(part).run() } }"
        let text = Self.yard + code
        let store = part == "crane" ? "CraneStore" : "TruckStore"
        #expect(
            hints(text, only: "service-locator") == [
                "Hand \(store) to \(overload)`open` as the argument `\(part):`"
            ])
    }

    private static let yard = """
        final class CraneStore { init(path: String) {} ; func run() {} }
        public final class TruckStore { init(path: String) {} ; func run() {} }
        public final class Yard {
            public static let shared = Yard()
            lazy var crane = CraneStore(path: "")
            lazy var truck = TruckStore(path: "")
        }

        """

    /// Nobody hands anything to a file.
    @Test func whatAFunctionNeedsOfALocator() {
        let text = Self.yard + "func open() { print(Yard.shared) }"
        #expect(hints(text, only: "service-locator") == ["Hand `open` what it needs of Yard.shared"])
    }

    /// A superclass may have been handed the very thing.
    @Test(arguments: [
        ("let depot: Depot ; init(depot: Depot) { self.depot = depot }", "use the `depot` that Base takes"),
        ("let store: Depot ; init(store: Depot = .shared) { self.store = store }", "use the `store` that Base takes"),
        (
            "private let depot: Depot ; init(depot: Depot) { self.depot = depot }",
            "take it through its initializer: `init(name:)` becomes `init(name:depot:)`"
        ),
        ("init() {}", "take it through its initializer: `init(name:)` becomes `init(name:depot:)`"),
    ])
    func whatASuperclassTakesIsUsed(base: String, hint: String) {
        let text =
            Self.depot
                + """
                class Base { \(base) }
                final class Ramp: Base {
                    private let name: String
                    init(name: String) { self.name = name ; super.init(DEPOT) }
                    func open() { Depot.shared.load() }
                }
                """.replacing("DEPOT", with: base.contains("= .shared") || base == "init() {}" ? "" : "depot: Depot()")
        #expect(hints(text, only: "singleton").first == "Let Ramp \(hint)")
    }

    /// What a raw type and the standard protocols ask for is none of a type's own properties.
    @Test(arguments: [
        ("", "title", true), (": Identifiable", "title", true), (": Identifiable", "id", false),
        (": CaseIterable", "title", true), (": Int", "title", true), (": String, Error", "title", true),
        (": LocalizedError", "title", false), (": Titled", "title", false),
    ])
    func whatStandardProtocolsAskFor(inherited: String, property: String, isOwn: Bool) {
        let text = Self.depot + "enum Ramp\(inherited) { case wide ; var \(property): Int { Depot.shared.count } }"
        #expect(
            hints(text, only: "singleton") == [
                isOwn
                    ? "Turn `\(property)` into a method that takes it as the argument `depot:`"
                    : "Move what needs it out of `\(property)`, which can take nothing more, "
                        + "to code that takes it as the argument `depot:`"
            ])
    }

    /// What views watch is asked for what tells them, and a class of Objective-C overrides what is not its own.
    @Test(arguments: [
        ("ObservableObject", true), ("NSObject", true), ("NSObject, ObservableObject", true),
        ("NSObject, Lifting", false),
    ])
    func whatClassesAreAskedFor(inherited: String, isOwn: Bool) {
        let text =
            Self.depot
            + "import Combine\nfinal class Ramp: \(inherited) { static var title: Int { Depot.shared.count } }"
        #expect(
            hints(text, only: "singleton") == [
                isOwn
                    ? "Turn `title` into a method that takes it as the argument `depot:`"
                    : "Move what needs it out of `title`, which can take nothing more, "
                        + "to code that takes it as the argument `depot:`"
            ])
    }

    /// What goes to the superclass is called as that calls it.
    @Test(arguments: [
        ("store: Depot", "store: Depot.shared", "store"), ("_ store: Depot", "Depot.shared", "depot"),
        ("in store: Depot", "in: .shared", "in"), ("depot: Depot", "depot: .shared", "depot"),
    ])
    func whatTheSuperclassTakesItUnder(parameter: String, argument: String, label: String) {
        let text =
            Self.depot + """
                class Base {
                    private let kept: Depot
                    init(name: String, \(parameter)) { kept = \(parameter.hasPrefix("depot") ? "depot" : "store") }
                    func fill() { kept.load() }
                }
                final class Ramp: Base { init(name: String) { super.init(name: name, \(argument)) } }
                """
        #expect(
            hints(text, only: "singleton") == [
                "Let Ramp take it through its initializer: `init(name:)` becomes `init(name:\(label):)`"
            ])
    }

    /// Whoever cannot call the initializer that takes it hands it to those that do.
    @Test(arguments: [
        ("private", "convenience init(key: String) { self.init(state: key.count) }", true),
        ("fileprivate", "convenience init() { self.init(state: 1) }", true),
        ("", "convenience init(key: String) { self.init(state: key.count) }", false),
        ("private", "private convenience init(key: String) { self.init(state: key.count) }", false),
        ("private", "static func make() -> Ramp { Ramp(state: 1) }", false),
    ])
    func whoCallsAPrivateInitializer(access: String, code: String, isBehind: Bool) {
        let text =
            Self.depot + """
                final class Ramp {
                    private let state: Int
                    \(access) init(state: Int) { self.state = state }
                    \(code)
                    func open() { Depot.shared.load() }
                }
                """
        let more = isBehind ? ", and those that call it take it as well" : ""
        #expect(
            hints(text, only: "singleton") == [
                "Let Ramp take it through its initializer: `init(state:)` becomes `init(state:depot:)`" + more
            ])
    }
}
