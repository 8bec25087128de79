import DilintKit
import Testing

@Suite struct NearestNameTests {
    static let rules = ["singleton", "singleton-default", "giant-factory", "service-locator", "unused-dependency"]

    @Test(arguments: [
        ("singelton", "singleton"),
        ("Singletons", "singleton"),
        ("giantfactory", "giant-factory"),
        ("service-lokator", "service-locator"),
        ("unused-dependencies", "unused-dependency"),
    ])
    func findsTheWordThatWasMeant(word: String, meant: String) {
        #expect(NearestName.suggestion(for: word, in: Self.rules) == meant)
    }

    @Test(arguments: ["", "cycle", "x", "massive-initializer"])
    func staysSilentWhereNothingIsNear(word: String) {
        #expect(NearestName.suggestion(for: word, in: Self.rules) == nil)
    }

    @Test func aSwapOfNeighboursIsOneEdit() {
        #expect(NearestName.suggestion(for: "mxa", in: ["max", "maxima"]) == "max")
    }

    @Test func takesTheAlphabeticallyFirstOfEquallyNearNames() {
        #expect(NearestName.suggestion(for: "cat", in: ["rat", "bat", "hat"]) == "bat")
    }
}
