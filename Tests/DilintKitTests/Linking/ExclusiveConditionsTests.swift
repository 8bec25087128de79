import SwiftFacts
import TestSupport
import Testing

@testable import DilintKit

@Suite struct ExclusiveConditionsTests {
    @Test(arguments: 0..<40)
    func twoPiecesAreExclusiveWhereSomeIfAroundThemIs(seed: UInt64) {
        withExtendedLifetime(Self.facts(seed: seed)) { facts in
            let file = facts.files[0]
            let pieces = file.types.map(\.condition)
            for left in pieces {
                for right in pieces { #expect(file.areExclusive(left, right) == Self.differ(left, right, file)) }
            }
        }
    }

    @Test(arguments: 0..<40)
    func someOfSeveralAreExclusiveWhereTwoAre(seed: UInt64) {
        withExtendedLifetime(Self.facts(seed: seed)) { facts in
            let file = facts.files[0]
            var random = RandomNumbers(seed: seed)
            for _ in 0..<20 {
                let pieces = file.types.map(\.condition).filter { _ in Int.random(in: 0..<8, using: &random) == 0 }
                let isAny = pieces.contains { left in pieces.contains { Self.differ(left, $0, file) } }
                #expect(file.areExclusive(pieces) == isAny)
            }
        }
    }

    /// Whether any two branches around them are different ones of the same `#if`.
    private static func differ(_ left: ConditionID, _ right: ConditionID, _ file: LinkedFile) -> Bool {
        around(left, file).contains { one in
            around(right, file).contains { $0.group == one.group && $0.branch != one.branch }
        }
    }

    private static func around(_ condition: ConditionID, _ file: LinkedFile) -> [ConditionFact] {
        var found: [ConditionFact] = []
        var condition = condition
        while condition != .none {
            found.append(file.conditions[Int(condition.rawValue)])
            condition = file.conditions[Int(condition.rawValue)].parent
        }
        return found
    }

    /// Of one file with types in randomly nested branches; a file of theirs lives as long as they do.
    private static func facts(seed: UInt64) -> LinkedFacts {
        var random = RandomNumbers(seed: seed)
        var text = ""
        var depth = 0
        for number in 0..<60 {
            switch Int.random(in: 0..<5, using: &random) {
            case 0, 1:
                text += "#if A\(number)\n"
                depth += 1
            case 2 where depth > 0: text += "#elseif B\(number)\n"
            case 3 where depth > 0:
                text += "#endif\n"
                depth -= 1
            default: break
            }
            text += "class Piece\(number) {}\n"
        }
        text += String(repeating: "#endif\n", count: depth)
        let project = ProjectBuilder(files: [.init(path: "A.swift", text: text)])
        return LinkedFacts(merging: project.batches, layout: project.modules, workers: .alone)
    }
}
