import SwiftFacts

/// What names alone say.
extension TypeShapes {
    func isNamedContainer(_ type: TypeID) -> Bool {
        index.linked.names.ends(index.types[type.index].name, withWordOf: Self.containerWords)
    }

    func isNamedHas(_ type: TypeID) -> Bool {
        index.linked.names.begins(index.types[type.index].name, withWordOf: ["Has"])
    }

    /// A container's private help, or its registering.
    func isAssemblyHelper(_ id: FunctionID) -> Bool {
        let fact = index.files[id.fileIndex].functions[id.index]
        return fact.access <= .fileprivate
            || index.linked.names.begins(
                fact.name, withWordOf: ["register", "reset", "setup", "configure", "bootstrap"])
    }

    /// Whether a service's name says that it hands others out rather than works itself.
    func isNamedForHanding(_ type: TypeID) -> Bool {
        let name = index.linked.names.text(index.types[type.index].name)
        let bare = ["Protocol", "Type"].first { name.hasSuffix($0) }.map { String(name.dropLast($0.utf8.count)) }
        var word = bare ?? name
        return word.withUTF8 { bytes in Self.handingWords.contains { ServiceNames.endsInWord(bytes[...], $0) } }
    }

    private static let handingWords = lowercaseBytes(
        "session", "provider", "container", "dependencies", "services", "factory", "builder", "locator", "registry",
        "resolver")
}

/// What names of factories say.
extension ProjectIndex {
    /// make…, create…, …, or `callAsFunction`; what SwiftUI and the standard library demand is no factory's.
    func hasCreatingName(_ id: FunctionID) -> Bool {
        let name = files[id.fileIndex].functions[id.index].name
        guard linked.names.begins(name, withWordOf: Self.creatingWords) else { return false }
        return !linked.names.begins(name, withWordOf: Self.demandedNames)
    }

    private static let creatingWords: [StaticString] = [
        "make", "create", "build", "assemble", "provide", "callAsFunction",
    ]
    private static let demandedNames: [StaticString] = [
        "makeUIView", "makeNSView", "makeCoordinator", "makeBody", "makeIterator", "makeAsyncIterator", "buildBlock",
        "buildExpression", "buildOptional", "buildEither", "buildArray", "buildFinalResult", "buildPartialBlock",
        "buildLimitedAvailability", "makeUIViewController", "makeNSViewController",
    ]

    func isNamedFactory(_ type: TypeID) -> Bool {
        !type.isNone && linked.names.ends(types[type.index].name, withWordOf: TypeShapes.factoryWords)
    }
}
