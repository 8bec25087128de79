import SwiftFacts
import TestSupport
import Testing

@testable import DilintKit

/// Calls of very many overloads, against a look at all of them.
@Suite struct OverloadsTests {
    private struct Parameter {
        var label: String?
        var type: String
        var end = ""

        var mayBeLeftOut: Bool { !end.isEmpty }
        var text: String { "\(label ?? "_") value: \(type)\(end)" }
    }

    private struct Argument {
        var label: String?
        var isTrailing = false

        var text: String { label.map { "\($0): 1" } ?? "1" }
    }

    @Test(arguments: ["method", "global", "initializer"], 0..<10)
    func callsAreResolvedAsByTryingAll(kind: String, seed: UInt64) throws {
        var random = RandomNumbers(seed: seed)
        let overloads = (0..<80).map { _ in
            (
                parameters: Self.parameters(&random),
                isElsewhere: kind == "global" && Int.random(in: 0..<3, using: &random) == 0
            )
        }
        let calls = (0..<60).map { _ in Self.arguments(&random) }
        let here = overloads.filter { !$0.isElsewhere }.map(\.parameters)
        let declared = here.map { Self.declaration($0, kind) }.joined()
        let called = calls.map { Self.call($0, kind) }.joined()
        let text =
            switch kind {
            case "global": "\(declared)func all() {\n\(called)}\n"
            case "method": "final class Box {\n\(declared)func all() {\n\(called)}\n}\n"
            default: "final class Box {\n\(declared)}\nfunc all() {\n\(called)}\n"
            }
        let hidden = overloads.filter(\.isElsewhere).map { "private " + Self.declaration($0.parameters, kind) }.joined()
        let project = ProjectBuilder(files: [
            .init(path: "App/A.swift", text: hidden), .init(path: "App/Box.swift", text: text),
        ])
        let linked = Project.linking(
            project.batches, layout: project.modules, configuration: Configuration(), workers: .alone)
        let found = linked.uses[1].calls.map { Self.row($0.callee) }
        // A call of no function that is known, made on nothing or with nothing, is not kept.
        let expected = calls.compactMap { arguments -> Int?? in
            let meant = Self.meant(arguments, among: here, kind)
            return meant == -1 && (kind == "global" || arguments.isEmpty) ? nil : .some(meant)
        }
        #expect(found == expected)
    }

    /// The number of the called function among those of the file.
    private static func row(_ callee: Callee) -> Int? {
        switch callee {
        case .function(let id): id.fileIndex == 1 ? id.index : -1
        case .construction(_, let id): id.map { $0.fileIndex == 1 ? $0.index : -1 }
        default: -1
        }
    }

    private static func parameters(_ random: inout RandomNumbers) -> [Parameter] {
        (0..<Int.random(in: 0..<4, using: &random)).map { _ in
            let label = ["a", "b", "c", "d", "e", nil].randomElement(using: &random) ?? nil
            return switch Int.random(in: 0..<5, using: &random) {
            case 0: Parameter(label: label, type: "Int", end: " = 1")
            case 1: Parameter(label: label, type: "() -> Void")
            case 2: Parameter(label: label, type: "Int", end: "...")
            default: Parameter(label: label, type: "Int")
            }
        }
    }

    private static func arguments(_ random: inout RandomNumbers) -> [Argument] {
        var arguments = (0..<Int.random(in: 0..<4, using: &random)).map { _ in
            Argument(label: ["a", "b", "c", "d", "e", "f", nil].randomElement(using: &random) ?? nil)
        }
        if Int.random(in: 0..<4, using: &random) == 0 { arguments.append(Argument(isTrailing: true)) }
        return arguments
    }

    private static func declaration(_ parameters: [Parameter], _ kind: String) -> String {
        let list = "(" + parameters.map(\.text).joined(separator: ", ") + ")"
        return kind == "initializer" ? "init\(list) {}\n" : "func make\(list) {}\n"
    }

    private static func call(_ arguments: [Argument], _ kind: String) -> String {
        let name = ["global": "make", "method": "self.make"][kind] ?? "_ = Box"
        let list = "(" + arguments.filter { !$0.isTrailing }.map(\.text).joined(separator: ", ") + ")"
        return name + list + (arguments.last?.isTrailing == true ? " { }\n" : "\n")
    }

    /// Of the functions whose labels fit the one that is meant: where they differ, a number is no closure; of equals one that
    /// takes just as many arguments, and leaves least out. Of two such ones none.
    private static func meant(_ arguments: [Argument], among overloads: [[Parameter]], _ kind: String) -> Int? {
        let fitting = overloads.indices.compactMap { number in
            taken(arguments, by: overloads[number]).map { (number: number, parameters: $0) }
        }
        let none = kind == "initializer" ? nil : -1
        guard let first = fitting.first else { return kind == "initializer" ? nil : 0 }
        guard fitting.count > 1 else { return first.number }
        let differing = arguments.indices.filter { place in
            fitting.contains { $0.parameters[place].type != first.parameters[place].type }
        }
        let possible = fitting.filter { _, parameters in
            differing.allSatisfy { arguments[$0].isTrailing || parameters[$0].type == "Int" }
        }
        let plain = possible.filter { _, parameters in !parameters.contains { $0.end == "..." } }
        let best = plain.isEmpty ? possible : plain
        let fewest = best.map { overloads[$0.number].count }.min()
        let shortest = best.filter { overloads[$0.number].count == fewest }
        return shortest.count == 1 ? shortest[0].number : none
    }

    /// The parameters that the arguments become, each one of its label, in order, if none is left that needs one.
    private static func taken(_ arguments: [Argument], by parameters: [Parameter]) -> [Parameter]? {
        var rest = parameters[...]
        var taken: [Parameter] = []
        for argument in arguments {
            func takes(_ parameter: Parameter) -> Bool {
                argument.isTrailing ? parameter.type != "Int" : parameter.label == argument.label
            }
            while let next = rest.first, !takes(next), next.mayBeLeftOut { rest.removeFirst() }
            guard let next = rest.first, takes(next) else { return nil }
            taken.append(next)
            if next.end != "..." { rest.removeFirst() }
        }
        return rest.allSatisfy(\.mayBeLeftOut) ? taken : nil
    }
}
