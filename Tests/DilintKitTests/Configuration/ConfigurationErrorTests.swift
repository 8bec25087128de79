import DilintKit
import Testing

@Suite struct ConfigurationErrorTests {
    private func message(_ text: String) -> String? {
        do {
            _ = try ConfigurationReader.read(Array(text.utf8), file: "c.json", rules: ConfigurationTests.rules)
            return nil
        } catch {
            return error.description
        }
    }

    @Test(arguments: [
        Array("{\"r".utf8) + [0xFA] + Array("\": 1}".utf8), Array("{ // ".utf8) + [0xC3, 0x28] + Array("\n}".utf8),
        [0xFF, 0xFE, 0x7B, 0x00, 0x7D, 0x00],
    ])
    func bytesThatAreNoUTF8AreRefused(_ bytes: [UInt8]) {
        #expect(throws: ConfigurationError(file: "c.json", line: nil, keyPath: "", reason: .syntax("not UTF-8"))) {
            try ConfigurationReader.read(bytes, file: "c.json", rules: ConfigurationTests.rules)
        }
    }

    @Test("A number alone is refused, whatever stands behind it in memory")
    func numberAtTheEnd() {
        // From long to short: what a text leaves in memory are more digits than the next one has.
        for count in (1...80).reversed() {
            let found = message(String(repeating: "5", count: count))
            #expect(found?.hasPrefix("c.json: expected an object, found 5") == true)
        }
    }

    @Test func aKeyOfTwoLinesIsShownOnOne() {
        #expect(message("{\"a\\\nb\"}") == "c.json:2: expected ':' behind \"a\\␊b\", found '}'")
    }

    @Test func errorsAreValues() {
        #expect(
            throws: ConfigurationError(
                file: "c.json", line: 2, keyPath: "rules.massive-initializer.maxx",
                reason: .unknownKey(expected: "one of severity, max", nearest: "max"))
        ) {
            try ConfigurationReader.read(
                Array("{ rules: {\n'massive-initializer': { maxx: 1 } } }".utf8), file: "c.json",
                rules: ConfigurationTests.rules)
        }
    }

    @Test(arguments: [
        (
            "{\n\n\"exclud\": []}",
            "c.json:3: exclud: unknown key; expected one of include, exclude, includeTests, rules, dependencies, "
                + "singletons, roles, baseline, budgets, did you mean exclude?"
        ),
        (
            "{serviceSuffixes: []}",
            "c.json:1: serviceSuffixes: unknown key; expected one of include, exclude, includeTests, rules, dependencies, "
                + "singletons, roles, baseline, budgets, did you mean dependencies.serviceSuffixes?"
        ),
        (
            "{singleton: {}}",
            "c.json:1: singleton: unknown key; expected one of include, exclude, includeTests, rules, dependencies, "
                + "singletons, roles, baseline, budgets, did you mean rules.singleton?"
        ),
        (
            "{rules: {massive: {}}}",
            "c.json:1: rules.massive: unknown key; expected the id of a rule, did you mean massive-initializer?"
        ),
        (
            "{dependencies: {serviceSuffixes: ['-Kit', '-']}}",
            "c.json:1: dependencies.serviceSuffixes[1]: expected a last word behind the dash, found \"-\""
        ),
        ("{exclude: ['a', '[']}", "c.json:1: exclude[1]: expected a glob whose '[' is closed, found \"[\""),
        ("{include: ['{a']}", "c.json:1: include[0]: expected a glob whose '{' is closed, found \"{a\""),
        (
            "{roles: {factories: ['[a-']}}",
            "c.json:1: roles.factories[0]: expected a glob whose '[' is closed, found \"[a-\""
        ),
        (
            "{rules: {'singelton': {}}}",
            "c.json:1: rules.singelton: unknown key; expected the id of a rule, did you mean singleton?"
        ),
        (
            "{rules: {singleton: {max: 1}}}",
            "c.json:1: rules.singleton.max: unknown key; expected one of severity, platformSeverity"
        ),
        (
            "{rules: {singleton: {severity: 'warn'}}}",
            "c.json:1: rules.singleton.severity: expected one of error, warning, note, off, found \"warn\""
        ),
        (
            "{rules: {singleton: {severity: 'eror'}}}",
            "c.json:1: rules.singleton.severity: expected one of error, warning, note, off, found \"eror\", "
                + "did you mean error?"
        ),
        (
            "{rules: {singleton: 'off'}}",
            "c.json:1: rules.singleton: expected an object like { \"severity\": \"off\" }, found \"off\""
        ),
        (
            "{rules: {'massive-initializer':\n{max: 1.5}}}",
            "c.json:2: rules.massive-initializer.max: expected a whole number from 0, found 1.5"
        ),
        (
            "{rules: {'massive-initializer': {max: -1}}}",
            "c.json:1: rules.massive-initializer.max: expected a whole number from 0, found -1"
        ),
        ("{exclude: 'Pods'}", "c.json:1: exclude: expected a list of globs, found \"Pods\""),
        ("{exclude: ['Pods',\n 1]}", "c.json:2: exclude[1]: expected a string that is not empty, found 1"),
        ("{roles: {factories: ['']}}", "c.json:1: roles.factories[0]: expected a string that is not empty, found \"\""),
        ("{includeTests: 'yes'}", "c.json:1: includeTests: expected true or false, found \"yes\""),
        ("{baseline: {}}", "c.json:1: baseline: expected a path or null, found an object"),
        (
            "{budgets: {singleton: null}}",
            "c.json:1: budgets.singleton: expected a whole number from 0 or { \"total\": …, \"modules\": { … } }, found null"
        ),
        (
            "{budgets: {singleton: {modules: {App: []}}}}",
            "c.json:1: budgets.singleton.modules.App: expected a whole number from 0, found a list"
        ),
        ("[]", "c.json: expected an object, found a list"),
        ("true", "c.json: expected an object, found true"),
    ])
    func wrongKeysAndValuesNameTheirPlace(text: String, expected: String) {
        #expect(message(text) == expected)
    }

    @Test(arguments: [
        ("", "c.json:1: expected a value, found the end of the file"),
        ("\n# exclude:\n", "c.json:2: expected '{', found #"),
        ("exclude:\n  - Pods\n", "c.json:1: expected '{', found exclude"),
        ("{\n\"include\" []}", "c.json:2: expected ':' behind \"include\", found '['"),
        ("{include: []\nexclude: []}", "c.json:2: expected ',' or '}', found exclude"),
        ("{include: [1 2]}", "c.json:1: expected ',' or ']', found 2"),
        ("{include: }", "c.json:1: expected a value, found '}'"),
        ("{include: [,]}", "c.json:1: expected a value, found ','"),
        ("{[]: 1}", "c.json:1: expected a key or '}', found '['"),
        ("{\n\n", "c.json:3: expected a key or '}', found the end of the file"),
        ("{}\n}", "c.json:2: expected the end of the file, found '}'"),
        ("{} trailing", "c.json:1: expected the end of the file, found trailing"),
        ("{\n'baseline': 'a\n'}", "c.json:2: the string is not closed on its line"),
        ("{'baseline", "c.json:1: the string is not closed"),
        ("{\n/* {}\n", "c.json:2: the comment is not closed"),
        ("{\n/* two\nlines */ 5 }", "c.json:3: expected ':' behind \"5\", found '}'"),
        ("{ / }", "c.json:1: expected ':' behind \"/\", found '}'"),
        ("{baseline: bare}", "c.json: not valid JSON5"),
        ("{\nbaseline: -1.5E-}", "c.json:2: expected digits behind -1.5E-"),
        ("{include: [6e+, 2]}", "c.json:1: expected digits behind 6e+"),
        ("{\nexclude: [],\nexclude: []}", "c.json:3: exclude: the key stands there twice"),
        (
            "{rules: {singleton: {severity: 'off', 'severity': 'note'}}}",
            "c.json:1: rules.singleton.severity: the key stands there twice"
        ),
    ])
    func brokenTextNamesItsLine(text: String, expected: String) {
        #expect(message(text) == expected)
    }

    @Test func deepNestingIsAnErrorAndNoCrash() {
        let depth = 100_000
        let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        #expect(message(text) == "c.json:1: nested too deeply")
    }
}
