import SwiftFacts

/// What names alone say.
extension TypeShapes {
    func isNamedContainer(_ type: TypeID) -> Bool {
        index.signs.containers.contains(index.types[type.index].name)
    }

    func isNamedHas(_ type: TypeID) -> Bool {
        index.linked.names.begins(index.types[type.index].name, withWordOf: Self.hasWord)
    }

    /// A container's private help, its registering, the filling of its properties, or a static way to make one.
    func isAssemblyHelper(_ id: FunctionID) -> Bool {
        let fact = index.fact(id)
        return fact.access <= .fileprivate || fact.result.isNone && fills(id)
            || isNamedConstructor(id, of: index.owner(of: id))
            || index.linked.names.begins(fact.name, withWordOf: Self.setupWords)
    }

    private static let hasWord: WordList = ["Has"]
    private static let setupWords: WordList = [
        "register", "reset", "setup", "configure", "bootstrap", "initialize", "initialization",
    ]

    /// Whether a service's name says that it hands others out rather than works itself.
    func isNamedForHanding(_ type: TypeID) -> Bool {
        let name = index.linked.names.text(index.types[type.index].name)
        let bare = ["Protocol", "Type"].first { name.hasSuffix($0) }.map { String(name.dropLast($0.utf8.count)) }
        var word = bare ?? name
        return word.withUTF8 { Self.handingWords.lengthOfEnd(of: $0[...]) != nil }
    }

    private static let handingWords: WordList = [
        "session", "provider", "container", "dependencies", "services", "factory", "builder", "locator", "registry",
        "resolver",
    ]
}

/// What names of factories say.
extension ProjectIndex {
    func hasCreatingName(_ id: FunctionID) -> Bool {
        signs.creating.contains(files[id.fileIndex].functions[id.index].name)
    }

    func isNamedFactory(_ type: TypeID) -> Bool { !type.isNone && signs.factories.contains(types[type.index].name) }
}
