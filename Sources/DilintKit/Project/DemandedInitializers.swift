import SwiftFacts

/// Initializers whose parameters are not for their type to choose.
extension Project {
    /// Whether somebody else decides an initializer's parameters. That one is required says so of a class that others may
    /// inherit from: of a final one nobody can be made but itself.
    func isDemanded(initializer id: FunctionID, of type: TypeID) -> Bool {
        let flags = fact(id).flags
        if !flags.isDisjoint(with: [.isOverride, .isConvenience]) { return true }
        if flags.contains(.isRequired), !isStoryboardCreator(id, of: type),
            !isFinal(type) || mayBeRequiredByOthers(id, of: type)
        {
            return true
        }
        if index.types[type.index].kind != .class, delegating.contains(id) { return true }
        return index.isDemanded(id, byProtocolsOf: type)
    }

    /// Whether a required initializer may be one that a superclass has as well, or that something from elsewhere asks for.
    func mayBeRequiredByOthers(_ id: FunctionID, of type: TypeID) -> Bool {
        isInherited(id, by: type) || !index.outsideAncestors[type.index].allSatisfy(asksForNoInitializer)
    }

    /// Whether a storyboard's screen is made by hand with an initializer: it takes more than the coder, and no superclass asks
    /// for that. The compiler offers the word `required` beside the one that takes the coder alone.
    ///
    ///     required init?(coder: NSCoder, store: Store)
    private func isStoryboardCreator(_ id: FunctionID, of type: TypeID) -> Bool {
        guard fact(id).parameters.count > 1, let first = index.parameters(of: id).first,
            index.text(fact(first).label) == "coder"
        else { return false }
        return !isInherited(id, by: type)
    }

    /// Whether a superclass of the project has an initializer of the same labels.
    private func isInherited(_ id: FunctionID, by type: TypeID) -> Bool {
        index.ancestors[type.index].contains { ancestor in
            index.types[ancestor.index].kind == .class
                && initializers(of: ancestor).contains { index.haveSameLabels($0, id) }
        }
    }

    private func isFinal(_ type: TypeID) -> Bool {
        index.declarations(of: type).contains { index.files[$0.fileIndex].types[$0.index].isFinal }
    }

    /// Whether a type from elsewhere leaves it to those who inherit from it what they are made of, but for an empty
    /// initializer or one that decodes: the root of all classes, a screen, what is compared, asked for rows or told something.
    private func asksForNoInitializer(_ name: NameID) -> Bool {
        index.known.askingNoInitializer.contains(name) || index.known.compared.contains(name) || isScreen(name)
            || classification.outside.listSources.contains(name)
            || index.linked.names.ends(name, withWordOf: Self.toldWords)
    }

    /// Whether a type from elsewhere is a view or its controller that is made by those who show it: not by a list or the
    /// system, by an initializer of their choice.
    private func isScreen(_ name: NameID) -> Bool {
        let outside = classification.outside
        return (outside.viewControllers.contains(name) || outside.views.contains(name))
            && !outside.reusableViews.contains(name) && !outside.systemMade.contains(name)
    }

    private static let toldWords: WordList = ["delegate"]
}
