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

    /// Whether it asks anything of code; else declarations are all it reads.
    static var readsCode: Bool { get }

    /// Whether code asks it by type for what other code registers.
    static var isAskedByType: Bool { get }

    init(_ names: IdiomNames)

    /// Whether a file needs it, whatever it imports.
    func isMarked(_ file: LinkedFile) -> Bool

    /// Names of the library's types that give out anything.
    var containers: Set<NameID> { get }

    /// Names of the library's types and protocols that a project's own containers and assemblies derive from.
    var containerBases: Set<NameID> { get }

    /// The library's types that components derive from, where the tree of who makes whom says what each can ask for.
    var componentBases: ComponentBases? { get }

    /// Names of the library's protocols whose conformers provide what others ask for.
    var providers: Set<NameID> { get }

    /// Names of the library's attributes that say of a type that it is a service.
    var serviceAttributes: Set<NameID> { get }

    /// Reads the call at a row.
    func readCall(_ row: Int, in body: borrowing BodyResolver, into wiring: inout FileWiring)

    /// Reads a body as a whole, before its calls.
    func readBody(_ body: borrowing BodyResolver, into wiring: inout FileWiring)

    /// Reads what a file declares: a container's properties, injection wrappers. After all of its bodies.
    func readDeclarations(of file: Int, in index: ProjectIndex, into wiring: inout FileWiring)

    /// The type of a closure's parameter that text alone does not tell: the closure is an argument of the call at a row.
    func parameterType(_ position: Int, ofClosureFor call: Int, in body: borrowing BodyResolver) -> ResolvedType?

    /// The type of what a call of a library's own function gives.
    func resultType(ofCall call: Int, in body: borrowing BodyResolver) -> ResolvedType?

    /// The type of a property of one of the library's types.
    func memberType(_ name: NameID, of type: NameID) -> ResolvedType?

    /// Names of the library's protocols that one of its types conforms to: what a project adds to them is the type's, too.
    func protocols(of type: NameID) -> Set<NameID>
}

extension Idiom {
    static var isInjectionLibrary: Bool { true }
    static var umbrellaModules: [String] { [] }
    static var isMarkedInFiles: Bool { false }
    func isMarked(_ file: LinkedFile) -> Bool { false }
    static var readsCode: Bool { true }
    static var isAskedByType: Bool { false }
    var containers: Set<NameID> { [] }
    var containerBases: Set<NameID> { [] }
    var componentBases: ComponentBases? { nil }
    var providers: Set<NameID> { [] }
    var serviceAttributes: Set<NameID> { [] }
    func readBody(_ body: borrowing BodyResolver, into wiring: inout FileWiring) {}
    func readCall(_ row: Int, in body: borrowing BodyResolver, into wiring: inout FileWiring) {}
    func readDeclarations(of file: Int, in index: ProjectIndex, into wiring: inout FileWiring) {}
    func parameterType(_ position: Int, ofClosureFor call: Int, in body: borrowing BodyResolver) -> ResolvedType? {
        nil
    }
    func resultType(ofCall call: Int, in body: borrowing BodyResolver) -> ResolvedType? { nil }
    func memberType(_ name: NameID, of type: NameID) -> ResolvedType? { nil }
    func protocols(of type: NameID) -> Set<NameID> { [] }
}

/// Names of the types that components derive from.
struct ComponentBases: Sendable {
    let all: Set<NameID>
    /// Of components that nobody has to make.
    let roots: Set<NameID>
}

/// Numbers of the names that idioms know.
struct IdiomNames: Sendable {
    private let table: NameTable

    init(_ table: NameTable) { self.table = table }

    /// The number of a name; of one that no source mentions a number that no name has.
    func id(_ word: String) -> NameID { table.find(word) ?? NameID(.max) }

    func ids(_ words: String) -> Set<NameID> {
        var found: Set<NameID> = []
        words.forEachListedWord { word in
            if let name = table.find(word) { found.insert(name) }
        }
        return found
    }

    func isMentioned(_ word: String) -> Bool { table.find(word) != nil }
}

/// An idiom and its number in the project's table.
struct NumberedIdiom: Sendable {
    var number: Int
    var idiom: any Idiom
}

/// The idioms of a project, by file.
struct IdiomTable: Sendable {
    /// Those that some file imports.
    let all: [any Idiom]
    /// By file: bit n for idiom n of `all` whose types the file can name.
    private let used: [UInt64]
    /// By file: those whose containers its code can ask, too.
    private let reached: [UInt64]
    /// `$0`, `$1`, …
    let anonymousParameters: [NameID]
    /// Names of the containers of all idioms.
    private let containers: Set<NameID>
    let containerBases: Set<NameID>
    let providers: Set<NameID>
    let serviceAttributes: Set<NameID>

    init(index: ProjectIndex) {
        let names = IdiomNames(index.linked.names)
        var all: [any Idiom] = []
        var ofModule: [NameID: UInt64] = [:]
        var marked: [Int: UInt64] = [:]
        // A name alone is nobody's: PromiseKit, too, has a Resolver.
        let imported = NameSet(
            index.files.lazy.flatMap { $0.imports.lazy.map(\.module) }, count: index.linked.names.count)
        for idiom in IdiomRegistry.all {
            let modules = idiom.modules.filter { names.isMentioned($0) && imported.contains(names.id($0)) }
            guard !modules.isEmpty || idiom.isMarkedInFiles else { continue }
            let read = idiom.init(names)
            let markedFiles = idiom.isMarkedInFiles ? index.files.indices.filter { read.isMarked(index.files[$0]) } : []
            guard !modules.isEmpty || !markedFiles.isEmpty else { continue }
            for module in modules { ofModule[names.id(module), default: 0] |= 1 << UInt64(all.count) }
            for file in markedFiles { marked[file, default: 0] |= 1 << UInt64(all.count) }
            all.append(read)
        }
        used = all.isEmpty ? [] : Self.usedIdioms(index, ofModule, marked, all)
        reached = Self.reachedIdioms(used, index, all)
        self.all = all
        containers = all.reduce(into: []) { $0.formUnion($1.containers) }
        containerBases = all.reduce(into: []) { $0.formUnion($1.containerBases) }
        providers = all.reduce(into: []) { $0.formUnion($1.providers) }
        serviceAttributes = all.reduce(into: []) { $0.formUnion($1.serviceAttributes) }
        anonymousParameters = ["$0", "$1", "$2", "$3", "$4"].map(names.id)
    }

    private static func usedIdioms(
        _ index: ProjectIndex, _ ofModule: [NameID: UInt64], _ marked: [Int: UInt64], _ all: [any Idiom]
    ) -> [UInt64] {
        /// By module.
        var exported = [UInt64](repeating: 0, count: index.modules.names.count)
        var isAnyExported = false
        let modules = NameSet(ofModule.keys, count: index.linked.names.count)
        var used = index.files.map { facts in
            facts.imports.reduce(into: UInt64(0)) { idioms, fact in
                if modules.contains(fact.module) { idioms |= ofModule[fact.module] ?? 0 }
            }
        }
        for (file, idioms) in marked { used[file] |= idioms }
        for (file, facts) in index.files.enumerated() where used[file] != 0 {
            for fact in facts.imports where fact.isExported {
                guard let idioms = ofModule[fact.module] else { continue }
                exported[Int(index.modules.module[file])] |= idioms
                isAnyExported = true
            }
            // Who sees what is added to a library's container can ask it without naming the library.
            for (number, idiom) in all.enumerated() where used[file] & (1 << UInt64(number)) != 0 {
                if facts.addsGenericFunction(to: idiom.containers) {
                    exported[Int(index.modules.module[file])] |= 1 << UInt64(number)
                    isAnyExported = true
                }
            }
        }
        guard isAnyExported else { return used }
        for file in used.indices {
            used[file] |= exported[Int(index.modules.module[file])]
            for module in index.modules.visibleModules(from: file) { used[file] |= exported[Int(module)] }
        }
        return used
    }

    /// Swift finds the members of what it is handed wherever one file of the module imports their library:
    /// `DI.container.resolve(API.self)` needs no import.
    private static func reachedIdioms(_ used: [UInt64], _ index: ProjectIndex, _ all: [any Idiom]) -> [UInt64] {
        var asked: UInt64 = 0
        for (number, idiom) in all.enumerated() where type(of: idiom).isAskedByType { asked |= 1 << UInt64(number) }
        guard asked != 0 else { return used }
        var ofModule = [UInt64](repeating: 0, count: index.modules.names.count)
        for file in used.indices { ofModule[Int(index.modules.module[file])] |= used[file] & asked }
        return used.indices.map { used[$0] | ofModule[Int(index.modules.module[$0])] }
    }

    /// The idioms that a file's imports bring in.
    func idioms(of file: Int) -> [NumberedIdiom] { used.isEmpty ? [] : idioms(used[file]) }

    /// Those that read its code: also of libraries that other files of its module import.
    func idiomsReadingCode(of file: Int) -> [NumberedIdiom] {
        reached.isEmpty ? [] : idioms(reached[file]).filter { type(of: $0.idiom).readsCode }
    }

    private func idioms(_ bits: UInt64) -> [NumberedIdiom] {
        guard bits != 0 else { return [] }
        return all.indices.filter { bits & (1 << UInt64($0)) != 0 }
            .map { NumberedIdiom(number: $0, idiom: all[$0]) }
    }

    /// Whether an outside type of that name is a library's container.
    func isContainer(_ name: NameID) -> Bool { containers.contains(name) }

    /// Whether an outside type of that name, as a file writes it, is a library's container.
    func isContainer(_ name: NameID, in file: Int) -> Bool {
        containers.contains(name) && idioms(of: file).contains { $0.idiom.containers.contains(name) }
    }

    func name(of library: Int) -> String { type(of: all[library]).library }
}

extension LinkedFile {
    /// Whether an extension of one of some types has a generic function.
    fileprivate func addsGenericFunction(to names: Set<NameID>) -> Bool {
        guard !names.isEmpty, types.contains(where: { $0.kind == .extension && names.contains($0.name) }) else {
            return false
        }
        return functions.contains { function in
            guard function.owner >= 0, !function.generics.isEmpty else { return false }
            let owner = types[Int(function.owner)]
            return owner.kind == .extension && names.contains(owner.name)
        }
    }
}
