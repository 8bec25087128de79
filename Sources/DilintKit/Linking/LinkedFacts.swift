import SwiftFacts

/// The files of all batches, in the order of their paths, with one table of names.
struct LinkedFacts: Sendable {
    var names: NameTable
    var files: [FileFacts]

    /// Merges the batches. Names are renumbered in place; the first batch keeps its numbers. O(size of all facts).
    init(merging batches: [FactsBatch], jobs: Int) {
        var names = batches.first?.names ?? NameTable()
        var files: [FileFacts] = []
        files.reserveCapacity(batches.reduce(0) { $0 + $1.files.count })
        for (number, batch) in batches.enumerated() {
            guard number > 0 else {
                files.append(contentsOf: batch.files)
                continue
            }
            let mapping = names.merge(batch.names)
            for var file in batch.files {
                file.rename(by: mapping)
                files.append(file)
            }
        }
        // Paths as bytes: the same order on every machine.
        files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        self.names = names
        self.files = files
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
