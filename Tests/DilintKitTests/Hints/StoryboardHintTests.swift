import Testing

/// What screens, views and documents are to do that nobody here makes, as whole sentences.
@Suite struct StoryboardHintTests {
    private static let lamp = """
        import UIKit
        final class Lamp { static let shared = Lamp() ; var hours = 0 ; func light() { hours += 1 } }
        final class Bell { func ring() {} }

        """

    private static let filled = "hand it over, as a property or as the argument `lamp:`"

    /// What a storyboard's screen is made with by hand takes more than the coder, be it called required.
    @Test(arguments: [
        (
            """
            class HallScreen: UIViewController {
                private let bell: Bell
                required init?(coder: NSCoder, bell: Bell) { self.bell = bell ; super.init(coder: coder) }
                required init?(coder: NSCoder) { fatalError() }
                override func viewDidLoad() { bell.ring() ; Lamp.shared.light() }
            }
            """, "Let HallScreen take it through its initializer: `init(coder:bell:)` becomes `init(coder:bell:lamp:)`"
        ),
        (
            """
            class BellScreen: UIViewController {
                let bell: Bell
                required init?(coder: NSCoder, bell: Bell) { self.bell = bell ; super.init(coder: coder) }
            }
            final class HallScreen: BellScreen {
                required init?(coder: NSCoder, bell: Bell) { super.init(coder: coder, bell: bell) }
                override func viewDidLoad() { bell.ring() ; Lamp.shared.light() }
            }
            """, "Let whoever fills HallScreen \(filled)"
        ),
    ])
    func whatTakesMoreThanTheCoder(code: String, hint: String) {
        #expect(hints(Self.lamp + code, only: "singleton") == [hint])
    }

    /// Who decodes calls that one initializer, be it a short one, and nobody can do without it.
    @Test(arguments: [
        ("required convenience init?(coder: NSCoder) { self.init() ; Lamp.shared.light() }", Self.fillsHall),
        (
            "required convenience init?(coder: NSCoder) { self.init(bell: Bell()) ; Lamp.shared.light() }",
            Self.fillsHall
        ),
        (
            "convenience init(name: String) { self.init() ; Lamp.shared.light() }",
            "Let Hall take it through its initializer: `init(name:)` becomes `init(name:lamp:)`"
        ),
        (
            "convenience init(from decoder: Decoder) throws { self.init() ; Lamp.shared.light() }",
            "Let whoever decodes Hall hand it over in the decoder's `userInfo`"
        ),
    ])
    func whatADecodedOneReachesInAShortInitializer(initializer: String, hint: String) {
        let text =
            Self.lamp + """
                class Hall: UIPageViewController {
                    override init(
                        transitionStyle style: UIPageViewController.TransitionStyle,
                        navigationOrientation: UIPageViewController.NavigationOrientation,
                        options: [UIPageViewController.OptionsKey: Any]? = nil
                    ) { super.init(transitionStyle: style, navigationOrientation: navigationOrientation) }
                    init(bell: Bell) { super.init(transitionStyle: .scroll, navigationOrientation: .horizontal) }
                    \(initializer)
                }
                """
        #expect(hints(text, only: "singleton") == [hint])
    }

    /// Who inherits from a screen that has no initializer of its own is filled, and so is the screen.
    @Test(arguments: [
        (
            "final class YardScreen: HallScreen { @IBOutlet var label: UILabel! }",
            "Let whoever fills HallScreen \(filled)"
        ),
        (
            "final class YardScreen: HallScreen {} ; func open() { _ = YardScreen() }",
            "Let HallScreen take it through an initializer: `init(lamp:)`"
        ),
        (
            "final class YardScreen: HallScreen { @IBOutlet var label: UILabel! } ; func open() { _ = HallScreen() }",
            "Let HallScreen take it through an initializer: `init(lamp:)`"
        ),
    ])
    func whatFilledOnesInheritFrom(heirs: String, hint: String) {
        let screen = "class HallScreen: UIViewController { override func viewDidLoad() { Lamp.shared.light() } }\n"
        #expect(hints(Self.lamp + screen + heirs, only: "singleton") == [hint])
    }

    /// Whom the sources make themselves nobody fills because of an outlet far above: whoever makes it hands over more.
    @Test(arguments: [
        ("func first() -> HallKeeper { HallKeeper() }", "Let HallKeeper take it through an initializer: `init(lamp:)`"),
        ("func first() -> HallKeeper? { nil }", "Let whoever fills HallKeeper \(filled)"),
        ("func first() -> Keeper { Keeper() }", "Let whoever fills HallKeeper \(filled)"),
        ("class YardKeeper: HallKeeper {} ; let yard = YardKeeper()", "Let whoever fills HallKeeper \(filled)"),
    ])
    func outletsThatAreInherited(code: String, hint: String) {
        let text = """
            class Keeper: NSObject { @IBOutlet var view: UIView? ; func start() {} }
            class HallKeeper: Keeper { override func start() { super.start() ; Lamp.shared.light() } }

            """
        #expect(hints(Self.lamp + text + code, only: "singleton") == [hint])
    }

    /// An outlet of its own says that a nib fills some, whoever makes others.
    @Test func ownOutlets() {
        let text = """
            class Keeper: NSObject { @IBOutlet var view: UIView? ; func start() { Lamp.shared.light() } }
            let keeper = Keeper()
            """
        #expect(hints(Self.lamp + text, only: "singleton") == ["Let whoever fills Keeper \(Self.filled)"])
    }

    private static let fillsHall = "Let whoever fills Hall \(filled)"

    private static let own = "init(bell: Bell) { super.init(nibName: nil, bundle: nil) }"
    private static let storyboard = "func show(_ board: UIStoryboard) {}\n"

    @Test(
        "What a storyboard makes has another initializer for nothing",
        arguments: [
            // Storyboards are handed what to make a screen with, too, and some are made without.
            ("init?(bell: Bell, coder: NSCoder) { super.init(coder: coder) }", "super.init(coder: coder)", "", true),
            ("init?(bell: Bell, coder: NSCoder) { super.init(coder: coder) }", "fatalError()", "", false),
            // Nobody calls the other one.
            (own, "super.init(coder: coder)", storyboard, true),
            (own, "super.init(coder: coder)", "class Room: UIViewController { @IBOutlet var hall: Hall! }", true),
            (own, "super.init(coder: coder)", "", false),
            (own, "fatalError()", storyboard, false),
            (own, "super.init(coder: coder)", storyboard + "func first() -> Hall { Hall(bell: Bell()) }", false),
            // Who inherits may call it.
            (
                own, "super.init(coder: coder)",
                storyboard + "class Side: Hall { init() { super.init(bell: Bell()) } }", false
            ),
            (
                own, "super.init(coder: coder)",
                storyboard + "class Side: Hall { init?(name: String, coder: NSCoder) { super.init(coder: coder) } }",
                true
            ),
            (
                own, "super.init(coder: coder)",
                storyboard + "class Side: Hall {} ; func first() -> Side { Side(bell: Bell()) }", false
            ),
        ])
    func whatIsDecodedAsWell(initializer: String, decoding: String, others: String, isFilled: Bool) {
        let text =
            Self.lamp + """
                class Hall: UIViewController {
                    \(initializer)
                    required init?(coder: NSCoder) { \(decoding) }
                    func enter() { Lamp.shared.light() }
                }
                \(others)
                """
        let name = initializer.contains("coder: NSCoder") ? "bell:coder:" : "bell:"
        #expect(
            hints(text, only: "singleton") == [
                isFilled
                    ? "Let whoever fills Hall \(Self.filled)"
                    : "Let Hall take it through its initializer: `init(\(name))` becomes `init(\(name)lamp:)`"
            ])
    }

    @Test(
        "What a nib or storyboard makes is known from others as well",
        arguments: [
            // A superclass is filled.
            (
                "class Base: UIViewController { @IBOutlet var title: UILabel! } ; class Hall: Base { CODE }", true
            ),
            ("class Base: UIViewController { var heading = 1 } ; class Hall: Base { CODE }", false),
            (
                "class Base: UIView { override func awakeFromNib() {} } ; class Hall: Base { CODE }", true
            ),
            // A nib puts one into somebody's property.
            ("class Hall: UIView { CODE } ; class Room: UIViewController { @IBOutlet var hall: Hall! }", true),
            ("class Hall: UIView { CODE } ; class Room: UIViewController { @IBOutlet var halls: [Hall]! }", true),
            ("class Hall: UIView { CODE } ; class Room: UIViewController { @objc var hall: Hall! }", false),
            // Storyboards make screens, and nobody makes that one.
            ("class Hall: UIViewController { CODE } ; func first() -> UIStoryboard { .main }", true),
            ("class Hall: UIViewController { CODE } ; func first() -> String { \"\" }", false),
            ("class Hall: UIViewController { CODE } ; func first(_: UIStoryboard) -> Hall { Hall() }", false),
            ("class Hall: UIViewController { CODE ; static func first(_: UIStoryboard) -> Hall { Hall() } }", false),
            (
                "class Hall: UIViewController { CODE ; required init?(coder: NSCoder) { fatalError() } }\n"
                    + "func first() -> UIStoryboard { .main }", false
            ),
            ("public class Hall: UIViewController { CODE } ; func first() -> UIStoryboard { .main }", false),
            ("class Hall: UIView { CODE } ; func first() -> UIStoryboard { .main }", false),
            // It decodes them, whatever else they override.
            (
                "class Base: UINavigationController { override init(rootViewController: UIViewController) { super.init() }\n"
                    + "required init?(coder: NSCoder) { super.init(coder: coder) } } ; class Hall: Base { CODE }\n"
                    + "func first() -> UIStoryboard { .main }", true
            ),
            (
                "class Base: UINavigationController { override init(rootViewController: UIViewController) { super.init() } }\n"
                    + "class Hall: Base { CODE } ; func first() -> UIStoryboard { .main }", false
            ),
            // The system opens documents.
            ("class Hall: NSDocument { CODE }", true),
            ("class Hall: UIDocument { CODE }", false),
        ])
    func whatOthersMakeIsFilled(code: String, isFilled: Bool) {
        let text = Self.lamp + code.replacing("CODE", with: "func enter() { Lamp.shared.light() }")
        #expect(
            hints(text, only: "singleton") == [
                isFilled
                    ? "Let whoever fills Hall \(Self.filled)"
                    : "Let Hall take it through an initializer: `init(lamp:)`"
            ])
    }

    /// What a wrapper fetches is handed in as everything else is.
    @Test(arguments: [
        (
            "final class TideCell: UITableViewCell { WRAPPER }",
            "Let whoever fills TideCell hand over TideService as a property"
        ),
        (
            "final class TideScreen: UIViewController { @IBOutlet var label: UILabel! ; WRAPPER }",
            "Let whoever fills TideScreen hand over TideService as a property"
        ),
        (
            "final class TideRecord: Object { @Persisted var id = 0 ; WRAPPER }",
            "Hand TideService to the code that needs it, as the argument `tides:`"
        ),
        ("final class TideModel { WRAPPER }", "Let TideModel take TideService through its initializer"),
        ("struct TideView: View, Equatable { WRAPPER }", "Let TideView take TideService through its initializer"),
    ])
    func whatAWrapperFetches(code: String, hint: String) {
        let wrapper = "@Injected private var tides: TideService ; func rise() -> Int { tides.height() }"
        let text = """
            import Resolver
            import RealmSwift
            import SwiftUI
            import UIKit
            final class TideService { func height() -> Int { 3 } }
            extension Resolver: ResolverRegistering {
                public static func registerAllServices() { register { TideService() } }
            }
            \(code.replacing("WRAPPER", with: wrapper))
            """
        #expect(hints(text, only: "hidden-dependency") == [hint])
    }

    /// What somebody keeps by its class is made by that, as long as nobody makes one by its name.
    @Test(arguments: [
        ("var banner: Banner.Type = Banner.self", "", "Let whoever fills LitBanner \(Self.filled)"),
        ("var banner: Banner?", "", "Let LitBanner take it through an initializer: `init(lamp:)`"),
        (
            "var banner: Banner.Type = Banner.self", "print(LitBanner())",
            "Let LitBanner take it through an initializer: `init(lamp:)`"
        ),
    ])
    func whatIsKeptByItsClass(kept: String, making: String, hint: String) {
        let code = """
            open class Banner: UIView { open func fill() {} }
            final class LitBanner: Banner { override func fill() { Lamp.shared.light() } }
            final class Parts { \(kept) ; func show() { print(banner as Any) ; \(making) } }
            """
        #expect(hints(Self.lamp + code, only: "singleton") == [hint])
    }
}
