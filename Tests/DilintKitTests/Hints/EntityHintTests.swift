import Testing

/// Hints about code of what is no component: entities, and statics of views.
@Suite struct EntityHintTests {
    private static let ledger = """
        import UIKit
        final class Ledger {
            static let shared = Ledger()
            private init() {}
            var total = 0
            func add() { total += 1 }
        }

        """

    /// What is compared would be compared by what it is given, be it a class.
    @Test(arguments: [
        ("final class Person: Hashable", "Hand it to `pay` as the argument `ledger:`"),
        ("struct Person: Hashable", "Hand it to `pay` as the argument `ledger:`"),
        (
            "final class Person",
            "Let Person take it through its initializer: `init(name:)` becomes `init(name:ledger:)`"
        ),
        (
            "final class PersonViewModel: Hashable",
            "Let PersonViewModel take it through its initializer: `init(name:)` becomes `init(name:ledger:)`"
        ),
        (
            "final class PersonCard: UIViewController, Identifiable",
            "Let PersonCard take it through its initializer: `init(name:)` becomes `init(name:ledger:)`"
        ),
    ])
    func entitiesTakeNothing(head: String, hint: String) {
        let text =
            Self.ledger + """
                \(head) {
                    let name: String
                    init(name: String) { self.name = name }
                    func pay() { Ledger.shared.add() }
                }
                """
        #expect(hints(text, only: "singleton") == [hint])
    }

    /// One that takes something already can take more.
    @Test func whoTakesServicesIsNoEntity() {
        let text =
            Self.ledger + """
                protocol Posting { func post() }
                final class Tab: Hashable {
                    private let post: any Posting
                    init(post: any Posting) { self.post = post }
                    func pay() { Ledger.shared.add() ; post.post() }
                }
                """
        #expect(
            hints(text, only: "singleton") == [
                "Let Tab take it through its initializer: `init(post:)` becomes `init(post:ledger:)`"
            ])
    }

    /// What a value is made with it need not keep; a class that is made with a service is an object of its own.
    @Test(arguments: [
        ("struct", "Hand it to `pay` as the argument `ledger:`"),
        ("final class", "Let Slip take it through its initializer: `init(post:)` becomes `init(post:ledger:)`"),
    ])
    func whatIsMadeWithAService(kind: String, hint: String) {
        let text =
            Self.ledger + """
                protocol Posting { func post() }
                \(kind) Slip: Hashable {
                    init(post: any Posting) { post.post() }
                    func pay() { Ledger.shared.add() }
                }
                """
        #expect(hints(text, only: "singleton") == [hint])
    }

    /// No class from elsewhere asks for a static of that name: it would be overridden.
    @Test(arguments: [
        (
            "UIView", "static var height: CGFloat { Ledger.shared.total > 2 ? 1 : 2 }",
            "Turn `height` into a method that takes it as the argument `ledger:`"
        ),
        (
            "UIView",
            "override class var layerClass: AnyClass { Ledger.shared.total > 2 ? CALayer.self : CAShapeLayer.self }",
            "Hand it to the code that needs it, as the argument `ledger:`"
        ),
        (
            "Pricing", "static var height: CGFloat { Ledger.shared.total > 2 ? 1 : 2 }",
            "Move what needs it out of `height`, which can take nothing more, to code that takes it as the argument `ledger:`"
        ),
    ])
    func staticsOfViews(ancestor: String, code: String, hint: String) {
        let text = Self.ledger + "final class PriceButton: \(ancestor) { \(code) }"
        #expect(hints(text, only: "singleton") == [hint])
    }

    /// SwiftUI makes a document of what it has read, and of nothing else, and asks it for a file.
    @Test(arguments: ["configuration: ReadConfiguration", "configuration: Layout"])
    func documentsAreMadeBySwiftUI(taken: String) {
        let text =
            Self.ledger + """
                struct Layout { let width: Int }
                struct Sheet: FileDocument {
                    static var readableContentTypes: [UTType] { [.json] }
                    init(\(taken)) throws {}
                    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
                        Ledger.shared.add()
                        return FileWrapper()
                    }
                }
                """
        #expect(
            hints(text, only: "singleton") == [
                "Move what needs it out of `fileWrapper`, which can take nothing more, "
                    + "to code that takes it as the argument `ledger:`"
            ])
    }

    /// What values are told apart, coded and copied by is asked for by its labels.
    @Test(arguments: [
        ("func hash(into hasher: inout Hasher) { hasher.combine(Ledger.shared.total) }", true),
        ("func encode(to encoder: any Encoder) throws { print(Ledger.shared.total) }", true),
        ("func encode(as name: String) { print(name, Ledger.shared.total) }", false),
        ("func hash() -> Int { Ledger.shared.total }", false),
    ])
    func methodsOfStandardProtocols(code: String, isDemanded: Bool) {
        let text = Self.ledger + "enum Slip: String, Hashable, Encodable { case short ; \(code) }"
        let name = code.dropFirst("func ".count).prefix { $0 != "(" }
        #expect(
            hints(text, only: "singleton") == [
                isDemanded
                    ? "Move what needs it out of `\(name)`, which can take nothing more, "
                        + "to code that takes it as the argument `ledger:`"
                    : "Hand it to `\(name)` as the argument `ledger:`"
            ])
    }

    /// What a protocol has for those who do not say it themselves takes no argument.
    @Test(arguments: [
        (
            "var ledger: Ledger { get }", "var ledger: Ledger { Ledger.shared }",
            "Drop the default of `ledger`, so that every type which conforms to HasLedger says what it has"
        ),
        (
            "var name: String { get }", "var total: Int { Ledger.shared.total }",
            "Turn `total` into a method that takes it as the argument `ledger:`"
        ),
        (
            "var name: String { get }", "func pay() { Ledger.shared.add() }",
            "Hand it to `pay` as the argument `ledger:`"
        ),
    ])
    func defaultsOfProtocols(requirement: String, code: String, hint: String) {
        let text =
            Self.ledger + """
                protocol HasLedger { \(requirement) }
                extension HasLedger { \(code) }
                """
        #expect(hints(text, only: "singleton") == [hint])
    }
}
