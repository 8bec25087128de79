import SwiftFacts

/// The types whose job assembling is, and those within them: factories, containers, composition roots, resolvers, what
/// is named after its dependencies and fills a resolver with them, and what libraries hand values out by.
struct AssemblyTypes: Sendable {
    /// By type.
    private let flags: [Bool]
    /// By type: whether it is none of those, and only gives out screens that it puts together.
    private let screens: [Bool]
    /// By type: whether it is the key of what it is itself, and works.
    private let ownKeys: [Bool]

    init(index: ProjectIndex, classification: Classification, resolvers: ResolverCode) {
        let names = index.linked.names
        let stores = NameSet(IdiomRegistry.valueStores.compactMap { names.find($0) }, count: names.count)
        let keys = NameSet(IdiomRegistry.keyProtocols.compactMap { names.find($0) }, count: names.count)
        let unread = NameSet(IdiomRegistry.unread.compactMap { names.find($0) }, count: names.count)
        let areKeys = index.types.indices.map { number in
            index.outsideAncestors[number].contains(where: keys.contains)
                || index.ancestors[number].contains { keys.contains(index.types[$0.index].name) }
        }
        let own = index.types.indices.map { number -> Bool in
            // What an extension makes for a factory protocol, every factory that conforms makes.
            if !classification.roles[number].isDisjoint(
                with: [.factory, .factoryProtocol, .container, .compositionRoot, .resolver])
            {
                return true
            }
            if stores.contains(index.types[number].name) { return true }
            if index.signs.assemblies.contains(index.types[number].name),
                Self.isBuiltUpon(unread, TypeID(number), index)
            {
                return true
            }
            if classification.shapes.isNamedContainer(TypeID(number)), resolvers.fillers.contains(TypeID(number)) {
                return true
            }
            if resolvers.leaders.contains(TypeID(number)) { return true }
            return areKeys[number] && !classification.shapes.hasInstanceMethods(TypeID(number))
        }
        ownKeys = index.types.indices.map { areKeys[$0] && !own[$0] }
        flags = index.types.indices.map { index.outwards(from: TypeID($0)).contains { own[$0.index] } }
        screens = index.types.indices.map { classification.onlyGivesScreens(TypeID($0)) }
    }

    /// Whether a type derives from one from elsewhere where a library is imported whose registrations nobody reads:
    /// `class DeskAssembly: TargetAssembly`.
    private static func isBuiltUpon(_ libraries: NameSet, _ type: TypeID, _ index: ProjectIndex) -> Bool {
        !index.outsideAncestors[type.index].isEmpty
            && index.parts(of: type).contains { part in
                index.files[part.fileIndex].imports.contains { libraries.contains($0.module) }
            }
    }

    /// Whether a type keeps nothing and only gives out screens that it puts together: what its code does at once is
    /// assembling, what it leaves to closures is not.
    func onlyGivesScreens(_ type: TypeID) -> Bool { screens[type.index] }

    func contains(_ type: TypeID) -> Bool { flags[type.index] }

    /// Whether a type that works is a key, under which itself is found: its statics are the key's, what it does is its own.
    ///
    ///     extension World: EnvironmentKey { static var defaultValue: World { .shared } }
    func isOwnKey(_ type: TypeID) -> Bool { ownKeys[type.index] }
}
