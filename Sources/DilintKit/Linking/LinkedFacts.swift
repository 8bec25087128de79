import SwiftFacts

/// The files of all batches, in the order of their paths, with one table of names.
struct LinkedFacts: Sendable {
    let names: NameTable
    let files: [LinkedFile]

    /// Merges the batches, whose files are renamed in place; those of the first batch keep their numbers.
    ///
    /// - Complexity: O(size of all facts)
    init(merging batches: consuming [FactsBatch], jobs: Int) {
        var names = NameTable()
        var mappings: [[NameID]] = []
        var pending: [PendingFile] = []
        for (number, batch) in batches.enumerated() {
            if number == 0 { names = batch.names } else { mappings.append(names.merge(batch.names)) }
            for file in batch.files { pending.append(PendingFile(facts: file, batch: number)) }
        }
        batches = []
        // Paths as bytes: the same order on every machine. Sorted apart from the facts, whose moves would cost more.
        let order = pending.enumerated().map { (path: $1.facts.path, number: $0) }
            .sorted { $0.path.precedesInBytes($1.path) }
        self.names = names
        let renaming = mappings
        files = pending.withUnsafeMutableBufferPointer { pending in
            nonisolated(unsafe) let pending = pending
            return parallelMap(count: pending.count, jobs: jobs) { place in
                let number = order[place].number
                var facts = FileFacts(path: "")
                swap(&facts, &pending[number].facts)
                if pending[number].batch > 0 { facts.rename(by: renaming[pending[number].batch - 1]) }
                return LinkedFile(facts)
            }
        }
    }

    private struct PendingFile {
        var facts: FileFacts
        var batch: Int
    }
}

extension FileFacts {
    /// Replaces every name's number by `mapping[number]`.
    mutating func rename(by mapping: [NameID]) {
        func renamed(_ name: NameID) -> NameID { mapping[Int(name.rawValue)] }
        for row in imports.indices { imports[row].module = renamed(imports[row].module) }
        for row in types.indices { types[row].name = renamed(types[row].name) }
        for row in genericParameters.indices {
            genericParameters[row].name = renamed(genericParameters[row].name)
        }
        for row in attributes.indices { attributes[row].name = renamed(attributes[row].name) }
        for row in functions.indices { functions[row].name = renamed(functions[row].name) }
        for row in parameters.indices {
            parameters[row].label = renamed(parameters[row].label)
            parameters[row].name = renamed(parameters[row].name)
        }
        for row in properties.indices { properties[row].name = renamed(properties[row].name) }
        for row in typealiases.indices { typealiases[row].name = renamed(typealiases[row].name) }
        for row in typeNodes.indices { typeNodes[row].name = renamed(typeNodes[row].name) }
        expressions.withUnsafeMutableBufferPointer { rows in
            for row in rows.indices where rows[row].kind.hasName { rows[row].name = renamed(rows[row].name) }
        }
    }
}

extension ExpressionKind {
    /// Whether a row's `name` is a name, rather than the number of a type or a condition.
    var hasName: Bool {
        switch self {
        case .cast, .typeExpression, .annotation, .genericArguments, .conditionalCompilation: false
        default: true
        }
    }
}
