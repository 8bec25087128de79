import SwiftFacts

/// The types that may be handed more when they are made, and the initializers that would take it.
extension Project {
    /// The initializers of a type that would take something more: its own; those that it overrides, beside which a further
    /// one may stand; or those that it inherits.
    func takers(of type: TypeID) -> [FunctionID] {
        let own = initializers(of: type)
        let open = openInitializers(of: type)
        if !open.isEmpty { return isDecoded(type, beside: open) ? [] : open }
        let overriding = own.filter { fact($0).flags.contains(.isOverride) }
        guard own.allSatisfy({ overriding.contains($0) || fact($0).flags.contains(.isConvenience) || isDecoding($0) }),
            !isInstantiatedByUIKit(type)
        else { return [] }
        let inherited = inheritedInitializers(of: type)
        return own.isEmpty
            ? inherited : overriding.filter { mine in inherited.contains { index.haveSameLabels(mine, $0) } }
    }

    private func openInitializers(of type: TypeID) -> [FunctionID] {
        initializers(of: type).filter {
            !isSettled($0, of: type) && !fact($0).flags.contains(.isConvenience)
                && !delegating.contains($0) && !isDecoding($0)
        }
    }

    /// Whether a storyboard or nib makes a screen or view, though it has initializers that would take more: the one that is
    /// called then does its work, and the others take a coder as well, or nobody in the sources calls them where they have
    /// storyboards make such.
    private func isDecoded(_ type: TypeID, beside open: [FunctionID]) -> Bool {
        guard decodesItself(type), !roles(of: type).isDisjoint(with: [.view, .viewController]) else { return false }
        if open.allSatisfy(takesCoder) { return true }
        return (isLeftToStoryboards(type) || classification.shapes.nibs.behindOutlets.contains(type))
            && !isMade(type, by: open)
    }

    /// Whether a class does more than to stop where a storyboard or nib makes one.
    private func decodesItself(_ type: TypeID) -> Bool {
        initializers(of: type).contains { isDecoding($0) && takesCoder($0) }
    }

    func takesCoder(_ id: FunctionID) -> Bool {
        index.parameters(of: id).contains { index.text(fact($0).label) == "coder" }
    }

    /// Whether code of the sources makes one of a class, or calls one of some initializers of it for a class that inherits.
    private func isMade(_ type: TypeID, by initializers: [FunctionID]) -> Bool {
        let subclasses = bindings.subclasses(of: type)
        return isMadeByName(type) || subclasses.count > Self.classesInView
            || subclasses.contains { heir in
                let own = self.initializers(of: heir)
                return own.isEmpty ? isMadeByName(heir) : own.contains { mayCall($0, initializers) }
            }
    }

    /// Whether an initializer leaves the rest to one of some of its superclass, as far as that can be told.
    ///
    /// - Complexity: O(calls of its code)
    private func mayCall(_ id: FunctionID, _ initializers: [FunctionID]) -> Bool {
        let calls = uses[id.fileIndex].calls
        return calls[calls.range(of: fact(id).body, by: \.site.body)].contains { call in
            guard case .delegation(let called, isSuper: true) = call.callee else { return false }
            return called.map(initializers.contains) ?? true
        }
    }

    /// Whether somebody else decides an initializer's parameters. That one is required says nothing of a class from which none
    /// inherits, be it not final, nor of one whose kind is always made by name.
    private func isSettled(_ id: FunctionID, of type: TypeID) -> Bool {
        if fact(id).flags.contains(.isRequired), isLeaf(type) || isKindMadeByName(type),
            !mayBeRequiredByOthers(id, of: type)
        {
            return fact(id).flags.contains(.isOverride) || index.isDemanded(id, byProtocolsOf: type)
        }
        return isDemanded(initializer: id, of: type)
    }

    /// Whether no class inherits from one, or could do so beyond the sources.
    private func isLeaf(_ type: TypeID) -> Bool {
        index.types[type.index].access < .open && bindings.subclasses(of: type).isEmpty
    }

    /// Whether the sources make one of a class, and of each that inherits from it, by its name: nobody is known to make one
    /// of which he knows no more than the class.
    private func isKindMadeByName(_ type: TypeID) -> Bool {
        let subclasses = bindings.subclasses(of: type)
        return subclasses.count < Self.classesInView && isMadeByName(type) && subclasses.allSatisfy(isMadeByName)
    }

    /// Whether code of the sources makes one of a type by its name.
    ///
    /// - Complexity: O(constructions of the type's files)
    func isMadeByName(_ type: TypeID) -> Bool {
        classification.shapes.isConstructed(type)
            || index.parts(of: type).contains { part in
                uses[part.fileIndex].constructions.contains { call in
                    if case .construction(type, _) = call.callee { true } else { false }
                }
            }
    }

    /// The designated initializers of a type itself, beside its takers, that a protocol demands as they are.
    func demandedInitializers(of type: TypeID, beside takers: [FunctionID]) -> [FunctionID] {
        settledInitializers(of: type).filter {
            owner(of: $0) == type && !takers.contains($0) && index.isDemanded($0, byProtocolsOf: type)
        }
    }

    /// The initializers of a type, or those that it inherits, whose parameters somebody else has settled where it has no
    /// takers.
    func settledInitializers(of type: TypeID) -> [FunctionID] {
        let own = initializers(of: type)
        return (own.isEmpty ? superclassInitializers(of: type) : own).filter { id in
            !isConvenience(id) && !isDecoding(id) && fact(id).access > .fileprivate
        }
    }

    /// The initializer of a class from elsewhere that a type overrides, and that asks for what only those have who make one,
    /// `init(rootView:)`: a further one must take that, too. Of several the one that code stands in.
    func overridden(by type: TypeID, among settled: [FunctionID], at site: Site) -> FunctionID? {
        let own = settled.filter {
            owner(of: $0) == type && fact($0).flags.contains(.isOverride)
                && index.parameters(of: $0).contains(where: isIndispensable)
        }
        return own.count == 1 ? own[0] : own.first { index.function(at: site) == $0 }
    }

    /// Whether there is no value for a parameter that everybody has at hand: nothing, a frame or style that anything may have.
    private func isIndispensable(_ parameter: ParameterID) -> Bool {
        !fact(parameter).flags.contains(.hasDefault) && !type(of: parameter).wrappers.contains(.optional)
            && !Self.dispensableLabels.contains(index.text(fact(parameter).label))
    }

    /// Of UIKit's and AppKit's initializers; a layer copies itself.
    private static let dispensableLabels: Set<String> = ["frame", "style", "coder", "layer"]

    /// How the sentence calls the initializer of a type that would take more: there may be none yet.
    func initializerToBe(of type: TypeID) -> String {
        takers(of: type).isEmpty ? "an initializer" : "its initializer"
    }

    /// Whether a type may have an initializer that takes more: not where all it has are a protocol's, through which instances
    /// are made, `[any Step.Type]`.
    func canTakeMore(_ type: TypeID) -> Bool {
        let designated = initializers(of: type).filter { !fact($0).flags.contains(.isConvenience) }
        return designated.isEmpty || !designated.allSatisfy { index.isDemanded($0, byProtocolsOf: type) }
    }

    /// Those of the nearest superclass that may be taken for a pattern.
    private func inheritedInitializers(of type: TypeID) -> [FunctionID] {
        superclassInitializers(of: type).filter { id in
            isPattern(id, for: type) || fact(id).flags.contains(.isOverride) && overridesPattern(id, for: type)
        }
    }

    private func isPattern(_ id: FunctionID, for type: TypeID) -> Bool {
        let access = fact(id).access
        let isSeen =
            access > .fileprivate
            || access == .fileprivate && index.declarations(of: type).contains { $0.file == id.file }
        return isSeen && !isDecoding(id)
            && fact(id).flags.isDisjoint(with: [.isOverride, .isConvenience, .isRequired])
    }

    /// Whether it is one of the project's own that an initializer overrides, be it in several steps.
    private func overridesPattern(_ id: FunctionID, for type: TypeID) -> Bool {
        index.ancestors[owner(of: id).index].contains { ancestor in
            index.types[ancestor.index].kind == .class
                && initializers(of: ancestor).contains { isPattern($0, for: type) && index.haveSameLabels($0, id) }
        }
    }

    /// Far above how often people inherit; each hint about a class looks at all that it inherits from.
    private static let classesInView = 64

    /// The initializers of a class by which everybody makes one, where they leave the work to inherited ones.
    func shortInitializers(of type: TypeID) -> [FunctionID] {
        let own = initializers(of: type).filter { !isDecoding($0) }
        return own.allSatisfy { fact($0).flags.contains(.isConvenience) && !index.isDemanded($0, byProtocolsOf: type) }
            ? own : []
    }

    /// The initializers of the nearest superclass of the project that has some.
    private func superclassInitializers(of type: TypeID) -> [FunctionID] {
        superclasses(of: type).lazy.map(initializers(of:)).first { !$0.isEmpty } ?? []
    }

    /// The classes of the project that one inherits from, the nearest first.
    func superclasses(of type: TypeID) -> [TypeID] {
        var found: [TypeID] = []
        var superclass = index.inheritance[type.index].superclass
        while let current = superclass, current != type, !found.contains(current), found.count < Self.classesInView {
            found.append(current)
            superclass = index.inheritance[current.index].superclass
        }
        return found
    }

    /// `init(from:)`, `init(coder:)`, `init(rawValue:)` and a document's `init(configuration:)` take what their callers have: the
    /// first two from a decoder, for `init(from peer: Peer)` is one like any other.
    func isDecoding(_ id: FunctionID) -> Bool {
        guard fact(id).parameters.count == 1, let parameter = index.parameters(of: id).first else { return false }
        switch index.text(fact(parameter).label) {
        case "rawValue": return true
        case "from", "coder": return isDecoder(type(of: parameter))
        // A document's, of what SwiftUI has read for it.
        case "configuration":
            return index.outsideName(of: type(of: parameter)).map(index.text)?.hasSuffix("ReadConfiguration") ?? false
        default: return false
        }
    }

    /// Whether it is the standard library's decoder that an initializer takes: that carries what is handed to it.
    func takesDecoder(_ id: FunctionID) -> Bool {
        guard isDecoding(id), let parameter = index.parameters(of: id).first,
            let name = index.outsideName(of: type(of: parameter))
        else { return false }
        return index.text(name) == "Decoder"
    }

    /// `Decoder`, `NSCoder` and those of other libraries.
    private func isDecoder(_ type: ResolvedType) -> Bool {
        if type.isUnknown { return true }
        guard type.wrappers.isSubset(of: [.optional, .genericBound]) else { return false }
        if let name = type.nominalHead.map({ index.types[$0.index].name }) {
            return index.linked.names.ends(name, withWordOf: Self.decoderWords)
        }
        return type.head == .external && index.linked.names.ends(NameID(type.id), withWordOf: Self.decoderWords)
    }

    private static let decoderWords: WordList = ["decoder", "coder"]

    /// Whether a type is given what it needs once it is made: no initializer would take it, and as far as its code tells, or
    /// that of those which it inherits from or that know it, a list, a nib, a storyboard or the system makes it.
    func isFilledLater(_ type: TypeID) -> Bool {
        guard takers(of: type).isEmpty else { return false }
        let lineage = [type] + superclasses(of: type)
        return isInstantiatedByUIKit(type) || isLoaded(type)
            || lineage.dropFirst().contains { isInstantiatedByUIKit($0) || isLoaded($0) } && !isMadeByName(type)
            || classification.shapes.nibs.behindOutlets.contains(type)
            || lineage.allSatisfy { declaresNoInitializer($0) || decodesItself($0) } && isLeftToStoryboards(type)
            || !openInitializers(of: type).isEmpty || isBaseOfFilled(type)
            || lineage.contains(where: classification.shapes.keptAsTypes.contains) && !isMadeByName(type)
    }

    /// Whether a view or screen is there for others to inherit from, of which a nib or a storyboard makes some.
    private func isBaseOfFilled(_ type: TypeID) -> Bool {
        guard !roles(of: type).isDisjoint(with: [.view, .viewController]), index.types[type.index].isDeclared else {
            return false
        }
        let heirs = bindings.subclasses(of: type).prefix(Self.heirsInView)
        return !heirs.isEmpty && !isMadeByName(type) && heirs.contains { isInstantiatedByUIKit($0) || isLoaded($0) }
    }

    /// Far above how many inherit from one class; each that is asked about looks at all of them.
    private static let heirsInView = 256

    /// Whether nobody in the sources makes a screen, and they have storyboards make some.
    private func isLeftToStoryboards(_ type: TypeID) -> Bool {
        index.known.hasStoryboards && roles(of: type).contains(.viewController)
            && index.types[type.index].access < .public && !isMadeByName(type)
    }

    private func declaresNoInitializer(_ type: TypeID) -> Bool {
        !index.members.named(.none, of: type).contains { entry in
            if case .function(let id) = entry.member { fact(id).kind == .initializer } else { false }
        }
    }

    /// Whether a list makes a type's instances by an initializer of its own choice, or a nib or the system does: a cell, be
    /// it built upon a package's one, an object with outlets, a watch's controller.
    private func isInstantiatedByUIKit(_ type: TypeID) -> Bool {
        if index.outsideAncestors[type.index].contains(where: {
            classification.outside.reusableViews.contains($0) || classification.outside.systemMade.contains($0)
                || index.linked.names.ends($0, withWordOf: Self.cellWords) && index.types[type.index].kind == .class
        }) {
            return true
        }
        return index.types[type.index].kind == .class && classification.shapes.nibs.withOutlets.contains(type)
    }

    private static let cellWords: WordList = ["cell"]

    /// Whether a nib or storyboard calls a class, which knows of it therefore, or the class can be decoded and no more.
    private func isLoaded(_ type: TypeID) -> Bool {
        guard index.types[type.index].kind == .class else { return false }
        let own = initializers(of: type)
        if !own.isEmpty, own.allSatisfy(isDecoding), !roles(of: type).isDisjoint(with: [.view, .viewController]) {
            return true
        }
        return classification.shapes.nibs.called.contains(type)
    }

    /// Whether code stands in what a module adds to another one's entity, which is not there to keep services, or to a type of
    /// a module that does not know the one which adds it.
    func isInForeignExtension(_ site: Site, to type: TypeID) -> Bool {
        let module = index.modules.module[Int(site.file)]
        let declarations = index.declarations(of: type)
        if declarations.contains(where: { index.modules.module[$0.fileIndex] == module }) { return false }
        let isService =
            classification.isDependency(.nominal(type)) || !roles(of: type).isDisjoint(with: [.component, .screen])
        return !isService || !declarations.contains { index.modules.canSee(module: module, from: $0.fileIndex) }
    }

    /// Whether there are instances that an initializer of the project makes: what is decoded or fetched has none, nor what a
    /// macro makes the initializer of.
    func canTake(_ type: TypeID) -> Bool {
        guard !type.isNone, !roles(of: type).contains(.persistent), !isCodedOrRead(type) else { return false }
        switch index.types[type.index].kind {
        case .actor: return !index.hasAttribute(index.known.modelActor, type) || !declaresNoInitializer(type)
        // What is compared is a value, or an entity, and would be compared by what it is given.
        case .struct, .class:
            return !classification.shapes.refinesValue(type) || classification.isDependency(.nominal(type))
                || !roles(of: type).isDisjoint(with: [.swiftUIView, .component, .view, .viewController])
                || index.types[type.index].isReference && !injections(of: type).isEmpty
        case .enum, .protocol, .external: return false
        }
    }

    /// Whether a protocol of Apple's has a type coded and compared by all that it keeps, or made of a file alone.
    func isCodedOrRead(_ type: TypeID) -> Bool {
        index.outsideAncestors[type.index].contains { index.known.codedOrRead.contains($0) }
    }

    /// What a struct's synthesised initializer must be handed, in source order; empty for any other type.
    ///
    /// - Parameters:
    ///   - site: In the code of the type: each branch of an `#if` may declare it.
    ///   - withDefaults: What it may be handed as well.
    func memberwiseProperties(of type: TypeID, seenFrom site: Site, withDefaults: Bool = false) -> [PropertyID] {
        let part = NominalType.Part(file: site.file, row: index.body(at: site).enclosingType)
        return memberwiseProperties(of: type, declaredAt: part, withDefaults: withDefaults)
    }

    /// The same, seen from the type's declaration.
    ///
    /// - Parameters:
    ///   - part: Where the type is declared, if it is in several places; any other part for the first one.
    ///   - withDefaults: Those that may be left out, too.
    func memberwiseProperties(
        of type: TypeID, declaredAt part: NominalType.Part? = nil, withDefaults: Bool = false
    ) -> [PropertyID] {
        let members = index.members.all(of: type)
        guard members.count <= Self.membersInView, index.hasMemberwiseInitializer(type) else { return [] }
        let declarations = index.declarations(of: type)
        guard let home = declarations.first(where: { $0 == part }) ?? declarations.first else { return [] }
        let needed = members.compactMap { entry -> PropertyID? in
            guard case .property(let id) = entry.member, id.file == home.file, fact(id).owner == home.row,
                index.isHandedIn(id), fact(id).flags.isDisjoint(with: [.isStatic, .isComputed, .isLazy]),
                isLeftEmpty(id) || withDefaults && mayBeHandedIn(id)
            else { return nil }
            return id
        }
        var names: Set<NameID> = []
        return needed.sorted { $0.index < $1.index }.filter { names.insert(fact($0).name).inserted }
    }

    /// Whether a property has no value unless it is handed one.
    private func isLeftEmpty(_ id: PropertyID) -> Bool {
        !fact(id).flags.contains(.hasInitialValue) && !isNilWithoutValue(id)
    }

    /// Whether a property is nil where it has no value of its own, so that nobody need hand it one.
    func isNilWithoutValue(_ id: PropertyID) -> Bool {
        !fact(id).flags.contains(.isLet) && isOptional(id) && startsEmpty(id)
    }

    /// Whether a property is an optional: a closure that gives one is none.
    private func isOptional(_ id: PropertyID) -> Bool {
        guard !fact(id).type.isNone else { return type(of: id).wrappers.contains(.optional) }
        let node = index.files[id.fileIndex].typeNodes[Int(fact(id).type.rawValue)]
        return node.kind == .optional || node.kind == .implicitlyUnwrapped
    }

    /// Whether a property with a value of its own may have another one, by whoever makes its type.
    private func mayBeHandedIn(_ id: PropertyID) -> Bool {
        !fact(id).flags.contains(.isLet) && index.isReplaceable(id) && fact(id).access > .fileprivate
    }

    /// Whether an optional property is nil until something is put into it: `@State private var chosen: Order?` is, but
    /// `@Binding var chosen: Order?` is somebody else's.
    private func startsEmpty(_ id: PropertyID) -> Bool {
        let facts = index.files[id.fileIndex]
        return fact(id).attributes.allSatisfy { index.known.startingEmpty.contains(facts.attributes[Int($0)].name) }
    }

    /// Far above what people write: each hint about the type looks at all of them.
    private static let membersInView = 512
}
