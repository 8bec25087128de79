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
    /// named container may be started, which begins the work of what is in it, told something by a test, and let go of things.
    func isAssemblyHelper(_ id: FunctionID) -> Bool {
        let fact = index.fact(id)
        return fact.access <= .fileprivate || fact.result.isNone && fills(id)
            || isNamedConstructor(id, of: index.owner(of: id))
            || index.signs.settingUp.contains(fact.name) || passesOnLifeCycle(id)
            || fact.result.isNone && isNamedContainer(index.owner(of: id))
                && (index.linked.names.begins(fact.name, withWordOf: Self.containerWords) || onlyLetsGo(id))
    }

    /// Whether an application's or a scene's delegate tells what has made many things for others that the app comes or goes:
    /// `func didEnterBackground()`.
    private func passesOnLifeCycle(_ id: FunctionID) -> Bool {
        let fact = index.fact(id)
        return fact.result.isNone && initializedValues(of: index.owner(of: id)).count >= Classification.muchInitialized
            && index.linked.names.begins(fact.name, withWordOf: Self.lifeCycleWords)
    }

    private static let lifeCycleWords: WordList = [
        "willEnterForeground", "didEnterBackground", "didBecomeActive", "willResignActive", "willTerminate",
        "applicationWill", "applicationDid", "sceneWill", "sceneDid",
    ]

    /// Whether all that a method does is let go of what its type keeps, and put another thing of its own in the place of that:
    ///
    ///     func discardCabin() {
    ///         cabin = nil
    ///         bridge.radio.listener = helm
    ///     }
    ///
    /// Of what a collection keeps its name must say so: `func reset(key: Key) { cabins[key] = nil }`.
    private func onlyLetsGo(_ id: FunctionID) -> Bool {
        let (uses, body, owner) = (uses[id.fileIndex], index.fact(id).body, index.owner(of: id))
        guard body >= 0, uses.calls.range(of: body, by: \.site.body).isEmpty,
            uses.accesses.range(of: body, by: \.site.body).isEmpty
        else { return false }
        var letsGo = false
        let empties = index.linked.names.begins(index.fact(id).name, withWordOf: Self.emptyingWords)
        // Of a member that nobody knows it could be that it is called, but for those that something is assigned to.
        var assignedUnknown = 0
        let mentioned = uses.mentions.range(of: body, by: \.site.body)
        guard mentioned.count <= Self.mentionsInView else { return false }
        for mention in uses.mentions[mentioned] {
            switch mention.flow {
            case .written:
                guard case .property(let kept) = mention.carrier, index.owner(of: kept) == owner else { continue }
                let wrappers = index.type(of: kept).wrappers
                letsGo = letsGo || wrappers.contains(.optional) || empties && wrappers.contains(.collection)
            case .assigned(nil, _): assignedUnknown += 1
            case .member(nil, let called):
                if empties, case .property(let kept) = mention.carrier, index.owner(of: kept) == owner,
                    index.type(of: kept).wrappers.contains(.collection),
                    index.linked.names.begins(called, withWordOf: Self.removingWords)
                {
                    letsGo = true
                } else {
                    assignedUnknown -= 1
                }
            case .assigned, .member(.property?, _): continue
            case .used, .member, .argument, .stored, .bound, .returned, .discarded: return false
            }
        }
        return letsGo && assignedUnknown >= 0
    }

    /// Far above what people write to let go of things.
    private static let mentionsInView = 256

    private static let emptyingWords: WordList = [
        "reset", "clear", "empty", "remove", "invalidate", "forget", "discard", "drop", "purge", "flush",
    ]
    private static let removingWords: WordList = ["remove"]

    /// `func start()`, `static func setOverride(_:)`
    private static let containerWords: WordList = ["start", "launch", "set", "override"]

    private static let hasWord: WordList = ["Has"]

    /// Whether a protocol is called the provider of the property that it asks for, by its name or by its type's, the project's
    /// letters before it or not: `protocol KBMailProvider { var mail: KBMail { get } }`.
    func isNamedAfterProperty(_ id: TypeID, of type: ResolvedType) -> Bool {
        let name = index.types[id.index].name
        guard index.linked.names.endsBeforeClosing(name, withWordOf: Self.providingWords),
            let property = instanceProperties[id.index].first(where: { index.fact($0).flags.contains(.isRequirement) })
        else { return false }
        var words = NameWords.words(of: index.text(name)).map { $0.lowercased() }
        if let last = words.last, NameClosing.words.contains(last) { words.removeLast() }
        let stem = words.dropLast().joined(separator: "")
        let given = index.text(index.fact(property).name).lowercased()
        return !stem.isEmpty
            && (given.hasPrefix(stem) || stem.hasSuffix(given) || stem == index.name(of: type).lowercased())
    }

    private static let providingWords: WordList = ["provider", "providing", "holder", "container", "containers"]

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
