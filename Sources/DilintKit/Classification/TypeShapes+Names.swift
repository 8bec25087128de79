import SwiftFacts

/// What names alone say.
extension TypeShapes {
    func isNamedContainer(_ type: TypeID) -> Bool {
        index.signs.containers.contains(index.types[type.index].name)
    }

    func isNamedHas(_ type: TypeID) -> Bool {
        index.linked.names.begins(index.types[type.index].name, withWordOf: Self.hasWord)
    }

    /// A container's private help, its registering, the filling of its properties, or a static way to make one. And what is
    /// named container may be started, which begins the work of what is in it, and told something by a test.
    func isAssemblyHelper(_ id: FunctionID) -> Bool {
        let fact = index.fact(id)
        return fact.access <= .fileprivate || fact.result.isNone && fills(id)
            || isNamedConstructor(id, of: index.owner(of: id))
            || index.signs.settingUp.contains(fact.name)
            || fact.result.isNone && index.linked.names.begins(fact.name, withWordOf: Self.containerWords)
                && isNamedContainer(index.owner(of: id))
    }

    /// `func start()`, `static func setOverride(_:)`
    private static let containerWords: WordList = ["start", "launch", "set", "override"]

    private static let hasWord: WordList = ["Has"]

    /// Whether a service's name says that it hands others out rather than works itself.
    func isNamedForHanding(_ type: TypeID) -> Bool {
        index.signs.handing.contains(index.types[type.index].name)
    }
}

/// What names of factories say.
extension ProjectIndex {
    func hasCreatingName(_ id: FunctionID) -> Bool {
        signs.creating.contains(fact(id).name)
    }

    func isNamedFactory(_ type: TypeID) -> Bool { !type.isNone && signs.factories.contains(types[type.index].name) }
}
