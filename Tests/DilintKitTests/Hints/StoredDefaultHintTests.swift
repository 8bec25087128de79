import Testing

/// What to do about properties and parameters that have a shared instance until they are handed something else, as whole
/// sentences.
@Suite struct StoredDefaultHintTests {
    private static let depot = """
        import UIKit
        final class Depot { static let shared = Depot() ; var count = 0 ; func load() { count += 1 } }

        """

    /// What a property is called, for code to use it.
    private static func name(of property: String) -> Substring {
        property.split { " :=".contains($0) }.first { !["private", "let", "var"].contains($0) } ?? ""
    }

    private static let filled = "Let whoever fills Ramp hand it over, as a property or as the argument `depot:`"

    @Test(
        "Whoever sets the property to what he has needs no shared instance",
        arguments: [
            (
                """
                static func create(depot: Depot) -> Ramp {
                    let ramp = Ramp()
                    ramp.depot = depot
                    return ramp
                }
                """, "Drop the default, leaving `var depot: Depot!`, which `create` sets"
            ),
            (
                """
                static func open(_ other: Depot?) -> Ramp {
                    let ramp = UIStoryboard(name: "Ramp", bundle: nil).instantiateInitialViewController() as! Ramp
                    if let other { ramp.depot = other }
                    return ramp
                }
                """, "Drop the default, leaving `var depot: Depot!`, which `open` sets"
            ),
            (
                "convenience init(depot: Depot) { self.init(nibName: nil, bundle: nil) ; self.depot = depot }",
                "Drop the default, leaving `var depot: Depot!`, which `init(depot:)` sets"
            ),
            (
                "convenience init(other: Depot, name: String) { self.init(nibName: nil, bundle: nil) ; depot = other }",
                "Drop the default, leaving `var depot: Depot!`, which `init(other:name:)` sets"
            ),
            (
                "func configure(with depot: Depot) { self.depot = depot }",
                "Drop the default, leaving `var depot: Depot!`, which `configure` sets"
            ),
            (
                """
                static func create(depot: Depot) -> Ramp {
                    let ramp = loadFromStoryboard()
                    ramp.depot = depot
                    return ramp
                }
                """, "Drop the default, leaving `var depot: Depot!`, which `create` sets"
            ),
            ("static func create(width: Int) -> Ramp { let ramp = load() ; ramp.width = width ; return ramp }", filled),
            // What another one is put in place of later is no default.
            ("func exchange(with depot: Depot) { self.depot = depot }", filled),
            ("func reset() { depot = .shared }", filled),
            ("static func create() -> Ramp { let ramp = Ramp() ; ramp.depot = Depot() ; return ramp }", filled),
        ])
    func aPropertyThatIsSet(code: String, hint: String) {
        let ramp = """
            final class Ramp: UIViewController {
                @IBOutlet private var title2: UILabel!
                private(set) var depot: Depot = .shared
                \(code)
                override func viewDidLoad() { depot.load() }
            }
            """
        #expect(hints(Self.depot + ramp, only: "singleton") == [hint])
    }

    @Test func whoeverHasMadeOneMaySetIt() {
        let text =
            Self.depot + """
                class Ramp: UIViewController { var depot = Depot.shared ; func open() { depot.load() } }
                final class Gate: UIViewController { let depot = Depot.shared ; func open() { depot.load() } }
                final class Yard {
                    private let depot: Depot
                    init(depot: Depot) { self.depot = depot }
                    func show() { let ramp = Ramp() ; ramp.depot = depot ; ramp.open() ; depot.load() }
                }
                """
        #expect(
            hints(text, only: "singleton") == [
                "Drop the default, leaving `var depot: Depot!`, so that whoever makes Ramp sets it",
                "Let Gate take it through an initializer: `init(depot:)`",
            ])
    }

    /// An initializer that sets it to what it takes is there, and the other one can take it, too.
    @Test func anInitializerThatTakesItIsCalled() {
        let text =
            Self.depot + """
                class Ramp {
                    var depot = Depot.shared
                    init(width: Int) {}
                    init(width: Int, depot: Depot) { self.depot = depot }
                    func open() { depot.load() }
                }
                """
        #expect(
            hints(text, only: "singleton") == [
                "Let Ramp use the `depot` that its `init(width:depot:)` takes, and let its `init(width:)` take it as well"
            ])
    }

    @Test(
        "The compiler's initializer takes a constant that has no value",
        arguments: [
            (
                "let depot: Depot = .shared", "singleton",
                "Drop the default of `depot`, so that whoever makes Ramp passes it"
            ),
            (
                "var depot: Depot = .shared", "singleton-default",
                "Drop the default of `depot`, so that whoever makes Ramp passes it"
            ),
            (
                "private let depot: Depot = .shared", "singleton",
                "Let Ramp take it through its initializer: `init(width:)` becomes `init(width:depot:)`"
            ),
            // As it is called once it has no value.
            (
                "private let store: Depot = .shared", "singleton",
                "Let Ramp take it through its initializer: `init(width:)` becomes `init(width:store:)`"
            ),
            (
                "private let find: () -> Depot = { Depot.shared }", "singleton",
                "Let Ramp take it through its initializer: `init(width:)` becomes `init(width:depot:)`"
            ),
            (
                "private let _store: Depot = .shared", "singleton",
                "Let Ramp take it through its initializer: `init(width:)` becomes `init(width:depot:)`"
            ),
            (
                "var count = Depot.shared.count", "singleton-default",
                "Drop the default of `count`, so that whoever makes Ramp passes it"
            ),
            (
                "private var count = Depot.shared.count", "singleton",
                "Let Ramp take it through its initializer: `init(width:)` becomes `init(width:depot:)`"
            ),
            (
                "let count = Depot.shared.count", "singleton",
                "Let Ramp take it through its initializer: `init(width:)` becomes `init(width:depot:)`"
            ),
        ])
    func aConstantOfAStruct(property: String, rule: String, hint: String) {
        let open = "func open() { print(width, \(Self.name(of: property))) }"
        let text = Self.depot + "struct Ramp { \(property) ; let width: Int ; \(open) }"
        #expect(hints(text, only: rule) == [hint])
    }

    /// Of several properties all are handed in; what else reaches what a constant has for its value is no default.
    @Test(arguments: [
        (
            "var depot: Depot = .shared ; var count = Depot.shared.count", "singleton-default",
            "Drop the defaults, so that whoever makes Ramp passes them"
        ),
        (
            "var count = Depot.shared.count + Depot.shared.count", "singleton-default",
            "Drop the default of `count`, so that whoever makes Ramp passes it"
        ),
        (
            "let depot: Depot = .shared ; func load() { Depot.shared.load() }", "singleton",
            "Drop the default of `depot`, so that whoever makes Ramp passes it"
        ),
    ])
    func severalPropertiesOfAStruct(code: String, rule: String, hint: String) {
        let text = Self.depot + "struct Ramp { let width: Int ; \(code) ; func open() { print(width) } }"
        #expect(hints(text, only: rule) == [hint])
    }

    /// Without its default an optional would be nil, and whoever makes the type would go on leaving it out.
    @Test(arguments: [
        ("var depot: Depot? = .shared", "Drop the default of `depot` and let an initializer take it"),
        ("var depot: Depot! = Depot.shared", "Drop the default of `depot` and let an initializer take it"),
        ("@State var depot: Depot? = .shared", "Drop the default of `depot` and let an initializer take it"),
        ("var depot: Depot? = .latest", "Drop the default of `depot` and let an initializer take it"),
        ("var depot: Int? = Depot.shared.count", "Drop the default of `depot` and let an initializer take it"),
        ("@State var depot: Int? = Depot.shared.count", "Drop the default of `depot` and let an initializer take it"),
        // Somebody else fills it, or it is none.
        ("@Drawn var depot: Depot? = .shared", "Drop the default of `depot`"),
        ("var depot: () -> Depot? = { Depot.shared }", "Drop the default of `depot`"),
        ("var depot: Depot = .shared", "Drop the default of `depot`"),
        ("let depot: Depot? = .shared", "Drop the default of `depot`"),
    ])
    func anInitializerTakesAnOptional(property: String, hint: String) {
        let text =
            Self.depot + """
                extension Depot { static var latest: Depot? }
                struct Ramp { \(property) ; let width: Int ; func open() { print(width, depot) } }
                """
        #expect(
            hints(text, only: "singleton-default") + hints(text, only: "singleton") == [
                hint + ", so that whoever makes Ramp passes it"
            ])
    }

    @Test(arguments: [
        ("var depot: Depot? = .shared ; var count = Depot.shared.count", true),
        ("var count = Depot.shared.count ; var depot: Depot? = .shared", true),
        ("var count = Depot.shared.count ; var depot: Depot = .shared ; var name: String? = \"a\"", false),
    ])
    func oneOfSeveralIsAnOptional(properties: String, isAny: Bool) {
        let open = "func open() { print(width, depot, count) }"
        let text = Self.depot + "struct Ramp { \(properties) ; let width: Int ; \(open) }"
        let taking = isAny ? " and let an initializer take them" : ""
        #expect(
            hints(text, only: "singleton-default") == [
                "Drop the defaults\(taking), so that whoever makes Ramp passes them"
            ])
    }

    /// What the synthesised initializer takes in place of what is reached, the type's code can use.
    @Test(arguments: [
        ("var store = Depot.shared", "Let Ramp use its `store`"),
        ("@ObservedObject var store = Depot.shared", "Let Ramp use its `store`"),
        (
            "private var store: Depot { Depot() }",
            "Let Ramp take it through its initializer: `init(width:)` becomes `init(width:depot:)`"
        ),
        // Another one than that which the code reaches.
        (
            "var store = Depot()",
            "Let Ramp take it through its initializer: `init(width:store:)` becomes `init(width:store:depot:)`"
        ),
        // No initializer takes it.
        (
            "@State private var store = Depot.shared",
            "Let Ramp take it through its initializer: `init(width:)` becomes `init(width:store:)`, "
                + "and use `store` throughout"
        ),
    ])
    func whatIsTakenInPlaceOfItIsUsed(property: String, hint: String) {
        let text = Self.depot + "struct Ramp { let width: Int ; \(property) ; func open() { Depot.shared.load() } }"
        #expect(hints(text, only: "singleton") == [hint])
    }

    /// An initializer in an extension leaves the compiler's one as it is.
    @Test(arguments: [
        ("var depot: Depot = .shared", "Drop the default of `depot`, so that whoever makes Ramp passes it"),
        (
            "private var depot: Depot = .shared",
            "Let Ramp take it through its initializer: `init(name:)` becomes `init(name:depot:)`"
        ),
    ])
    func anInitializerInAnExtensionStandsBesideTheCompilersOne(property: String, hint: String) {
        let text =
            Self.depot + """
                struct Ramp { \(property) ; let width: Int ; func open() { depot.load() } }
                extension Ramp { init(name: String) { width = name.count } }
                """
        #expect(hints(text, only: "singleton-default") + hints(text, only: "singleton") == [hint])
    }

    /// Whoever hands nothing over is to decide, be it that an initializer of the own type is handed it then.
    @Test func whatStandsInForAParameterIsDropped() {
        let text =
            Self.depot + """
                final class Ramp {
                    private let depot: Depot
                    init(depot: Depot) { self.depot = depot }
                    convenience init(name: String, spare: Depot? = nil) {
                        let depot = spare ?? Depot.shared
                        self.init(depot: depot)
                    }
                    convenience init(other: Depot?) { self.init(depot: other ?? .shared) }
                    convenience init(width: Int) { self.init(depot: .shared) }
                    func open() { depot.load() }
                }
                """
        #expect(
            hints(text, only: "singleton-default") == [
                "Drop the defaults, so that every caller decides what it passes"
            ])
    }

    @Test(
        "What a locator is asked for is a default as well",
        arguments: [
            (
                "var depot: Depot = Resolver.resolve()",
                "Drop the default of `depot`, so that whoever makes Ramp passes it"
            ),
            (
                "private var depot: Depot = Resolver.resolve()",
                "Let Ramp take Depot through its initializer: `init(width:)` becomes `init(width:depot:)`"
            ),
            (
                "var count: Int = Resolver.resolve(Depot.self).count",
                "Let Ramp take Depot through its initializer: `init(count:width:)` becomes `init(count:width:depot:)`"
            ),
        ])
    func whatALocatorIsAskedFor(property: String, hint: String) {
        let text =
            "import Resolver\n" + Self.depot
                + """
                extension Resolver: ResolverRegistering {
                    public static func registerAllServices() { register { Depot.shared } }
                }
                struct Ramp { \(property) ; let width: Int ; func open() { print(\(Self.name(of: property))) } }
                """
        #expect(hints(text, only: "singleton-default") + hints(text, only: "service-locator") == [hint])
    }

    /// To drop the default alone would have every caller fetch what is thrown away.
    @Test func aParameterWithoutANameIsDropped() {
        let text =
            Self.depot + """
                final class Ramp {
                    init(width: Int, depot _: Depot = .shared) {}
                }
                """
        #expect(hints(text, only: "singleton-default") == ["Drop the parameter, with which nothing is done"])
    }

    /// What a case has is matched, under a label or without one.
    @Test(arguments: ["icon(Int, Session = Session.shared)", "icon(Int, session: Session = Session.shared)"])
    func whatACaseHasIsMatched(pattern: String) {
        let text = """
            final class Session {
                static let shared = Session()
                func end() {}
            }
            enum Trailing {
                case \(pattern)
                func end() {
                    switch self { case .icon(_, let session): session.end() }
                }
            }
            """
        #expect(
            hints(text, only: "singleton-default") == [
                "Drop the default, so that every caller decides what it passes"
            ])
    }

    /// Where nobody could pass another one, there are no callers to decide.
    @Test(arguments: [
        ("static let main = Ramp() ; private init", true),
        ("static func make() -> Ramp { Ramp() } ; fileprivate init", true),
        ("static let main = Ramp() ; init", false),
        ("static let main = Ramp(depot: Depot()) ; private init", false),
        ("convenience init(name: String) { self.init(depot: Depot()) } ; private init", false),
        ("convenience init(name: String) { self.init() } ; private init", true),
    ])
    func whatIsHiddenIsToBeShown(code: String, isToBeShown: Bool) {
        let text =
            Self.depot + """
                final class Ramp {
                    private let depot: Depot
                    \(code)(depot: Depot = .shared) { self.depot = depot }
                    func open() { depot.load() }
                }
                """
        let shown = isToBeShown ? " and make `init(depot:)` visible to others" : ""
        #expect(
            hints(text, only: "singleton-default") == [
                "Drop the default\(shown), so that every caller decides what it passes"
            ])
    }

    @Test(
        "An overload that hands it to the one that takes it is a default",
        arguments: [
            ("load(name, from: .shared)", "Drop the overload, so that every caller decides what it passes"),
            (
                "load(name, from: .shared) } ; func load() { load(\"\", from: .shared)",
                "Drop the overloads, so that every caller decides what it passes"
            ),
        ])
    func anOverload(code: String, hint: String) {
        let ramp = """
            final class Ramp {
                func load(_ name: String, from depot: Depot) { depot.load() }
                func load(_ name: String) { \(code) }
            }
            """
        #expect(hints(Self.depot + ramp, only: "singleton-default") == [hint])
    }

    /// Whoever fills a screen may set what it has until then, unless the screen keeps that to itself, or has it for good.
    @Test(arguments: [
        (
            "var depot = Depot.shared",
            "Drop the default, leaving `var depot: Depot!`, so that whoever fills Pier sets it"
        ),
        ("var depot: Depot! = .shared", "Drop the default of `depot`, so that whoever fills Pier sets it"),
        ("private var depot = Depot.shared", nil),
        ("private(set) var depot = Depot.shared", nil),
        ("let depot = Depot.shared", nil),
        ("lazy var depot = Depot.shared", nil),
        ("var depot: Depot? { Depot.shared }", nil),
    ])
    func whatIsFilledLater(property: String, hint: String?) {
        let pier = """
            import UIKit
            final class Pier: UIViewController {
                \(property)
                @IBOutlet private var label: UILabel!
                required init?(coder: NSCoder) { super.init(coder: coder) }
                override func viewDidLoad() { depot?.load() }
            }
            """
        #expect(
            hints(Self.depot + pier, only: "singleton") == [
                hint ?? "Let whoever fills Pier hand it over, as a property or as the argument `depot:`"
            ])
    }

    /// Other code of the screen would go on reaching for it.
    @Test func whatIsFilledLaterAndReachedElsewhere() {
        let pier = """
            import UIKit
            final class Pier: UIViewController {
                var depot = Depot.shared
                required init?(coder: NSCoder) { super.init(coder: coder) }
                override func viewDidLoad() { Depot.shared.load() }
            }
            """
        #expect(
            hints(Self.depot + pier, only: "singleton") == [
                "Let whoever fills Pier hand it over, as a property or as the argument `depot:`"
            ])
    }

    /// What an initializer takes for a property's value stands in for the service there alone: no other place could ask a value.
    @Test(arguments: [
        (
            "", "Let Chest use the `folder` that its `init(ending:folder:)` takes"
        ),
        (
            "func isThere() -> Bool { FileManager.default.fileExists(atPath: folder.path) }",
            "Let Chest take it through its initializers, `init(ending:)` and `init(ending:folder:)`"
        ),
    ])
    func aValueIsNoServiceElsewhere(code: String, hint: String) {
        let text = """
            import Foundation
            struct Chest {
                var folder: URL = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
                var ending: String
                init(ending: String = "txt") { self.ending = ending }
                init(ending: String = "txt", folder: URL) { self.ending = ending ; self.folder = folder }
                \(code)
            }
            """
        #expect(hints(text, only: "singleton") == [hint])
    }
}
