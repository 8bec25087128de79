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
        var pending: [FileFacts] = []
        var places: [Place] = []
        for batch in batches.indices {
            if batch == 0 {
                swap(&names, &batches[0].names)
            } else {
                mappings.append(names.merge(batches[batch].names))
            }
            for file in batches[batch].files.indices {
                // Taken out, as a copy counts a reference for each table.
                var facts = FileFacts(path: "")
                swap(&facts, &batches[batch].files[file])
                places.append(Place(path: facts.path, batch: batch, number: pending.count))
                pending.append(facts)
            }
        }
        batches = []
        // Paths as bytes: the same order on every machine. Sorted apart from the facts, whose moves would cost more.
        places.sort { $0.path.precedesInBytes($1.path) }
        self.names = names
        let (renaming, order) = (mappings, places)
        files = pending.withUnsafeMutableBufferPointer { pending in
            nonisolated(unsafe) let pending = pending
            return parallelMap(count: order.count, jobs: jobs) { number in
                let place = order[number]
                var facts = FileFacts(path: "")
                swap(&facts, &pending[place.number])
                if place.batch > 0 { facts.rename(by: renaming[place.batch - 1]) }
                return LinkedFile(facts)
            }
        }
    }

    /// Where a file's facts are.
    private struct Place {
        var path: String
        var batch: Int
        var number: Int
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
