import SwiftFacts

/// How types belong together, and what they take part in.
extension Project {
    /// Whether a type is the type itself, shares an outer type with it, or is known in its file only.
    func isPart(_ type: TypeID, of subject: TypeID) -> Bool {
        guard !subject.isNone else { return false }
        return index.whole(of: type) == index.whole(of: subject)
            || index.isNested(type, in: subject) || index.isNested(subject, in: type)
            || index.types[type.index].access <= .fileprivate || index.types[type.index].isLocal
    }

    /// Whether a service is none of the component's own parts: nested in it, generic, of the same family.
    func canBeGiven(_ type: TypeID, to subject: TypeID) -> Bool {
        !isPart(type, of: subject) && !index.isGeneric(type) && !feedsViews(type) && !isToolOfOwner(type)
            && !areOfOneFamily(type, subject)
    }

    /// Whether a type guards what its owner keeps, or puts its owner's calls off until no more come, as its name says, and needs
    /// nothing: shared with others it would do something else, whatever protocol such have. What others are handed by a
    /// protocol is no such thing, unless it is locked or waited for: `protocol Lock { func isOpen(with code: String) -> Bool }`
    /// is a door's.
    private func isToolOfOwner(_ type: TypeID) -> Bool {
        index.linked.names.ends(index.types[type.index].name, withWordOf: Self.toolWords)
            && !takesDependency(initializers(of: type)) && (!isHandedByProtocol(type) || worksAsTool(type))
    }

    private func isHandedByProtocol(_ type: TypeID) -> Bool {
        index.ancestors[type.index].contains { ancestor in
            index.types[ancestor.index].kind == .protocol && classification.shapes.isTakenByInitializer(ancestor)
        }
    }

    private func worksAsTool(_ type: TypeID) -> Bool {
        classification.shapes.methods(of: type).contains { method in
            fact(method).kind == .method
                && (index.linked.names.begins(fact(method).name, withWordOf: Self.toolVerbs)
                    || index.linked.names.ends(fact(method).name, withWordOf: Self.toolWords))
        }
    }

    /// `unlock()`, `withLock(_:)`, `waitUntilOpen()`
    private static let toolVerbs: WordList = [
        "lock", "unlock", "with", "try", "wait", "signal", "acquire", "release", "perform", "sync", "synchronized",
        "debounce", "call", "execute", "run", "schedule",
    ]

    private static let toolWords: WordList = [
        "lock", "spinlock", "mutex", "semaphore", "debouncer", "throttler", "throttle",
    ]

    /// Whether a class has nothing but initializers, and what these make is of its family: its superclass does the work with
    /// them, and it is a list by a name.
    ///
    ///     final class UsualParser: ParserList {
    ///         init(api: API) { super.init([SeaParser(api: api), ShoreParser(api: api)]) }
    ///     }
    func isListOfItsKind(_ list: TypeID, of part: TypeID) -> Bool {
        guard index.inheritance[list.index].superclass != nil, areOfOneFamily(part, list) else { return false }
        return index.members.all(of: list).allSatisfy { entry in
            if case .function(let id) = entry.member { fact(id).kind == .initializer } else { false }
        }
    }

    private func areOfOneFamily(_ one: TypeID, _ other: TypeID) -> Bool {
        let (mine, others) = (index.ancestors[one.index], index.ancestors[other.index])
        return mine.contains(other) || others.contains(one)
            || mine.contains { others.contains($0) && !isMixin($0) }
    }

    /// Whether a protocol asks objects for nothing, or only for what its own extensions give them, and the rest of types: that
    /// many are services, or write to a log, makes them no family.
    private func isMixin(_ type: TypeID) -> Bool {
        let shapes = classification.shapes
        return index.types[type.index].kind == .protocol
            && index.lookupChain(of: type).allSatisfy { part in
                shapes.requiredMethods(of: part).allSatisfy { fact($0).flags.contains(.isStatic) }
                    && shapes.instanceProperties[part.index].allSatisfy { id in
                        !fact(id).flags.contains(.isRequirement) || isGivenByExtension(id, of: part)
                    }
            }
    }

    /// Whether a protocol's extension has what the protocol asks for.
    private func isGivenByExtension(_ requirement: PropertyID, of type: TypeID) -> Bool {
        index.members.named(fact(requirement).name, of: type).contains { entry in
            guard case .property(let id) = entry.member else { return false }
            return fact(id).flags.isDisjoint(with: [.isRequirement, .isStatic])
        }
    }

    /// Whether two types are states of one machine, built upon the same class of the project, be there others between: each
    /// makes the next one.
    func areStatesOfOneMachine(_ one: TypeID, _ other: TypeID) -> Bool {
        index.upwards(from: one).dropFirst().contains { base in
            index.ancestors[other.index].contains(base)
                && index.linked.names.ends(index.types[base.index].name, withWordOf: Self.stateWords)
        }
    }

    private static let stateWords: WordList = ["state"]

    /// Whether a step makes the one that comes next, and gives it out as what their protocol asks each of them for: what it
    /// hands on goes from step to step. A flow that goes on to another one leads there, and a model has others for its parts.
    ///
    ///     protocol Step { func next() -> Step }
    func isNextStep(_ call: Call, _ next: TypeID, of step: TypeID) -> Bool {
        guard !step.isNone, next != step, let function = index.function(at: call.site),
            let kind = index.resultType(of: function).instance, index.types[kind.index].kind == .protocol,
            index.ancestors[step.index].contains(kind), index.ancestors[next.index].contains(kind),
            roles(of: step).isDisjoint(with: [.viewController, .viewModel, .coordinator])
        else { return false }
        return classification.shapes.requiredMethods(of: kind).contains { required in
            index.resultType(of: required).instance == kind && fact(required).name == fact(function).name
        }
    }

    /// Whether what its name calls a service only keeps things for all to see, `PartRegistry` with a `let` for each part: to
    /// put them together is what its initializer is there for, be it that a protocol says what there is to be seen.
    func isPutTogether(_ type: TypeID) -> Bool {
        let shapes = classification.shapes
        return index.outsideAncestors[type.index].isEmpty && onlyShows(type)
            && roles(of: type).isDisjoint(with: [.viewModel, .coordinator]) && shapes.hasOnlyProperties(type)
            && !shapes.computesProperties(type)
            && shapes.shownProperties(of: type).count { classification.isDependency(property: $0) } >= 2
    }

    /// Whether a type inherits from no class, and its protocols ask for nothing but properties to be read, several in all.
    private func onlyShows(_ type: TypeID) -> Bool {
        let (ancestors, shapes) = (index.ancestors[type.index], classification.shapes)
        return ancestors.allSatisfy { ancestor in
            index.types[ancestor.index].kind == .protocol && !shapes.asksForMethods(ancestor)
                && !shapes.asksForSettableProperties(ancestor) && !shapes.asksForInitializers(ancestor)
        }
            && (ancestors.isEmpty
                || ancestors.reduce(0) {
                    $0 + shapes.requiredProperties(of: $1).count { classification.isDependency($0) }
                } >= 2)
    }

    /// Whether what is no view model or coordinator keeps several dependencies for others: three or more besides fewer that it
    /// uses itself, a struct two or more of which it uses none. Whatever else it does, it is a bundle.
    ///
    /// - Complexity: O(mentions of its properties)
    func actsAsBundle(_ type: TypeID) -> Bool {
        let isReference = index.types[type.index].isReference
        // Observed are environments too: `final class AppEnvironment: ObservableObject`.
        guard !classification.shapes.isNamedModel(type),
            roles(of: type).isDisjoint(
                with: isReference ? [.coordinator, .viewController, .view] : [.viewModel, .coordinator])
        else { return false }
        var kept = 0
        var used = 0
        for entry in index.members.all(of: type) {
            guard case .property(let id) = entry.member, fact(id).flags.isDisjoint(with: [.isStatic, .isComputed]),
                classification.isDependency(property: id)
            else { continue }
            if usesItself(id, in: type) {
                used += 1
            } else if fact(id).access > .fileprivate {
                kept += 1
            }
        }
        return kept >= 3 && kept > used || !isReference && kept >= 2 && used == 0
    }

    /// Whether a type does more with what it keeps than to hand it on.
    private func usesItself(_ id: PropertyID, in type: TypeID) -> Bool {
        mentions.mentions(of: .property(id)).contains { mention in
            guard isByItself(mention.site, in: type) else { return false }
            switch mention.flow {
            case .argument, .stored, .assigned, .bound, .written: return false
            case .used, .member, .returned, .discarded: return true
            }
        }
    }

    /// Whether a type implements a protocol of the project that is a dependency. By one that asks for views alone a row of a
    /// form, or the state of a screen, draws itself.
    func implementsDependency(_ type: TypeID) -> Bool {
        let mayShowItself = classification.mayShowItself(type)
        return index.ancestors[type.index].contains { ancestor in
            index.types[ancestor.index].kind == .protocol && classification.isDependencyType[ancestor.index]
                && !(mayShowItself && classification.asksForLooks(ancestor))
        }
    }

    /// Whether one of some initializers takes a dependency.
    func takesDependency(_ initializers: [FunctionID]) -> Bool {
        initializers.contains { id in
            index.parameters(of: id).contains { classification.isDependency(parameter: $0) }
        }
    }

    /// A screen's model is there to be shown, by the screens within the screen as well.
    func showsModel(_ type: ResolvedType, _ subject: TypeID) -> Bool {
        guard let model = type.nominalHead else { return false }
        return (roles(of: model).contains(.viewModel) || classification.shapes.isNamedModel(model))
            && roles(of: subject).contains(.viewController)
    }

    /// The data source of a table or collection is a part of the screen, unless it is one itself or more than that; so is
    /// one that is made of the pages to be shown, `PagesDataSource(pages: pages)`.
    func feedsViews(_ type: TypeID) -> Bool {
        guard roles(of: type).isDisjoint(with: [.viewController, .viewModel, .coordinator]) else { return false }
        if index.linked.names.ends(index.types[type.index].name, withWordOf: Self.dataSourceWords),
            initializers(of: type).contains(where: takesScreens)
        {
            return true
        }
        return index.outsideAncestors[type.index].contains { ancestor in
            let name = index.text(ancestor)
            return (name.hasPrefix("UI") || name.hasPrefix("NS")) && name.hasSuffix("DataSource")
        }
    }

    /// Whether what is called no service lays out a part of a list, or gives it its cells:
    ///
    ///     func layout() -> NSCollectionLayoutSection
    ///
    /// As the list itself is, that is a part of the screen which shows it.
    func laysOutList(_ type: TypeID) -> Bool {
        !roles(of: type).contains(.serviceName)
            && classification.shapes.methods(of: type).contains { method in
                guard fact(method).kind == .method, !fact(method).flags.contains(.isStatic),
                    let name = index.outsideName(of: index.resultType(of: method).removing(.optional))
                else { return false }
                return classification.outside.reusableViews.contains(name)
                    || index.text(name).hasPrefix("NSCollectionLayout")
            }
    }

    private static let dataSourceWords: WordList = ["datasource"]

    private func takesScreens(_ initializer: FunctionID) -> Bool {
        index.parameters(of: initializer).contains { parameter in
            let taken = type(of: parameter)
            return taken.wrappers.contains(.collection) && classification.isScreen(taken.removing(.collection))
        }
    }
}

extension ProjectIndex {
    /// The type that a type is a part of, however deep it is declared in it; itself at the top level and in a namespace:
    /// an enum has no objects that could have parts, and an outside type is not the project's to have some.
    fileprivate func whole(of type: TypeID) -> TypeID {
        var whole = type
        for outer in outwards(from: types[type.index].enclosing) {
            if types[outer.index].kind == .enum || types[outer.index].kind == .external { break }
            whole = outer
        }
        return whole
    }
}

extension Project {
    /// Whether an enum has no cases, and is there for what stands in it.
    func isNamespace(_ type: TypeID) -> Bool {
        index.types[type.index].kind == .enum && classification.shapes.isUsedOnlyStatically(type)
    }

    /// Whether a struct is what a screen shows and works for that with something that it holds, as a class called so would:
    /// `struct OrderViewModel { let orders: any OrderStore ; func pay() { … } }`. One that only computes what is shown is a
    /// value, whatever it asks for that, and so is one that is compared.
    func isWorkingModel(_ type: TypeID) -> Bool {
        index.types[type.index].kind == .struct && classification.shapes.isNamedModel(type)
            && roles(of: type).isDisjoint(with: [.parameterObject, .bundle]) && classification.holdsDependency(type)
            && !classification.shapes.refinesValue(type)
            && classification.shapes.methods(of: type).contains { method in
                let fact = fact(method)
                return fact.kind == .method && fact.access > .fileprivate && fact.result.isNone
                    && fact.flags.isDisjoint(with: [.isStatic, .isMutating])
            }
    }
}
