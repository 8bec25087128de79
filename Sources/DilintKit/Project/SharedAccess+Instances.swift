import SwiftFacts

/// Which statics keep one instance for everybody, and which only a value, a view, or what is found at the moment.
extension Project {
    /// Whether a static property holds an instance that everybody shares.
    ///
    /// - Parameter isGivenOut: Those who do not see it are given it by a function.
    func isShared(_ id: PropertyID, instance: TypeID, owner: TypeID, isGivenOut: Bool) -> Bool {
        let kind = index.types[instance.index].kind
        // What stands for nothing is as good as a value: `static let none = StopToken()`.
        if index.linked.names.begins(fact(id).name, withWordOf: Self.nothingWords) { return false }
        if index.isKind(owner, of: instance) {
            if isMainExecutor(id, of: owner) { return false }
            switch kind {
            case .class, .actor, .protocol:
                return !shared.hasConstants(owner) && !isConstant(id, of: instance) && !isLookup(id, of: instance)
                    && !isFormatter(owner) && !wrapsFormatters(owner) && !classification.onlyMakesViews(owner)
                    && !classification.onlyMakesTransitions(owner) && !isNullObject(owner)
                    && !isPrototype(id, of: owner)
            case .struct:
                return SharedInstances.saysShared(index.text(fact(id).name)) && isSharedStruct(id, instance)
                    && !areLogs(of: owner)
            // `extension LocaleManager { static let shared = LocaleManager() }`
            case .external: return isSharedOutsideService(id) || isLogOfPackage(id, owner)
            case .enum: return false
            }
        }
        guard kind == .class || kind == .actor || kind == .protocol && !holdsValue(id),
            isGivenOut || isVisibleOutsideFile(id, of: owner), !isFoundElsewhere(id),
            // Its own type may fill an empty one: `static let emptyModel = RowModel()` is somebody else's.
            !index.linked.names.begins(fact(id).name, withWordOf: Self.emptyWords)
        else { return false }
        let roles = roles(of: instance)
        // `extension Color { static let tokens = Tokens() }` gives an outside type a name more.
        if index.types[owner.index].kind == .external, kind != .protocol,
            roles.isDisjoint(with: [.serviceName, .compositionRoot, .container, .resolver, .coordinator])
        {
            return false
        }
        return isGlobalService(.nominal(instance)) && !isNamedLogger(id)
            && roles.isDisjoint(with: [.viewController, .view, .swiftUIView])
    }

    /// Whether a variable keeps for everybody a closure that makes services: whoever puts another one there decides what all
    /// others get. What never changes is but a function.
    ///
    ///     static var makeClient: () -> any Client = { LiveClient() }
    func isReplaceableFactory(_ id: PropertyID) -> Bool {
        let type = type(of: id)
        return type.wrappers.contains(.function) && type.wrappers.isDisjoint(with: [.collection, .metatype])
            && fact(id).flags.isDisjoint(with: [.isLet, .isComputed]) && isGlobalService(type)
    }

    /// What code reaches of several types of one name, none of which is nearer than the others: a shared instance where each of
    /// them has one by that name, whichever is meant. nil for a name that one type has, or none.
    func sharedAccess(
        ofNamesakes name: NameID, _ member: NameID, _ access: StaticAccess, number: Int
    ) -> SharedAccess? {
        let file = access.site.fileIndex
        let namesakes = index.namesakes(name, seenFrom: file)
        // `var world: World = .live` is another way to the same: who takes it is told.
        if let property = index.property(at: access.site),
            fact(property).flags.contains(.isStatic) || fact(property).owner < 0,
            index.outsideName(of: self.type(of: property)) == name
        {
            return nil
        }
        let instances = namesakes.compactMap { type -> SharedAccess? in
            guard let id = index.property(member, of: type, seenFrom: file), fact(id).flags.contains(.isStatic),
                let reached = sharedAccess(property: id, access, number: number), case .singleton = reached
            else { return nil }
            return reached
        }
        return instances.count == namesakes.count ? instances.first : nil
    }

    /// Whether a class is a formatter or coder from elsewhere that sets itself up: it shows nothing of its own but what it
    /// overrides, so an instance is as good as `extension DateFormatter { static let stamp = … }`.
    private func isFormatter(_ type: TypeID) -> Bool {
        let members = index.members.all(of: type)
        return members.count <= Self.largestFormatter
            && index.outsideAncestors[type.index].contains {
                index.linked.names.ends($0, withWordOf: Self.formattingWords)
            }
            && members.allSatisfy { entry in
                switch entry.member {
                case .property(let id):
                    fact(id).access <= .fileprivate
                        || !fact(id).flags.isDisjoint(with: [.isStatic, .isLet, .isOverride])
                case .function(let id):
                    fact(id).kind != .method || fact(id).access <= .fileprivate
                        || !fact(id).flags.isDisjoint(with: [.isStatic, .isOverride])
                }
            }
    }

    /// Whether a class does nothing but keep formatters from elsewhere to itself, set up as it wants them: as good as one that
    /// inherits from them. What conforms to a protocol of the project has others in its place.
    ///
    ///     final class DayFormatter { private let formatter = DateFormatter() ; func text(of day: Date) -> String { … } }
    private func wrapsFormatters(_ type: TypeID) -> Bool {
        func isFormatter(_ name: NameID) -> Bool { index.linked.names.ends(name, withWordOf: Self.formatterWord) }
        let properties = classification.shapes.instanceProperties[type.index]
        guard isFormatter(index.types[type.index].name), index.ancestors[type.index].isEmpty,
            properties.count <= Self.largestFormatter
        else { return false }
        let kept = properties.filter { !fact($0).flags.contains(.isComputed) }
        return !kept.isEmpty
            && kept.allSatisfy { id in
                fact(id).access <= .fileprivate && !fact(id).flags.isDisjoint(with: [.isLet, .isLazy])
                    && self.type(of: id).wrappers.isEmpty
                    && index.outsideName(of: self.type(of: id)).map(isFormatter) ?? false
            }
    }

    private static let formattingWords: WordList = ["formatter", "decoder", "encoder"]
    private static let formatterWord: WordList = ["formatter"]
    /// Far above what anybody writes; each access asks for all members.
    private static let largestFormatter = 64

    /// Whether a static is where the main thread's work is done, as `DispatchQueue.main` is: `WorkQueue.main`.
    private func isMainExecutor(_ id: PropertyID, of type: TypeID) -> Bool {
        index.linked.names.ends(index.types[type.index].name, withWordOf: Self.executorWords)
            && index.text(fact(id).name) == "main"
    }

    private static let executorWords: WordList = ["queue", "scheduler", "executor", "runloop"]

    /// A value, though of a class: what is coded or persistent, or can never change.
    private func isConstant(_ id: PropertyID, of type: TypeID) -> Bool {
        if SharedInstances.isValue(id, of: type, in: index) {
            return !roles(of: type).contains(.serviceName)
                && !index.ancestors[type.index].contains { classification.isDependencyType[$0.index] }
        }
        guard roles(of: type).contains(.persistent) else { return false }
        let name = index.text(fact(id).name)
        // What is taken where there is none: `static let default = Badge(title: "")` of a coded class that cannot change.
        return !SharedInstances.saysShared(name)
            || name == "default" && SharedInstances.keepsConstantsAlone(type, in: index)
    }

    /// Whether a view is kept to lay others out by, and nobody sees it: a cell, which its list makes, or what is called so.
    ///
    ///     static let sizing = NoteCell()
    private func isPrototype(_ id: PropertyID, of type: TypeID) -> Bool {
        let name = fact(id).name
        if index.outsideAncestors[type.index].contains(where: classification.outside.reusableViews.contains) {
            return true
        }
        return roles(of: type).contains(.view)
            && (index.linked.names.begins(name, withWordOf: Self.prototypeWords)
                || index.linked.names.ends(name, withWordOf: Self.prototypeWords))
    }

    private static let prototypeWords: WordList = ["sizing", "measuring", "prototype", "template"]

    /// Looks one up of several, as far as names tell: `static var frontmost: MapWindow?`.
    private func isLookup(_ id: PropertyID, of type: TypeID) -> Bool {
        guard fact(id).flags.contains(.isComputed), !classification.fresh.isAlias(id) else { return false }
        if givesScreenAtHand(type, named: fact(id).name, file: id.fileIndex, body: fact(id).accessors) { return true }
        // What gives out a view loads it: `static var instanceFromNib: Banner`.
        let isView = !roles(of: type).isDisjoint(with: [.view, .swiftUIView])
        return (isView || !index.signs.sharing.contains(fact(id).name))
            && !SharedInstances.saysShared(index.text(fact(id).name))
            && roles(of: type).isDisjoint(with: [.serviceName, .container, .resolver, .coordinator])
    }

    /// Whether a static gives out a screen that its code loads or finds, as far as can be told: nothing keeps one for it, and
    /// its name does not say that all share one. Whoever asks for `instance` may mean a new one.
    ///
    ///     static func instance() -> PierScreen { loaded(from: "Pier") }
    ///
    /// - Complexity: O(accesses of its code)
    func givesScreenAtHand(_ screen: TypeID, named name: NameID, file: Int, body: Int32) -> Bool {
        let roles = roles(of: screen)
        guard body >= 0, roles.contains(.viewController),
            roles.isDisjoint(with: [.serviceName, .container, .resolver, .coordinator, .compositionRoot]),
            !index.text(name).hasPrefix("shared")
        else { return false }
        func isOne(_ property: PropertyID) -> Bool { areRelated(type(of: property), .nominal(screen)) }
        let accesses = uses[file].accesses
        return !accesses[accesses.range(of: body, by: \.site.body)].contains { access in
            if !access.delegate.isNone { return true }
            if case .member(.property(let part)?, _) = access.flow, isOne(part) { return true }
            if case .property(let kept) = access.target { return isOne(kept) }
            return false
        }
    }

    /// Whether a static finds something, if there is one, among what a shared instance has: who goes there is told.
    ///
    ///     static var preferredShelf: Shelf? { Library.shared.shelves.first { $0.isPreferred } }
    ///
    /// - Complexity: O(accesses of its code)
    private func isFoundElsewhere(_ id: PropertyID) -> Bool {
        guard fact(id).flags.contains(.isComputed), type(of: id).wrappers.contains(.optional),
            !classification.fresh.isAlias(id), case let body = fact(id).accessors, body >= 0
        else { return false }
        let accesses = uses[id.fileIndex].accesses
        return accesses[accesses.range(of: body, by: \.site.body)].contains { access in
            guard case .property(let other) = access.target, case .member = access.flow else { return false }
            return self.owner(of: other) != self.owner(of: id)
        }
    }

    /// Whether an extension gives a package's log the shared instance that others of its kind have from the package itself:
    /// `FileLogger.shared`. What is called a logger and nothing more is a handle, as the platform's.
    private func isLogOfPackage(_ id: PropertyID, _ owner: TypeID) -> Bool {
        let name = index.types[owner.index].name
        return platform.isThirdParty(type: name, member: fact(id).name)
            && !classification.outside.neverServices.contains(name)
            && !fact(id).flags.contains(.isComputed) && isVisibleOutsideFile(id, of: owner)
            && index.linked.names.ends(name, withWordOf: Self.logWords) && importsOutsideModule(file: id.fileIndex)
    }

    /// Whether a struct's statics are handles of a log, one for each of its parts: `static let general = AppLogger(part: "general")`.
    private func areLogs(of type: TypeID) -> Bool {
        shared.hasConstants(type)
            && index.linked.names.ends(index.types[type.index].name, withWordOf: Self.logWords)
    }

    private func isSharedStruct(_ id: PropertyID, _ type: TypeID) -> Bool {
        if classification.isDependency(.nominal(type)) { return true }
        guard fact(id).flags.isDisjoint(with: [.isLet, .isComputed]) else { return false }
        return shared.isChanged(id)
            || index.members.all(of: type).contains { entry in
                guard case .function(let id) = entry.member else { return false }
                return fact(id).flags.contains(.isMutating)
            }
    }

    private static let nothingWords: WordList = ["nil", "null", "none", "noop", "placeholder"]
    private static let emptyWords: WordList = ["empty"]
}
