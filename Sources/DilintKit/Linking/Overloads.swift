import SwiftFacts

/// Functions of one name by the labels of their parameters, where there are very many of them.
///
/// Every argument with a label becomes a parameter of that label. So of all overloads only those can fit a call that
/// have the rarest of its labels, and thousands of them, each called, take no longer than as many names.
struct Overloads: Sendable {
    /// What fitting functions have in common.
    enum Trait: Hashable, Sendable {
        /// Some parameter has that label.
        case label(NameID)
        /// No parameter needs an argument.
        case needsNothing
        /// It gives out what it is asked for by type: `registry[API.self]`.
        case genericSubscript
        case any
    }

    private struct Key: Hashable {
        var trait: Trait
        /// The only file that can see them; -1 where all can.
        var file: Int32
    }

    /// From how many on it pays.
    static let many = 32

    /// Numbers of functions, ascending.
    private var numbers: [Key: [Int32]] = [:]

    /// - Parameters:
    ///   - parameters: Those of the function's file.
    ///   - file: The only file that can see it; nil where all can.
    /// - Complexity: O(the function's parameters)
    mutating func add(_ number: Int, _ fact: FunctionFact, _ parameters: RowView<ParameterFact>, onlyIn file: Int?) {
        let own = fact.parameters.lazy.map { parameters[Int($0)] }
        var traits: Set<Trait> = [.any]
        for parameter in own { traits.insert(.label(parameter.label)) }
        if own.allSatisfy(\.mayBeLeftOut) { traits.insert(.needsNothing) }
        if fact.kind == .subscriptMember, !fact.generics.isEmpty { traits.insert(.genericSubscript) }
        for trait in traits {
            numbers[Key(trait: trait, file: file.map(Int32.init) ?? -1), default: []].append(Int32(number))
        }
    }

    /// The functions with all of some traits are among these: those with the rarest one.
    func candidates(_ traits: [Trait], seenFrom file: Int) -> [Int32] {
        var fewest: (everywhere: [Int32], here: [Int32])?
        for trait in traits {
            let everywhere = numbers[Key(trait: trait, file: -1)] ?? []
            let here = numbers[Key(trait: trait, file: Int32(file))] ?? []
            if let known = fewest, known.everywhere.count + known.here.count <= everywhere.count + here.count {
                continue
            }
            fewest = (everywhere, here)
        }
        guard let (everywhere, here) = fewest else { return [] }
        return here.isEmpty ? everywhere : (everywhere + here).sorted()
    }
}

/// Functions of one name, in source order.
struct OverloadCandidates: Sequence, IteratorProtocol {
    private let entries: UnsafeBufferPointer<MemberTable.Entry>
    /// Of the entries those that matter; nil for all.
    private let chosen: [Int32]?
    private var position = 0

    init(_ entries: UnsafeBufferPointer<MemberTable.Entry>, chosen: [Int32]?) {
        self.entries = entries
        self.chosen = chosen
    }

    mutating func next() -> FunctionID? {
        while position < chosen?.count ?? entries.count {
            let entry = entries[chosen.map { Int($0[position]) } ?? position]
            position += 1
            if case .function(let id) = entry.member { return id }
        }
        return nil
    }
}

extension ParameterFact {
    /// Whether a call may do without an argument for it.
    var mayBeLeftOut: Bool { flags.contains(.hasDefault) || flags.contains(.isVariadic) }
}
