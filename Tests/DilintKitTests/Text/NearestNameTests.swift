import DilintKit
import Testing

@Suite struct NearestNameTests {
    static let rules = [
        "singleton", "singleton-default", "giant-factory", "service-locator", "unused-dependency", "init",
    ]

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

    @Test(arguments: ["", "cycle", "x", "massive-initializer", "lint"])
    func staysSilentWhereNothingIsNear(word: String) {
        #expect(NearestName.suggestion(for: word, in: Self.rules) == nil)
    }

    @Test(arguments: [("locator", "service-locator"), ("Giant", "giant-factory"), ("default", "singleton-default")])
    func findsTheOnlyNameWithAPart(part: String, name: String) {
        #expect(NearestName.suggestion(forWordOrPart: part, in: Self.rules) == name)
        #expect(NearestName.suggestion(forWordOrPart: "f", in: Self.rules) == nil)
        #expect(NearestName.suggestion(forWordOrPart: "a", in: ["a-b", "c-a"]) == nil)
    }

    @Test func aSwapOfNeighboursIsOneEdit() {
        #expect(NearestName.suggestion(for: "mxa", in: ["max", "maxima"]) == "max")
    }

    @Test func takesTheAlphabeticallyFirstOfEquallyNearNames() {
        #expect(NearestName.suggestion(for: "cat", in: ["rat", "bat", "hat"]) == "bat")
    }
}
