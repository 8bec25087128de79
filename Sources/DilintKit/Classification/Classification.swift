import SwiftFacts

/// Which types are dependencies, which are data, and which part each type plays.
///
/// The definitions refer to one another: the least fixed point is taken, so what needs itself to be a dependency is
/// data.
///
/// A class, and immutable: a struct would be copied for most of the questions it is asked.
final class Classification: Sendable {
    let index: ProjectIndex
    let outside: OutsideTypes
    let names: ServiceNames
    /// By type.
    let roles: [Roles]
    /// By type: whether an instance is a dependency.
    let isDependencyType: [Bool]
    /// By type: whether it conforms to a protocol as an entity may, and nothing says that it works for others.
    let isEntityType: [Bool]
    let excluded: ExcludedCode
    /// Names of outside types whose values are dependencies.
    private let outsideServices: NameSet
    let shapes: TypeShapes

    static func settled(
        index: ProjectIndex, uses: ProjectUses, outside: OutsideNames, configuration: Configuration,
        idioms: IdiomTable, workers: WorkerPool
    ) -> Classification {
        let (excluded, fresh) = concurrently(
            workers: workers,
            {
                ExcludedCode(
                    index: index, uses: uses, outside: outside.types, includesTests: configuration.includeTests,
                    workers: workers)
            }, { FreshStatics(index: index, uses: uses, workers: workers) })
        let shapes = TypeShapes(
            index: index, uses: uses, outside: outside.types, excluded: excluded, fresh: fresh, workers: workers)
        var roles = shapes.nameRoles(names: outside.serviceNames, configuration: configuration, workers: workers)
        addLibraryRoles(&roles, index, uses, excluded, idioms)
        return Classification(index: index, outside: outside, excluded: excluded, shapes: shapes, roles: roles)
            .settled(configuration, workers: workers)
    }

    /// What names and outside types say alone.
    private init(
        index: ProjectIndex, outside names: OutsideNames, excluded: ExcludedCode, shapes: TypeShapes, roles: [Roles]
    ) {
        self.index = index
        outside = names.types
        self.names = names.serviceNames
        self.excluded = excluded
        self.shapes = shapes
        self.roles = roles
        isDependencyType = Array(repeating: false, count: index.types.count)
        isEntityType = isDependencyType
        outsideServices = names.services
    }

    /// The same types with more that is known of them.
    private init(
        _ other: Classification, roles: [Roles]? = nil, isEntityType: [Bool]? = nil, isDependencyType: [Bool]? = nil
    ) {
        index = other.index
        outside = other.outside
        names = other.names
        self.roles = roles ?? other.roles
        self.isDependencyType = isDependencyType ?? other.isDependencyType
        self.isEntityType = isEntityType ?? other.isEntityType
        excluded = other.excluded
        outsideServices = other.outsideServices
        shapes = other.shapes
    }

    // MARK: Questions

    func roles(of type: TypeID) -> Roles { type.isNone ? [] : roles[type.index] }

    /// Whether a value of that type is a dependency (rather than data).
    func isDependency(_ type: ResolvedType) -> Bool {
        if type.wrappers.contains(.metatype) { return false }
        switch type.head {
        case .nominal:
            guard let id = type.nominalHead else { return false }
            return isDependencyType[id.index]
        case .external: return outsideServices.contains(NameID(type.id))
        case .composition:
            let members = index.compositions[Int(type.id)].members
            return members.contains { isDependency($0) } && !members.contains { isCoded($0) || isSeen($0) }
                && !isOfComparedValues(members)
        case .unknown, .generic, .void, .tuple: return false
        }
    }

    /// Whether a value of that type is known to be data. A class is none, be it one that nobody would call a service: it may
    /// be made for whoever asks.
    func isPlainValue(_ type: ResolvedType) -> Bool {
        switch type.head {
        case .nominal, .external:
            if let name = index.outsideName(of: type) { return index.plainTypes.contains(name) || areAllPlain(name) }
            return type.nominalHead.map(isPlainValue) ?? false
        case .tuple, .void: return true
        case .unknown, .generic, .composition: return false
        }
    }

    func isPlainValue(_ id: TypeID) -> Bool {
        let kind = index.types[id.index].kind
        return (kind == .enum || kind == .struct) && !isDependencyType[id.index]
    }

    /// The resolver that a value of a type is, be it one part of a composition: `Finding & Telling`.
    func resolver(_ type: ResolvedType) -> TypeID? {
        if type.head != .composition { return type.instance.flatMap { roles(of: $0).contains(.resolver) ? $0 : nil } }
        guard type.wrappers.isDisjoint(with: [.collection, .function, .metatype, .deferred]) else { return nil }
        return index.compositions[Int(type.id)].members.lazy.compactMap { self.resolver($0) }.first
    }

    /// What is encoded or decoded is data, whatever else it promises: `some Encodable & Stamped`.
    private func isCoded(_ type: ResolvedType) -> Bool {
        switch type.head {
        case .external: outside.coding.contains(NameID(type.id))
        case .nominal: type.nominalHead.map { outside.coding.contains(index.types[$0.index].name) } ?? false
        case .unknown, .composition, .generic, .void, .tuple: false
        }
    }

    /// Static accessors that make what they give anew.
    var fresh: FreshStatics { shapes.fresh }

    /// Statics of one type that differ in their arguments; it takes three of them where the name says service, or nothing
    /// else is known of the type. Apple's services are none.
    func constants(among statics: [PropertyID]) -> [PropertyID] {
        SharedInstances.constants(among: statics, in: index) { held in
            switch held {
            case .instance(let type):
                index.types[type.index].kind != .struct && roles[type.index].contains(.serviceName) ? 3 : 2
            case .outside(let name): outside.services.contains(name) ? nil : 3
            }
        }
    }

    /// Whether a parameter takes a dependency: back-references are neither dependency nor data.
    func isDependency(parameter id: ParameterID) -> Bool {
        let type = index.type(of: id)
        return isDependency(type) && !isBackReferenceName(index.fact(id).name) && !isBackReference(type)
    }

    /// Whether a property holds a dependency.
    func isDependency(property id: PropertyID) -> Bool {
        let type = index.type(of: id)
        return isDependency(type) && index.fact(id).flags.isDisjoint(with: [.isWeak, .isUnowned])
            && !isBackReferenceName(index.fact(id).name) && !isBackReference(type)
    }

    /// Names that say back-reference, as a whole: `delegate`, `listener`, …
    func isBackReferenceName(_ name: NameID) -> Bool { shapes.backReferenceNames.contains(name) }

    func isBackReference(_ type: ResolvedType) -> Bool {
        switch type.head {
        case .nominal: type.nominalHead.map { roles[$0.index].contains(.backReference) } ?? false
        case .external: index.linked.names.withBytes(of: NameID(type.id)) { ServiceNames.saysBackReference($0) }
        default: false
        }
    }

    /// What libraries' containers are, and what is registered with them.
    private static func addLibraryRoles(
        _ roles: inout [Roles], _ index: ProjectIndex, _ uses: ProjectUses, _ excluded: ExcludedCode,
        _ idioms: IdiomTable
    ) {
        guard !idioms.all.isEmpty else { return }
        for type in index.types.indices
        where index.types[type].kind == .external && idioms.isContainer(index.types[type].name) {
            // Another package may have a type of that name: who extends the library's imports it.
            let isOfLibrary = index.parts(of: TypeID(type)).contains {
                idioms.isContainer(index.types[type].name, in: $0.fileIndex)
            }
            if isOfLibrary { roles[type].insert(.container) }
        }
        for type in index.types.indices where !idioms.providers.isEmpty && index.types[type].isReference {
            if index.outsideAncestors[type].contains(where: idioms.providers.contains)
                || index.ancestors[type].contains(where: { idioms.providers.contains(index.types[$0.index].name) })
            {
                roles[type].insert(.container)
            }
        }
        for attribute in idioms.serviceAttributes {
            for type in index.types.indices where index.hasAttribute(attribute, TypeID(type)) {
                roles[type].insert(.serviceName)
            }
        }
        for file in uses.wired where !excluded.contains(file: file) {
            for registration in uses[file].wiring.registrations
            where !excluded.contains(file: file, typeRow: registration.typeRow) {
                for type in registration.declaredTypes + [registration.implementation].compactMap(\.self) {
                    roles[type.index].insert(.provided)
                }
            }
        }
    }

    // MARK: Fixed point

    /// Rounds until nothing changes.
    private func settled(_ configuration: Configuration, workers: WorkerPool) -> Classification {
        let unchanging = Unchanging(
            possible: parallelMap(count: index.types.count, workers: workers, block: 256) {
                possibleRoles(of: TypeID($0))
            },
            keepers: index.types.indices.filter { shapes.valueProtocols.isKeeper(TypeID($0)) },
            forced: ForcedClassification(index: index, configuration: configuration))
        var known = self
        for _ in 0..<Self.maximumRounds {
            let before = known
            known = before.afterRound(unchanging, workers: workers)
            if known.roles == before.roles, known.isDependencyType == before.isDependencyType { break }
        }
        return known
    }

    private static let maximumRounds = 12

    /// What no round changes.
    private struct Unchanging: Sendable {
        /// By type: its `possibleRoles`.
        var possible: [Roles]
        /// The types that may be entities.
        var keepers: [Int]
        var forced: ForcedClassification
    }

    /// What follows from what is known: each step reads what the one before found out, so that the types' order means
    /// nothing.
    private func afterRound(_ unchanging: Unchanging, workers: WorkerPool) -> Classification {
        let playing = Classification(
            self,
            roles: parallelMap(count: index.types.count, workers: workers, block: 256) { type in
                roles[type].union(structuralRoles(of: TypeID(type), among: unchanging.possible[type]))
            })
        var isEntityType = isEntityType
        for type in unchanging.keepers { isEntityType[type] = playing.isEntity(TypeID(type)) }
        let known = Classification(playing, isEntityType: isEntityType)
        let isDependencyType = parallelMap(count: index.types.count, workers: workers, block: 256) { type in
            let id = TypeID(type)
            return known.isDependencyType[type] || unchanging.forced.isDependency(id)
                || (!unchanging.forced.isData(id) && known.makesDependency(id))
        }
        return Classification(known, roles: known.rolesWithProvided(), isDependencyType: isDependencyType)
    }

    /// The roles with those of what containers give out.
    private func rolesWithProvided() -> [Roles] {
        var roles = roles
        for type in index.types.indices where roles[type].contains(.container) {
            for product in shapes.builtTypes(by: TypeID(type)) { roles[product.index].insert(.provided) }
        }
        return roles
    }

    private func makesDependency(_ id: TypeID) -> Bool {
        let kind = index.types[id.index].kind
        let roles = roles[id.index]
        guard
            roles.isDisjoint(with: [
                .viewController, .swiftUIView, .view, .representable, .persistent, .backReference, .screenStack,
            ])
        else { return false }
        if roles.contains(.propertyWrapper), !roles.contains(.serviceName) { return false }
        switch kind {
        case .protocol: return makesDependency(protocol: id, roles)
        case .class, .actor:
            // What a container has beside its services may be data all the same.
            return roles.contains(.provided) && !shapes.isValueObject(id) && !isBox(id) && !shapes.isWatchedState(id)
                || worksByItself(id)
        case .struct:
            if roles.contains(.serviceName), saysHowDataAreShown(id) { return false }
            // What is compared is a value, however it is called and whatever it carries.
            if shapes.refinesValue(id), !conformsToDependency(id) {
                return roles.contains(.serviceName) && shapes.hasInstanceMethods(id)
            }
            return roles.contains(.serviceName) && !shapes.isPlainValue(id) && !isShownValue(id)
                || shapes.isStructOfClosures(id) || holdsDependency(id)
        case .enum: return false
        case .external:
            return outsideServices.contains(index.types[id.index].name)
        }
    }

    /// Whether a class or actor is a dependency for what it is, whoever provides it.
    func worksByItself(_ id: TypeID) -> Bool {
        !roles[id.index].isDisjoint(with: [
            .serviceName, .sharedInstance, .factory, .container, .coordinator, .compositionRoot, .viewModel, .resolver,
        ]) || takesDependency(id) && !isFaceOfRecord(id)
            || (conformsToDependency(id) || holdsDependency(id)) && !isBox(id)
    }

    /// A project protocol is a dependency unless it asks only for plain properties, or nobody is handed anything by it.
    private func makesDependency(protocol id: TypeID, _ roles: Roles) -> Bool {
        let asksForMethods = shapes.asksInstancesForMethods(id)
        if !asksForMethods, asksForViewsOnly(id) { return false }
        if roles.contains(.serviceName) {
            return asksForMethods || !isOfShownValues(id) && !shapes.givesStaticsAlone(id)
        }
        if shapes.valueProtocols.isOfEnumsOnly(id) || shapes.valueProtocols.isOfScalars(id) { return false }
        if shapes.refinesValue(id), !asksForMethods { return false }
        if asksForMethods, isOfEntities(id) || isOfEntityClasses(id) || isTrait(id) { return false }
        if asksForMethods || reportsOfWork(id) { return true }
        if shapes.requiredProperties(of: id).contains(where: { isDependency($0) }) { return true }
        return index.ancestors[id.index].contains { isDependencyType[$0.index] }
    }

    /// What a screen is put together from is a part of it, however it is called: `protocol RowContentProvider { var rows: [UIView] { get } }`.
    func asksForViewsOnly(_ id: TypeID) -> Bool {
        let required = shapes.requiredProperties(of: id)
        return !required.isEmpty && required.allSatisfy { isSeen($0) }
    }

    /// A view or its controller, of the project or from elsewhere; SwiftUI's own `View` may be any of them.
    func isSeen(_ type: ResolvedType) -> Bool {
        if let name = index.outsideName(of: type) {
            return outside.views.contains(name) || outside.viewControllers.contains(name)
        }
        guard let part = type.nominalHead else { return false }
        return !roles[part.index].isDisjoint(with: [.view, .viewController, .swiftUIView])
    }

    /// Whether a type implements a protocol that is a dependency; what is compared and never changes is a value for all
    /// its promises.
    func conformsToDependency(_ id: TypeID) -> Bool {
        index.ancestors[id.index].contains { ancestor in
            isDependencyType[ancestor.index] && index.types[ancestor.index].kind == .protocol
                // What is compared and read from outside data is an entity: `class Order: Hashable, JSONReadable`.
                && !(shapes.refinesValue(id) && shapes.asksForInitializers(ancestor))
        } && !shapes.isValueObject(id)
    }

    /// Whether a class keeps a value of any kind for all to see, and nothing that works but parts of its own: `Observable<Value>`
    /// tells its observers of changes, whatever it promises.
    private func isBox(_ id: TypeID) -> Bool {
        index.types[id.index].kind == .class && index.isGeneric(id) && shapes.showsGenericValue(id)
            && !shapes.held(by: id).contains { held in
                isDependency(held) && !isBackReference(held)
                    && !(held.nominalHead.map { index.isNested($0, in: id) } ?? false)
            }
    }

    func holdsDependency(_ id: TypeID) -> Bool {
        shapes.held(by: id).contains {
            isDependency($0) && !isBackReference($0) && !isOwnStorage($0, of: id) && !isOwnText($0, of: id)
        }
    }

    /// Whether a struct makes for itself what says of its data how they are shown, and does nothing: with
    /// `presenter = RowPresenter(row: row)` a row is as much a value as with the texts themselves.
    private func isOwnText(_ held: ResolvedType, of type: TypeID) -> Bool {
        guard index.types[type.index].kind == .struct, let text = held.instance,
            index.types[text.index].kind == .class, shapes.onlyComputes(text),
            !takesDependency(text), !holdsDependency(text)
        else { return false }
        return !index.initializers(of: type).isEmpty
            && !shapes.taken(by: type).contains { $0.nominalHead == text }
            && shapes.instanceProperties[type.index].allSatisfy {
                index.type(of: $0).nominalHead != text || index.fact($0).access <= .fileprivate
            }
    }

    /// Whether a type that nobody else can see is where a struct keeps its values: `private final class Storage`.
    private func isOwnStorage(_ held: ResolvedType, of type: TypeID) -> Bool {
        guard let storage = held.nominalHead, index.types[type.index].kind == .struct else { return false }
        return index.types[storage.index].enclosing == type && index.types[storage.index].access <= .fileprivate
    }

    /// Whether an initializer takes a dependency, be it inherited. An outside type is one by its name alone: what can be made
    /// without, and holds none, only reads it, `init(sender: Sender)` beside `init(name: String)`.
    private func takesDependency(_ id: TypeID) -> Bool {
        if let superclass = index.initializingSuperclass(of: id) {
            return isDependencyType[superclass.index] && takesDependency(superclass)
        }
        var takesFromOutside = false
        for type in shapes.taken(by: id) where isDependency(type) && !isBackReference(type) {
            if index.outsideName(of: type) == nil { return true }
            takesFromOutside = true
        }
        return takesFromOutside && !canBeMadeWithout(id)
    }

    private func canBeMadeWithout(_ id: TypeID) -> Bool {
        index.initializers(of: id).contains { initializer in
            let fact = index.fact(initializer)
            return fact.flags.isDisjoint(with: [.isConvenience, .isRequired, .isOverride])
                && !fact.parameters.contains {
                    isDependency(parameter: ParameterID(file: initializer.fileIndex, row: Int($0)))
                }
        }
    }
}
