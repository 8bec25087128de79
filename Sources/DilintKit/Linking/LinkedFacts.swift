import SwiftFacts

/// The files of all batches, in the order of their paths, with one table of names.
struct LinkedFacts: Sendable {
    let names: NameTable
    let files: [LinkedFile]

    /// Merges the batches, whose files' names are renumbered; those of the first batch keep their numbers.
    ///
    /// - Complexity: O(size of all facts)
    init(merging batches: [FactsBatch], jobs: Int) {
        var names = batches.first?.names ?? NameTable()
        let mappings = batches.dropFirst().map { names.merge($0.names) }
        var places: [(batch: Int, file: Int)] = []
        for (batch, facts) in batches.enumerated() { places += facts.files.indices.map { (batch, $0) } }
        // Paths as bytes: the same order on every machine.
        places.sort {
            batches[$0.batch].files[$0.file].path.utf8.lexicographicallyPrecedes(
                batches[$1.batch].files[$1.file].path.utf8)
        }
        self.names = names
        let order = places
        files = parallelMap(count: order.count, jobs: jobs) { number in
            let place = order[number]
            var file = batches[place.batch].files[place.file]
            if place.batch > 0 { file.rename(by: mappings[place.batch - 1]) }
            return LinkedFile(file)
        }
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
