import Testing

/// What a type gets already as a part of something that hands out dependencies, as whole sentences.
@Suite struct TakenPartHintTests {
    private static let things = """
        protocol PaintProvider { var paints: Paints { get } }
        protocol BrushProvider { var brushes: Brushes { get } }
        final class Paints { static let shared = Paints() ; var left = 9 ; func mix() { left -= 1 } }
        final class Brushes { static let shared = Brushes() ; var clean = 3 ; func wash() { clean += 1 } }
        struct Things { let paints: Paints ; let brushes: Brushes }

        """

    @Test(arguments: [
        ("PaintProvider", "things.paints"), ("any PaintProvider", "things.paints"),
        ("PaintProvider & BrushProvider", "things.paints"), ("Things", "things.paints"),
        // It gives no paints, or does more than that.
        ("BrushProvider", nil), ("PaintShop", nil),
        // There are two.
        ("TwoPots", nil),
        // It is a container.
        ("ThingsContainer", nil),
    ])
    func whatAPartGivesIsUsed(type: String, part: String?) {
        let text =
            Self.things + """
                protocol PaintShop { var paints: Paints { get } ; func close() }
                struct TwoPots { let first: Paints ; let second: Paints }
                final class ThingsContainer { lazy var paints = Paints() ; lazy var brushes = Brushes() }
                final class Picture {
                    private let things: \(type)
                    init(things: \(type)) { self.things = things }
                    func draw() { Paints.shared.mix() ; print(things) }
                }
                """
        let use = part.map { "Let Picture use the `\($0)` that its `init(things:)` takes" }
        #expect(
            hints(text, only: "singleton") == [
                use ?? "Let Picture take it through its initializer: `init(things:)` becomes `init(things:paints:)`"
            ])
    }

    /// What is asked of a container is known by its type.
    @Test func whatAPartGivesIsNotAskedFor() {
        let text =
            Self.things + """
                final class Studio {
                    static let shared = Studio()
                    lazy var paints = Paints()
                    lazy var brushes = Brushes()
                }
                final class Picture {
                    private let things: PaintProvider
                    init(things: PaintProvider) { self.things = things }
                    func draw() { Studio.shared.paints.mix() ; Studio.shared.brushes.wash() ; print(things) }
                }
                """
        #expect(
            hints(text, only: "service-locator") == [
                "Let Picture use the `things.paints` that its `init(things:)` takes",
                "Let Picture take Brushes through its initializer: `init(things:)` becomes `init(things:brushes:)`",
            ])
    }

    /// Nobody is to remove what he had better use.
    @Test(arguments: [
        (
            "Paints.shared.mix()",
            "Use its `paints` in place of Paints.shared, or remove PaintProvider from the composition"
        ),
        ("print(1)", "Remove PaintProvider from the composition"),
    ])
    func aMemberThatIsReachedOtherwiseIsUsed(code: String, hint: String) {
        let text =
            Self.things + """
                final class Picture {
                    typealias Environment = PaintProvider & BrushProvider
                    private let environment: Environment
                    init(environment: Environment) { self.environment = environment }
                    func draw() { environment.brushes.wash() ; \(code) }
                }
                """
        #expect(hints(text, only: "unused-dependency") == [hint])
    }

    /// What is kept as the same protocols, written once more, could not be kept without the one that is gone.
    @Test(arguments: [
        ("PaintProvider & BrushProvider", "PaintProvider & BrushProvider", " and from that of `environment`"),
        ("Both", "PaintProvider & BrushProvider", " and from that of `environment`"),
        (
            "any PaintProvider & BrushProvider", "(any PaintProvider & BrushProvider)?",
            " and from that of `environment`"
        ),
        ("Both", "Both", ""),
        ("PaintProvider & BrushProvider", "BrushProvider", ""),
    ])
    func whatIsKeptAsTheSameProtocols(parameter: String, property: String, also: String) {
        let text =
            Self.things + """
                final class Picture {
                    typealias Both = PaintProvider & BrushProvider
                    private let environment: \(property)
                    init(environment: \(parameter)) { self.environment = environment ; environment.brushes.wash() }
                }
                """
        #expect(hints(text, only: "unused-dependency") == ["Remove PaintProvider from the composition" + also])
    }

    /// Nobody takes the application's delegate for a part of what that keeps; of several parts it is not known which.
    @Test(arguments: [
        ("AppDelegate.shared.things.paints.mix()", "Painting", "painting"),
        ("AppDelegate.shared.things.paints.mix() ; AppDelegate.shared.things.paints.dry()", "Painting", "painting"),
        ("AppDelegate.shared.things.paints.mix() ; AppDelegate.shared.things.brushes.wash()", "it", "appDelegate"),
        ("AppDelegate.shared.start()", "it", "appDelegate"),
        ("Person.shared.things.paints.mix()", "it", "person"),
    ])
    func whatTheDelegateKeepsIsTakenItself(code: String, object: String, label: String) {
        let text = """
            import UIKit
            protocol Painting { func mix() ; func dry() }
            protocol Brushing { func wash() }
            final class Paints: Painting { func mix() {} ; func dry() {} }
            final class Brushes: Brushing { func wash() {} }
            struct Things { let paints: Painting ; let brushes: Brushing }
            protocol Starting { var things: Things! { get } ; func start() }
            @main final class AppDelegate: UIResponder, UIApplicationDelegate, Starting {
                static let shared: Starting = UIApplication.shared.delegate as! Starting
                var things: Things!
                func start() { things = Things(paints: Paints(), brushes: Brushes()) }
            }
            final class Person {
                static let shared = Person()
                private(set) var things = Things(paints: Paints(), brushes: Brushes())
                func live() { things.brushes.wash() }
            }
            final class Picture { func draw() { \(code) } }
            """
        #expect(
            hints(text, only: "singleton").last
                == "Let Picture take \(object) through an initializer: `init(\(label):)`")
    }

    /// The same by whichever name an object of the application's gives out the delegate; nobody takes an application for it.
    @Test(arguments: [
        ("UIApplication.shared.typed.paints.mix()", "", "Let Picture take it through an initializer: `init(paints:)`"),
        ("UIApplication.shared.typed.start()", "", "Let Picture take it through an initializer: `init(appDelegate:)`"),
        (
            "let app = UIApplication.shared.typed ; app.paints.mix()", "",
            "Let Picture take it through an initializer: `init(paints:)`"
        ),
        (
            "(UIApplication.shared.delegate as! AppDelegate).paints.mix()", "",
            "Let Picture take it through an initializer: `init(paints:)`"
        ),
        (
            "UIApplication.shared.typed.paints.mix()", "init(colours: any Painting) {}",
            "Let Picture use the `colours` that its `init(colours:)` takes"
        ),
        (
            "UIApplication.shared.typed.paints.mix()", "init(application: UIApplication) {}",
            "Let Picture take it through its initializer: `init(application:)` becomes `init(application:paints:)`"
        ),
    ])
    func whatTheDelegateHasIsTakenItself(code: String, initializer: String, hint: String) {
        let text = Self.delegate + "final class Picture { \(initializer) ; func draw() { \(code) } }"
        #expect(hints(text, only: "singleton") == [hint])
    }

    private static let delegate = """
        import UIKit
        protocol Painting { func mix() ; func dry() }
        final class Paints: Painting { func mix() {} ; func dry() {} }
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
            let paints: any Painting = Paints()
            func start() {}
        }
        extension UIApplication { var typed: AppDelegate { delegate as! AppDelegate } }

        """

    /// Nobody is to write a method that gives back what it takes.
    @Test(arguments: [
        ("var paints: any Painting", "Hand it to the code that needs it, as the argument `paints:`"),
        ("var isMixed: Bool", "Turn `isMixed` into a method that takes it as the argument `paints:`"),
    ])
    func whatOnlyGivesOutAPartTakesNoArgument(property: String, hint: String) {
        let text = Self.delegate + "extension CALayer { \(property) { UIApplication.shared.typed.paints } }"
        #expect(hints(text, only: "singleton") == [hint])
    }

    /// A function that gets something is called by what it gets.
    @Test func whatAFunctionGetsIsNamedWithoutItsVerb() {
        let text =
            Self.things + """
                enum Shelf {
                    nonisolated(unsafe) private static var kept: Paints!
                    static func getPaints() -> Paints { kept }
                }
                final class Picture {
                    init(title: String) {}
                    func draw() { Shelf.getPaints().mix() }
                }
                """
        #expect(
            hints(text, only: "singleton") == [
                "Let Picture take it through its initializer: `init(title:)` becomes `init(title:paints:)`"
            ])
    }
}
