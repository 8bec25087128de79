import SwiftFacts

/// A library for dependency injection, or a habit that works like one: the only place that knows its names.
///
/// An idiom is one file in this folder and one line in `IdiomRegistry.all`. It reads a file only if the file imports one
/// of its modules, directly or through an exported import.
protocol Idiom: Sendable {
    /// What people call it.
    static var library: String { get }
    static var modules: [String] { get }

    /// Whether a project that imports it should be expected to register something.
    static var isInjectionLibrary: Bool { get }

    /// Those of `modules` that people import for other reasons: they promise no registration.
    static var umbrellaModules: [String] { get }

    /// Whether some files need it that import nothing of it.
    static var isMarkedInFiles: Bool { get }

    /// Whether it is no library but the project's own code: then every file may need it.
    static var isOfProject: Bool { get }

    /// Whether it asks anything of code; else declarations are all it reads.
    static var readsCode: Bool { get }

    /// Whether code asks it by type for what other code registers.
    static var isAskedByType: Bool { get }

    /// Whether of several registrations that answer one key none is given out, unless something prefers one.
    static var severalAreAmbiguous: Bool { get }

    /// Whether it can tell what closures are handed.
    static var tellsParameters: Bool { get }

    /// Whether what types of the project have for its protocols counts where a file does not import it.
    static var readsWitnesses: Bool { get }

    /// How comments begin that tell it something.
    static var commentMarks: [String] { get }

    /// Labels of arguments whose strings name what is registered or asked for.
    static var keyLabels: [String] { get }

    /// Names of the library's generic types whose argument is produced later: `Instantiator<T>`.
    static var deferredTypes: [String] { get }

    /// Names of protocols whose conformers say what stands under a key: their code provides values.
    static var keyProtocols: [String] { get }

    /// Names of types whose extensions give out what is provided: `DependencyValues`.
    static var valueStores: [String] { get }

    /// Names of types that an object keeps for nothing but to go on listening to others.
    static var subscriptions: [String] { get }

    /// How something is kept out of what a library's generated code makes at once for a type that is made with it: a
    /// clause of a hint.
    static func makingApart(_ made: String, from maker: String) -> String

    /// How a type makes what has to be handed something that only the moment knows, where generated code makes both: a
    /// hint.
    static func makingWhenAsked(_ made: String, by maker: String) -> String

    /// Whether a type's name is one that the library's generator gives to what it writes, which only passes on what others
    /// have.
    static func isGenerated(typeNamed name: String) -> Bool

    init(_ names: IdiomNames)

    /// Whether a file needs it, whatever it imports.
    func isMarked(_ file: LinkedFile) -> Bool

    /// The idiom with what the types of the project's declarations tell it; nil if then nobody needs it.
    func completed(with index: ProjectIndex) -> Self?

    /// Names of the library's types that give out anything.
    var containers: FewNames { get }

    /// Those of them that are protocols by which a type says that it asks a container, or fills one, and is none itself.
    var containerUsers: FewNames { get }

    /// Names of the library's types by which a container is set up rather than asked.
    var managers: FewNames { get }

    /// Names of the library's types and protocols that a project's own containers and assemblies derive from.
    var containerBases: FewNames { get }

    /// Names of the library's protocols that what is shown conforms to, as view controllers do.
    var screens: FewNames { get }

    /// The library's types that components derive from, where the tree of who makes whom says what each can ask for.
    var componentBases: ComponentBases? { get }

    /// Names of the library's protocols whose conformers provide what others ask for.
    var providers: FewNames { get }

    /// Names of the library's attributes that say of a type that it is a service.
    var serviceAttributes: FewNames { get }

    /// By name of a wrapper or function: the library's type at which the key paths begin that it is told.
    var keyPathRoots: [NameID: NameID] { get }

    /// Reads the call at a row.
    func readCall(_ row: Int, in body: borrowing BodyResolver, into wiring: inout FileWiring)

    /// Reads a body as a whole, before its calls.
    func readBody(_ body: borrowing BodyResolver, into wiring: inout FileWiring)

    /// Reads what a file declares: a container's properties, injection wrappers. After all of its bodies.
    func readDeclarations(of file: Int, in index: ProjectIndex, into wiring: inout FileWiring)

    /// Reads what a file declares that need not import the library: what a type of the project has for one of the library's
    /// protocols may stand in any of its extensions. Of all files of modules in which one imports it, if `readsWitnesses`.
    func readWitnesses(of file: Int, in index: ProjectIndex, into wiring: inout FileWiring)

    /// The type of a closure's parameter that text alone does not tell: the closure is an argument of the call at a row.
    func parameterType(_ position: Int, ofClosureFor call: Int, in body: borrowing BodyResolver) -> ResolvedType?

    /// What is handed to a closure, where more is known than its type.
    func value(ofParameter position: Int, of closure: ClosureArgument, in body: borrowing BodyResolver) -> Value?

    /// The type of what a closure gives out that a call of the library takes, where nothing in it says that: `self { .init() }`.
    func producedType(by closure: ClosureArgument, in body: borrowing BodyResolver) -> ResolvedType?

    /// The type of what a call of a library's own function gives.
    func resultType(ofCall call: Int, in body: borrowing BodyResolver) -> ResolvedType?

    /// The type that a wrapper of the library gives a property without a written one: `@Environment(\.api) var api`.
    func wrappedType(_ attribute: AttributeFact, of property: PropertyID, in index: ProjectIndex) -> ResolvedType?

    /// The type of a member that a type of the project inherits from one of the library's.
    func inheritedMemberType(_ name: NameID, of type: TypeID, in index: ProjectIndex) -> ResolvedType?

    /// The type of a property of one of the library's types.
    func memberType(_ name: NameID, of type: NameID) -> ResolvedType?

    /// Whether a static of one of its types says how long something is kept: `.scope(Resolver.cached)`.
    func isScope(_ name: NameID, of type: NameID) -> Bool

    /// Names of the library's protocols that one of its types conforms to: what a project adds to them is the type's, too.
    func protocols(of type: NameID) -> FewNames
}

extension Idiom {
    static var isInjectionLibrary: Bool { true }
    static var umbrellaModules: [String] { [] }
    static var isMarkedInFiles: Bool { false }
    static var isOfProject: Bool { false }
    func isMarked(_ file: LinkedFile) -> Bool { false }
    func completed(with index: ProjectIndex) -> Self? { self }
    static var readsCode: Bool { true }
    static var isAskedByType: Bool { false }
    static var severalAreAmbiguous: Bool { false }
    static var tellsParameters: Bool { false }
    static var readsWitnesses: Bool { false }
    static var commentMarks: [String] { [] }
    static var keyLabels: [String] { [] }
    static var deferredTypes: [String] { [] }
    static var keyProtocols: [String] { [] }
    static var valueStores: [String] { [] }
    static var subscriptions: [String] { [] }
    static func makingApart(_ made: String, from maker: String) -> String {
        "let \(maker) make \(made) when it is needed"
    }
    static func isGenerated(typeNamed name: String) -> Bool { false }
    static func makingWhenAsked(_ made: String, by maker: String) -> String {
        "Let \(maker) make \(made) when it is asked for"
    }
    var containers: FewNames { [] }
    var containerUsers: FewNames { [] }
    var managers: FewNames { [] }
    var containerBases: FewNames { [] }
    var screens: FewNames { [] }
    var componentBases: ComponentBases? { nil }
    var providers: FewNames { [] }
    var serviceAttributes: FewNames { [] }
    var keyPathRoots: [NameID: NameID] { [:] }
    func readBody(_ body: borrowing BodyResolver, into wiring: inout FileWiring) {}
    func readCall(_ row: Int, in body: borrowing BodyResolver, into wiring: inout FileWiring) {}
    func readDeclarations(of file: Int, in index: ProjectIndex, into wiring: inout FileWiring) {}
    func readWitnesses(of file: Int, in index: ProjectIndex, into wiring: inout FileWiring) {}
    func parameterType(_ position: Int, ofClosureFor call: Int, in body: borrowing BodyResolver) -> ResolvedType? {
        nil
    }
    func value(ofParameter position: Int, of closure: ClosureArgument, in body: borrowing BodyResolver) -> Value? {
        parameterType(position, ofClosureFor: closure.call, in: body).map { Value(type: $0, origin: .none) }
    }
    func producedType(by closure: ClosureArgument, in body: borrowing BodyResolver) -> ResolvedType? { nil }
    func resultType(ofCall call: Int, in body: borrowing BodyResolver) -> ResolvedType? { nil }
    func wrappedType(_ attribute: AttributeFact, of property: PropertyID, in index: ProjectIndex) -> ResolvedType? {
        nil
    }
    func inheritedMemberType(_ name: NameID, of type: TypeID, in index: ProjectIndex) -> ResolvedType? { nil }
    func memberType(_ name: NameID, of type: NameID) -> ResolvedType? { nil }
    func isScope(_ name: NameID, of type: NameID) -> Bool { false }
    func protocols(of type: NameID) -> FewNames { [] }
}

/// A closure that is handed to a call, as rows of its body.
struct ClosureArgument: Sendable {
    /// The closure itself.
    var row: Int
    var argument: Int
    var call: Int
}

/// Names of the types that components derive from.
struct ComponentBases: Sendable {
    let all: FewNames
    /// Of components that nobody has to make.
    let roots: FewNames
}

/// Numbers of the names that idioms know.
struct IdiomNames: Sendable {
    private let table: FrozenNames

    init(_ table: FrozenNames) { self.table = table }

    /// The number of a name; of one that no source mentions a number that no name has.
    func id(_ word: String) -> NameID { table.find(word) ?? NameID(.max) }

    func ids(_ words: String) -> FewNames {
        var found: FewNames = []
        words.forEachListedWord { word in
            if let name = table.find(word) { found.insert(name) }
        }
        return found
    }

    func isMentioned(_ word: String) -> Bool { table.find(word) != nil }

    func begins(_ name: NameID, withWordOf words: WordList) -> Bool { table.begins(name, withWordOf: words) }
}
