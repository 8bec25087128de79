import SwiftFacts

/// Where a type name is written: which declarations stand around it.
struct TypeScope: Sendable {
    var file: Int
    /// Index into the file's `types`, -1 at the top level.
    var type: Int32
    /// Of the file's `genericParameters`: those of the function or alias around the name.
    var generics: Range<UInt32>
    /// How many generic bounds led here; bounds that lead to one another end at `maximumDepth`.
    var depth = 0

    static let maximumDepth = 8

    /// How many types around a name are looked through, and how many generic parameters of each: far more than anybody
    /// writes, which keeps the time linear for a file that nests them by the thousand.
    static let maximumNesting = 64
    static let maximumGenerics = 256

    init(file: Int, type: Int32, generics: Range<UInt32> = 0..<0, depth: Int = 0) {
        self.file = file
        self.type = type
        self.generics = generics
        self.depth = depth
    }
}

/// All nominal types, with their extensions gathered from all files, and what their names stand for.
struct TypeTable: Sendable {
    /// What tells a type that each platform declares in a file of its own.
    private struct Variant: Hashable {
        var name: NameID
        var isProtocol: Bool
        var folder: Int32
    }

    /// What both branches of an `#if` declare alike: the enum of one may be a class in the other.
    private struct Declared: Hashable {
        var name: NameID
        var isProtocol: Bool
        var enclosing: Int32

        init(_ fact: TypeFact) { (name, isProtocol, enclosing) = (fact.name, fact.kind == .protocol, fact.enclosing) }
    }

    private(set) var types: [NominalType] = []
    /// By file, by row of `types`: the type declared or extended there.
    private(set) var typeOfRow = FrozenGroups<TypeID>([], starts: [0])
    /// By type: the types and aliases declared in it or its extensions.
    private(set) var nested: [NestedNames] = []
    /// By name: what is declared under it at the top level.
    private(set) var topLevel: TopLevelNames
    /// Names of all types and aliases, and of the outside types that are extended: any other is no type of the project,
    /// wherever it stands. Most words are none, and one bit says so before scopes and ancestors are searched.
    private(set) var typeNames = NameSet([], count: 0)
    /// The same of what is declared in types alone: most names are looked for in vain in all types around and their
    /// ancestors.
    private(set) var nestedNames = NameSet([], count: 0)
    /// Names of the outside types that some extension extends inside of another one: `extension Notification.Name`.
    private(set) var namesInsideOthers = NameSet([], count: 0)
    /// The same of aliases and associated types.
    private(set) var aliasNames = NameSet([], count: 0)
    /// The same of generic parameters.
    private(set) var genericNames = NameSet([], count: 0)
    private var topLevelDeclarations: [(name: NameID, value: TopLevelNames.Declaration)] = []
    private var allParts = FrozenGroups<NominalType.Part>([], starts: [0])
    /// `typeOfRow` while they are gathered, and where it begins for each file.
    private var gatheredOfRow: [TypeID] = []
    private var rowStarts: [Int32] = [0]
    /// While they are gathered: all declarations before all extensions.
    private var gathered: [(type: TypeID, part: NominalType.Part)] = []
    /// While they are gathered: rows of the file at hand that stand in some `#if`.
    private var conditional: [Declared: [Int]] = [:]
    /// While they are gathered: what stands at the top level of some `#if`.
    private var variants: [Variant: TypeID] = [:]
    /// While they are gathered: all extensions, and the aliases in them.
    private var extensions: [WaitingExtension] = []
    private var aliasesInExtensions: [AliasID] = []
    /// While they are gathered: the types declared in functions of extensions.
    private var localsInExtensions: [NominalType.Part] = []
    /// While they are gathered: the outside types that are extended, by name; nil until all others have their extensions.
    private(set) var outside: [NameID: TypeID]?
    let modules: FileModules

    /// Gathers the types and aliases that all files declare, then what extensions add to them.
    ///
    /// On one thread from its beginning to its end: there is as much to do beside it (see `GatheredDeclarations`).
    init(_ linked: LinkedFacts, modules: FileModules) {
        self.modules = modules
        topLevel = TopLevelNames([], count: 0, modules: modules)
        nestedNames = NameSet([], count: linked.names.count)
        namesInsideOthers = nestedNames
        declareTypes(linked)
        (conditional, variants) = ([:], [:])
        declareAliases(linked)
        topLevel = TopLevelNames(topLevelDeclarations, count: linked.names.count, modules: modules)
        attachExtensions(linked)
    }

    /// Completes the table. Extensions of types that are nested in extensions need several rounds; what no round resolves
    /// is an outside type.
    private mutating func attachExtensions(_ linked: LinkedFacts) {
        let declarations = gathered.count
        let unknown = attach(extensions, linked)
        // What nobody declares under its one name is an outside type: extensions may nest types in it, and extend those.
        outside = [:]
        attachToOutsideTypes(unknown.filter(isOutsideName), linked)
        nestAliases(linked)
        attachToOutsideTypes(attach(unknown.filter { !isOutsideName($0) }, linked), linked)
        nestAliases(linked)
        nestLocals(linked)
        // With the outside types that are extended.
        topLevel = TopLevelNames(topLevelDeclarations, count: linked.names.count, modules: modules)
        (topLevelDeclarations, extensions, aliasesInExtensions, localsInExtensions, outside) = ([], [], [], [], nil)
        gathered[declarations...].sort { $0.part < $1.part }
        allParts = FrozenGroups(gathered.map { ($0.type.index, $0.part) }, count: types.count)
        typeOfRow = FrozenGroups(gatheredOfRow, starts: rowStarts)
        (gathered, gatheredOfRow, rowStarts) = ([], [], [])
        // They have grown by doubling and stay as they are from now on.
        types = types.withUnsafeBufferPointer { Array($0) }
        typeNames = NameSet(types.lazy.map(\.name), count: linked.names.count)
    }

    /// The same table that knows which names stand for other types.
    consuming func knowing(_ names: StandInNames) -> TypeTable {
        typeNames.formUnion(names.aliases)
        aliasNames = names.aliases
        genericNames = names.generics
        return self
    }

    /// A type's declaration first (several when `#if` branches declare it again), then its extensions in the files'
    /// order.
    func parts(of type: TypeID) -> UnsafeBufferPointer<NominalType.Part> { allParts[type.index] }

    // MARK: Declarations

    private mutating func declareTypes(_ linked: LinkedFacts) {
        for file in linked.files { rowStarts.append((rowStarts.last ?? 0) + Int32(file.types.count)) }
        gatheredOfRow = Array(repeating: .none, count: Int(rowStarts.last ?? 0))
        for file in linked.files.indices {
            if !conditional.isEmpty { conditional.removeAll(keepingCapacity: true) }
            let declared = linked.files[file]
            let facts = declared.types
            for row in facts.indices {
                if facts[row].kind == .extension {
                    extensions.append(WaitingExtension(declared, file: file, row: row))
                    continue
                }
                declareType(linked, file: file, row: row)
                // The type around it stands before it; what an extension extends is not known yet.
                guard facts[row].enclosing >= 0 else { continue }
                let enclosing = gatheredOfRow[number(ofRow: Int(facts[row].enclosing), in: file)]
                if !enclosing.isNone {
                    nest(gatheredOfRow[number(ofRow: row, in: file)], in: enclosing, name: facts[row].name)
                } else if facts[row].isLocal {
                    localsInExtensions.append(NominalType.Part(file: file, row: row))
                }
            }
        }
    }

    /// Where the row of a file's `types` stands in `gatheredOfRow`.
    private func number(ofRow row: Int, in file: Int) -> Int { Int(rowStarts[file]) + row }

    private mutating func declareType(_ linked: LinkedFacts, file: Int, row: Int) {
        let fact = linked.files[file].types[row]
        if let twin = twin(of: fact, linked, file: file, row: row) {
            gatheredOfRow[number(ofRow: row, in: file)] = twin
            gathered.append((twin, NominalType.Part(file: file, row: row)))
            types[twin.index].declarations += 1
            if !types[twin.index].isReference { types[twin.index].kind = NominalType.Kind(fact.kind) }
            return
        }
        let id = TypeID(types.count)
        let part = NominalType.Part(file: file, row: row)
        types.append(
            NominalType(
                kind: NominalType.Kind(fact.kind), name: fact.name, enclosing: .none, module: modules.module[file],
                declaration: part, declarations: 1, access: fact.access, isLocal: fact.isLocal,
                isTest: modules.isTest[file]))
        gathered.append((id, part))
        nested.append(NestedNames())
        gatheredOfRow[number(ofRow: row, in: file)] = id
        if fact.enclosing < 0, !fact.isLocal {
            declareAtTopLevel(.type(id), fact.name, file: file, access: fact.access)
        }
        if let variant = variant(of: fact, file: file) { variants[variant] = id }
    }

    private mutating func declareAtTopLevel(
        _ entry: TypeEntry, _ name: NameID, file: Int, access: AccessLevel = .public
    ) {
        topLevelDeclarations.append((name, .init(entry: entry, file: Int32(file), access: access)))
    }

    private func variant(of fact: TypeFact, file: Int) -> Variant? {
        guard fact.condition != .none, fact.enclosing < 0, !fact.isLocal, fact.access > .fileprivate else { return nil }
        return Variant(name: fact.name, isProtocol: fact.kind == .protocol, folder: modules.folder(of: file))
    }

    /// The type that another branch of the same `#if` declares under the same name, or another `#if` of the folder: one
    /// module cannot compile both.
    private mutating func twin(of fact: TypeFact, _ linked: LinkedFacts, file: Int, row: Int) -> TypeID? {
        guard fact.condition != .none else { return nil }
        let declared = Declared(fact)
        defer { conditional[declared, default: []].append(row) }
        let facts = linked.files[file]
        for earlier in (conditional[declared] ?? []).suffix(Self.twinsInView).reversed()
        where facts.areExclusive(facts.types[earlier].condition, fact.condition) {
            return gatheredOfRow[number(ofRow: earlier, in: file)]
        }
        return variant(of: fact, file: file).flatMap { variants[$0] }
    }

    /// Far above how often a file declares a type; it keeps the time linear for one that does so by the thousand.
    private static let twinsInView = 64

    private mutating func nest(_ type: TypeID, in enclosing: TypeID, name: NameID) {
        guard types[type.index].enclosing.isNone, type != enclosing else { return }
        types[type.index].enclosing = enclosing
        if !types[type.index].isLocal { add(.type(type), named: name, to: enclosing) }
    }

    private mutating func add(_ entry: TypeEntry, named name: NameID, to type: TypeID) {
        nested[type.index].add(entry, named: name)
        nestedNames.insert(name)
    }

    private mutating func declareAliases(_ linked: LinkedFacts) {
        var inBranches: Set<NameID> = []
        for file in linked.files.indices {
            if !inBranches.isEmpty { inBranches.removeAll(keepingCapacity: true) }
            for row in linked.files[file].typealiases.indices {
                let fact = linked.files[file].typealiases[row]
                let alias = AliasID(file: file, row: row)
                if fact.owner < 0 {
                    // Where each branch of an `#if` says what the name stands for, the first one speaks for all.
                    if fact.condition != .none, !inBranches.insert(fact.name).inserted { continue }
                    declareAtTopLevel(.alias(alias), fact.name, file: file)
                } else if linked.files[file].types[Int(fact.owner)].kind == .extension {
                    aliasesInExtensions.append(alias)
                } else {
                    let owner = gatheredOfRow[number(ofRow: Int(fact.owner), in: file)]
                    if !owner.isNone { add(.alias(alias), named: fact.name, to: owner) }
                }
            }
        }
    }

    // MARK: Extensions

    /// - Returns: The extensions of what is not known.
    private mutating func attach(_ extensions: [WaitingExtension], _ linked: LinkedFacts) -> [WaitingExtension] {
        var waiting = extensions
        /// In one place for all: an array for each would be an allocation.
        var path: [NameID] = []
        for _ in 0..<4 where !waiting.isEmpty {
            var unresolved: [WaitingExtension] = []
            for each in waiting {
                if let type = extendedType(linked, each, &path) {
                    attach(each, to: type, linked)
                } else {
                    unresolved.append(each)
                }
            }
            if unresolved.count == waiting.count { break }
            waiting = unresolved
        }
        return waiting
    }

    private mutating func attachToOutsideTypes(_ extensions: [WaitingExtension], _ linked: LinkedFacts) {
        for each in extensions {
            if isInsideAnother(each, linked) { namesInsideOthers.insert(each.name) }
            let type = outside?[each.name] ?? declareOutsideType(each.name)
            outside?[each.name] = type
            attach(each, to: type, linked)
        }
    }

    /// Adds the aliases in extensions of types that are known by now.
    private mutating func nestAliases(_ linked: LinkedFacts) {
        let waiting = aliasesInExtensions
        aliasesInExtensions = []
        for alias in waiting {
            let fact = linked.files[alias.fileIndex].typealiases[alias.index]
            let owner = gatheredOfRow[number(ofRow: Int(fact.owner), in: alias.fileIndex)]
            if owner.isNone {
                aliasesInExtensions.append(alias)
            } else {
                add(.alias(alias), named: fact.name, to: owner)
            }
        }
    }

    /// Says of each type in an extension's function which type it stands in: their rows are not beside the extension's.
    private mutating func nestLocals(_ linked: LinkedFacts) {
        for local in localsInExtensions {
            let fact = linked.files[local.fileIndex].types[local.index]
            let owner = gatheredOfRow[number(ofRow: Int(fact.enclosing), in: local.fileIndex)]
            if !owner.isNone {
                nest(gatheredOfRow[number(ofRow: local.index, in: local.fileIndex)], in: owner, name: fact.name)
            }
        }
    }

    private mutating func declareOutsideType(_ name: NameID) -> TypeID {
        let id = TypeID(types.count)
        types.append(
            NominalType(
                kind: .external, name: name, enclosing: .none, module: -1, declaration: nil, declarations: 0,
                access: .public, isLocal: false, isTest: false))
        nested.append(NestedNames())
        declareAtTopLevel(.type(id), name, file: -1)
        return id
    }

    private mutating func attach(_ each: WaitingExtension, to type: TypeID, _ linked: LinkedFacts) {
        let part = each.part
        gatheredOfRow[number(ofRow: part.index, in: part.fileIndex)] = type
        gathered.append((type, part))
        guard each.holdsTypes else { return }
        // Rows stand in source order, those of functions' types behind all others: the first row behind the extension's
        // end is none of its own.
        let facts = linked.files[part.fileIndex].types
        let end = facts[part.index].body.end
        for row in facts.indices.dropFirst(part.index + 1) {
            if facts[row].nameOffset >= end || facts[row].isLocal { break }
            if facts[row].kind != .extension, facts[row].enclosing == part.row {
                nest(gatheredOfRow[number(ofRow: row, in: part.fileIndex)], in: type, name: facts[row].name)
            }
        }
    }
}

extension NominalType.Kind {
    init(_ kind: TypeFactKind) {
        switch kind {
        case .class: self = .class
        case .actor: self = .actor
        case .struct: self = .struct
        case .enum: self = .enum
        case .protocol: self = .protocol
        case .extension: self = .external
        }
    }
}
