import Testing

/// What a protocol's extension has for all who conform to it, every one of them can say itself.
@Suite struct ConformerHintTests {
    private static let drop =
        "Drop the default of `oar`, so that every type which conforms to Rowing says what it has"
    private static let demand =
        "Make `oar` a requirement of Rowing, so that every type which conforms to it says what it has"

    @Test(arguments: [
        ("", "var oar: Oar { resolver.resolve(Oar.self)! }", demand),
        ("var oar: Oar { get }", "var oar: Oar { resolver.resolve(Oar.self)! }", drop),
        // What only the file sees nobody else can say, and what is made of it is another thing.
        ("", "private var oar: Oar { resolver.resolve(Oar.self)! }", "argument `oar:`"),
        ("", "var oar: Int { resolver.resolve(Oar.self)!.count }", "argument `oar:`"),
    ])
    func whatIsAskedOfALocator(requirement: String, property: String, hint: String) {
        let text = """
            import Swinject
            final class Oar { let count = 1 ; func pull() {} }
            extension Int { func pull() {} }
            protocol Rowing { var resolver: Resolver { get } ; \(requirement) }
            extension Rowing { \(property) ; func row() { oar.pull() } }
            """
        let found = hints(text, only: "service-locator")
        #expect(found.count == 1 && found[0].hasSuffix(hint), "\(found)")
    }

    @Test(arguments: [("", demand), ("var oar: Oar { get }", drop)])
    func whatAllShare(requirement: String, hint: String) {
        let text = """
            final class Oar { static let shared = Oar() ; private var count = 0 ; func pull() { count += 1 } }
            protocol Rowing { \(requirement) }
            extension Rowing { var oar: Oar { Oar.shared } }
            """
        #expect(hints(text, only: "singleton") == [hint])
    }
}
