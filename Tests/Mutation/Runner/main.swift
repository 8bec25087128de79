import DilintKit
import TestSupport

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

// `MutationRunner FIRST END`: whether some fixture notices the mutants from FIRST up to END, a line for each. Built only in
// the copy that `mutate.py` makes.

let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
let files = FixtureLibrary.files(below: "Rules", "Idioms")
let fixtures = files.compactMap { try? $0.fixture() }

func isNoticed() -> Bool {
    fixtures.contains { $0.difference(to: FixtureVariant.asItIs.findings(in: $0)) != nil }
}

/// Each line at once: the script waits for it.
func tell(_ line: String) {
    print(line)
    fflush(nil)
}

tell("sound \(fixtures.count == files.count && !isNoticed())")
for number in (numbers.first ?? 0)..<(numbers.last ?? 0) {
    activeMutant = number
    tell("\(number) \(isNoticed() ? "noticed" : "survives")")
}
