import SwiftFacts

/// An idiom and its number in the project's table. A handle, which counts no reference: it is good for as long as the
/// `FileIdioms` that it comes from.
struct NumberedIdiom: @unchecked Sendable {
    let number: Int
    private let place: UnsafePointer<any Idiom>

    fileprivate init(_ number: Int, of idioms: FrozenRows<any Idiom>) {
        self.number = number
        place = idioms.all.baseAddress.unsafelyUnwrapped + number
    }

    var idiom: any Idiom { @inline(__always) _read { yield place.pointee } }
}

/// The idioms of a file.
///
/// A class: handing it around counts one reference, and going through its idioms none.
final class FileIdioms: Sendable {
    private let rows: Rows
    /// All of the project: what the handles stand for.
    private let holder: FrozenRows<any Idiom>

    private struct Rows: Sendable {
        var imported = FrozenRows<NumberedIdiom>([])
        var readingCode = FrozenRows<NumberedIdiom>([])
        var tellingParameters = FrozenRows<NumberedIdiom>([])
        var readingWitnesses = FrozenRows<NumberedIdiom>([])
    }

    /// Those that its imports bring in.
    var imported: UnsafeBufferPointer<NumberedIdiom> { rows.imported.all }
    /// Those that read its code: also of libraries that other files of its module import. In most files there are none.
    var readingCode: UnsafeBufferPointer<NumberedIdiom> { rows.readingCode.all }
    /// Those of them all that can tell what closures are handed.
    var tellingParameters: UnsafeBufferPointer<NumberedIdiom> { rows.tellingParameters.all }
    /// Those whose protocols types of the module may conform to in any of its files.
    var readingWitnesses: UnsafeBufferPointer<NumberedIdiom> { rows.readingWitnesses.all }

    /// Whether no library's idioms read anything of the file.
    var areNone: Bool { imported.isEmpty && readingCode.isEmpty && readingWitnesses.isEmpty }

    static let none = FileIdioms()

    private init() { (rows, holder) = (Rows(), FrozenRows([])) }

    fileprivate init(_ set: IdiomSet, of all: FrozenRows<any Idiom>) {
        let reached = (0..<all.count).filter { set.reached & (1 << UInt64($0)) != 0 }
        let imported = reached.filter { set.used & (1 << UInt64($0)) != 0 }
        let asked = reached.filter { imported.contains($0) || type(of: all[$0]).isAskedElsewhere }
        func rows(_ numbers: [Int]) -> FrozenRows<NumberedIdiom> {
            FrozenRows(numbers.map { NumberedIdiom($0, of: all) })
        }
        self.rows = Rows(
            imported: rows(imported), readingCode: rows(asked.filter { type(of: all[$0]).readsCode }),
            tellingParameters: rows(asked.filter { type(of: all[$0]).tellsParameters }),
            readingWitnesses: rows(reached.filter { type(of: all[$0]).readsWitnesses }))
        holder = all
    }

    /// Those of them that are still needed, as they are now.
    ///
    /// - Parameter needed: By number.
    fileprivate func replaced(by all: FrozenRows<any Idiom>, where needed: [Bool]) -> FileIdioms {
        func replaced(_ idioms: UnsafeBufferPointer<NumberedIdiom>) -> FrozenRows<NumberedIdiom> {
            FrozenRows(idioms.lazy.map(\.number).filter { needed[$0] }.map { NumberedIdiom($0, of: all) })
        }
        return FileIdioms(
            Rows(
                imported: replaced(imported), readingCode: replaced(readingCode),
                tellingParameters: replaced(tellingParameters), readingWitnesses: replaced(readingWitnesses)),
            holder: all)
    }

    private init(_ rows: Rows, holder: FrozenRows<any Idiom>) { (self.rows, self.holder) = (rows, holder) }
}

/// Idioms of a file, bit n for the idiom n of the project.
private struct IdiomSet: Hashable {
    /// Whose types it can name.
    var used: UInt64
    /// Those, and whose containers its code can ask, whose functions it can call or whose protocols it can fulfil.
    var reached: UInt64
}

/// The idioms of a project, by file.
struct IdiomTable: Sendable {
    /// Those that some file imports.
    let all: [any Idiom]
    /// As many as there are files that differ in them.
    private var sets: [FileIdioms]
    /// By file: its set, if there is more than none.
    private let setOfFile: [Int32]
    /// `$0`, `$1`, …
    let anonymousParameters: [NameID]
    /// Names of the containers of all idioms.
    private let containers: FewNames
    let containerBases: FewNames
    /// The modules of the idioms that have some of those.
    let containerModules: FewNames
    let screens: FewNames
    let providers: FewNames
    let serviceAttributes: FewNames

    init(_ linked: LinkedFacts, modules: FileModules) {
        let names = IdiomNames(linked.names)
        var all: [any Idiom] = []
        var ofModule: [NameID: UInt64] = [:]
        var marked = [UInt64](repeating: 0, count: linked.files.count)
        let importers = Self.importers(linked)
        for idiom in IdiomRegistry.all {
            // A name alone is nobody's: PromiseKit, too, has a Resolver.
            let imported = idiom.modules.lazy.map(names.id).filter { importers[$0] != nil }
            guard !imported.isEmpty || idiom.isMarkedInFiles else { continue }
            let read = idiom.init(names)
            let markedFiles = Self.markedFiles(of: read, in: linked.files)
            guard !imported.isEmpty || !markedFiles.isEmpty else { continue }
            for module in imported {
                ofModule[module, default: 0] |= 1 << UInt64(all.count)
                for file in importers[module] ?? [] { marked[Int(file)] |= 1 << UInt64(all.count) }
            }
            for file in markedFiles { marked[file] |= 1 << UInt64(all.count) }
            all.append(read)
        }
        self.all = all
        (sets, setOfFile) =
            all.isEmpty
            ? ([], []) : Self.sets(Self.usedIdioms(linked, modules, ofModule, marked, all), modules, all)
        containers = all.reduce(into: []) { $0.formUnion($1.containers) }
        containerBases = all.reduce(into: []) { $0.formUnion($1.containerBases) }
        containerModules = all.reduce(into: []) { modules, idiom in
            if !idiom.containerBases.isEmpty { modules.formUnion(FewNames(type(of: idiom).modules.map(names.id))) }
        }
        screens = all.reduce(into: []) { $0.formUnion($1.screens) }
        providers = all.reduce(into: []) { $0.formUnion($1.providers) }
        serviceAttributes = all.reduce(into: []) { $0.formUnion($1.serviceAttributes) }
        anonymousParameters = ["$0", "$1", "$2", "$3", "$4"].map(names.id)
    }

    /// By module of an idiom, where any file imports it: those files.
    private static func importers(_ linked: LinkedFacts) -> [NameID: [Int32]] {
        let modules = NameSet(
            IdiomRegistry.all.flatMap { $0.modules.compactMap { linked.names.find($0) } }, count: linked.names.count)
        var importers: [NameID: [Int32]] = [:]
        for file in linked.files.indices {
            for fact in linked.files[file].imports where modules.contains(fact.module) {
                importers[fact.module, default: []].append(Int32(file))
            }
        }
        return importers
    }

    private static func markedFiles(of idiom: some Idiom, in files: [LinkedFile]) -> [Int] {
        guard type(of: idiom).isMarkedInFiles else { return [] }
        if type(of: idiom).isOfProject { return files.contains(where: idiom.isMarked) ? Array(files.indices) : [] }
        return files.indices.filter { idiom.isMarked(files[$0]) }
    }

    /// The idioms with what the types of the project's declarations tell them.
    func completed(with index: ProjectIndex) -> IdiomTable {
        var completed = self
        let idioms = all.map { $0.completed(with: index) as (any Idiom)? }
        let held = FrozenRows(zip(idioms, all).map { $0 ?? $1 })
        let needed = idioms.map { $0 != nil }
        completed.sets = sets.map { $0.replaced(by: held, where: needed) }
        return completed
    }

    /// By file: the idioms that it imports or is marked for, and those that others export to it.
    private static func usedIdioms(
        _ linked: LinkedFacts, _ modules: FileModules, _ ofModule: [NameID: UInt64], _ marked: [UInt64],
        _ all: [any Idiom]
    ) -> [UInt64] {
        /// By module.
        var exported = [UInt64](repeating: 0, count: modules.names.count)
        var isAnyExported = false
        let containers = all.enumerated().map { ($0, $1.containers) }.filter { !$1.isEmpty }
        var used = marked
        for file in used.indices where used[file] != 0 {
            let facts = linked.files[file]
            for fact in facts.imports where fact.isExported {
                guard let idioms = ofModule[fact.module] else { continue }
                exported[Int(modules.module[file])] |= idioms
                isAnyExported = true
            }
            // Who sees what is added to a library's container can ask it without naming the library.
            for (number, containers) in containers where used[file] & (1 << UInt64(number)) != 0 {
                if facts.addsGenericFunction(to: containers) {
                    exported[Int(modules.module[file])] |= 1 << UInt64(number)
                    isAnyExported = true
                }
            }
        }
        guard isAnyExported else { return used }
        for file in used.indices {
            used[file] |= exported[Int(modules.module[file])]
            for module in modules.visibleModules(from: file) { used[file] |= exported[Int(module)] }
        }
        return used
    }

    private static func sets(
        _ used: [UInt64], _ modules: FileModules, _ all: [any Idiom]
    ) -> (sets: [FileIdioms], ofFile: [Int32]) {
        let reached = reachedIdioms(used, modules, all)
        let held = FrozenRows(all)
        var sets: [FileIdioms] = []
        var numbers: [IdiomSet: Int32] = [:]
        // Files that stand together mostly have the same set.
        var last: (set: IdiomSet, number: Int32)?
        let ofFile = used.indices.map { file in
            let set = IdiomSet(used: used[file], reached: reached[file])
            if let last, last.set == set { return last.number }
            let number = numbers[set] ?? Int32(sets.count)
            if numbers[set] == nil {
                numbers[set] = number
                sets.append(FileIdioms(set, of: held))
            }
            last = (set, number)
            return number
        }
        return (sets, ofFile)
    }

    /// Swift finds the members of what it is handed wherever one file of the module imports their library:
    /// `DI.container.resolve(API.self)` needs no import.
    private static func reachedIdioms(_ used: [UInt64], _ modules: FileModules, _ all: [any Idiom]) -> [UInt64] {
        var asked: UInt64 = 0
        for (number, idiom) in all.enumerated()
        where type(of: idiom).isAskedElsewhere || type(of: idiom).readsWitnesses {
            asked |= 1 << UInt64(number)
        }
        guard asked != 0 else { return used }
        var ofModule = [UInt64](repeating: 0, count: modules.names.count)
        for file in used.indices { ofModule[Int(modules.module[file])] |= used[file] & asked }
        return used.indices.map { used[$0] | ofModule[Int(modules.module[$0])] }
    }

    func idioms(of file: Int) -> FileIdioms { setOfFile.isEmpty ? .none : sets[Int(set(of: file))] }

    /// The same number for files of the same idioms.
    func set(of file: Int) -> Int32 { setOfFile.isEmpty ? 0 : setOfFile[file] }

    /// Whether an outside type of that name is a library's container.
    func isContainer(_ name: NameID) -> Bool { containers.contains(name) }

    /// Whether an outside type of that name, as a file writes it, is a library's container.
    func isContainer(_ name: NameID, in file: Int) -> Bool {
        containers.contains(name) && idioms(of: file).imported.contains { $0.idiom.containers.contains(name) }
    }

    /// Whether what derives from an outside type of that name, as a file writes it, is a library's container.
    func isContainer(derivedFrom name: NameID, in file: Int) -> Bool {
        containers.contains(name)
            && idioms(of: file).imported.contains {
                $0.idiom.containers.contains(name) && !$0.idiom.containerUsers.contains(name)
            }
    }

    /// Whether a type is a library's container whose sources are in the tree, for a file that imports the library.
    ///
    /// - Parameter module: The one that declares it.
    func isContainer(_ name: NameID, declaredIn module: String, seenFrom file: Int) -> Bool {
        containers.contains(name)
            && idioms(of: file).imported.contains {
                $0.idiom.containers.contains(name) && type(of: $0.idiom).modules.contains(module)
            }
    }

    /// Whether a type of that name, as a file writes it, is what a library's container is set up by.
    func isManager(_ name: NameID, in file: Int) -> Bool {
        idioms(of: file).imported.contains { $0.idiom.managers.contains(name) }
    }

    /// Whether a static of an outside type, as a file writes it, is a scope of its library.
    func isScope(_ name: NameID, of type: NameID, in file: Int) -> Bool {
        idioms(of: file).imported.contains { $0.idiom.isScope(name, of: type) }
    }

    /// Whether a static is a scope of a library whose sources are in the tree.
    ///
    /// - Parameter module: The one that declares it.
    func isScope(_ name: NameID, of type: NameID, declaredIn module: String) -> Bool {
        all.contains { $0.isScope(name, of: type) && Swift.type(of: $0).modules.contains(module) }
    }

    subscript(_ library: Int) -> any Idiom.Type { type(of: all[library]) }

    func name(of library: Int) -> String { self[library].library }

    /// Whether a library is there to inject: no part of what everybody imports.
    func isOfInjection(_ library: Int) -> Bool { self[library].isInjectionLibrary }
}

extension Idiom {
    /// Whether code of a module can ask the library in a file that does not import it.
    fileprivate static var isAskedElsewhere: Bool { isAskedByType || tellsParameters }
}

extension LinkedFile {
    /// Whether an extension of one of some types has a generic function.
    fileprivate func addsGenericFunction(to names: FewNames) -> Bool {
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
