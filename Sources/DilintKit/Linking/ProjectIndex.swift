import SwiftFacts

/// Everything the sources declare, with names resolved across files, extensions, superclasses, protocols and modules.
struct ProjectIndex: Sendable {
    let linked: LinkedFacts
    /// Those of `linked` and `table`, stored here too: through a getter every access would count references.
    let files: [LinkedFile]
    let types: [NominalType]
    let modules: FileModules
    let table: TypeTable
    let known: WellKnownNames
    let uppercase: CapitalizedNames
    /// Names of functions that call a closure they are given before they return.
    let immediateFunctions: NameSet
    /// Names of outside types whose values nobody injects as a dependency.
    let plainTypes: NameSet
    /// From `$name` and `_name` to `name`.
    let wrappedNames: [NameID: NameID]

    /// By file, by row of `typealiases`: what an alias stands for.
    private(set) var aliasTypes: [[ResolvedType]]
    private(set) var compositions: [Composition] = []
    /// By file that has any: from a `composition` node to its number.
    private var compositionOfNode: [Int: [UInt32: UInt32]] = [:]

    func compositionNumber(file: Int, node: TypeReference) -> UInt32? { compositionOfNode[file]?[node.rawValue] }
    /// A type's declarations first, then its extensions in the files' order.
    func parts(of type: TypeID) -> ArraySlice<NominalType.Part> { table.parts(of: type) }

    func declarations(of type: TypeID) -> ArraySlice<NominalType.Part> {
        parts(of: type).prefix(Int(types[type.index].declarations))
    }

    /// By type.
    private(set) var inheritance: [Inheritance]
    private(set) var members: MemberTable
    /// By file, by row of the file's table of that name.
    private(set) var propertyTypes: [[ResolvedType]] = []
    private(set) var parameterTypes: [[ResolvedType]] = []
    private(set) var resultTypes: [[ResolvedType]] = []

    init(linking linked: LinkedFacts, layout: ModuleLayout, jobs: Int) {
        self.linked = linked
        files = linked.files
        plainTypes = NameSet(Self.plainTypeNames.compactMap { linked.names.find($0) }, count: linked.names.count)
        let modules: FileModules
        (modules, (wrappedNames, uppercase)) = concurrently(jobs: jobs) {
            FileModules(linked: linked, layout: layout)
        } _: {
            (Self.wrappedNames(linked.names), CapitalizedNames(linked.names))
        }
        self.modules = modules
        known = WellKnownNames(linked.names)
        immediateFunctions = NameSet(
            Self.immediateFunctionNames.compactMap { linked.names.find($0) }, count: linked.names.count)
        let table = TypeTable(linking: linked, modules: modules)
        self.table = table
        types = table.types
        aliasTypes = linked.files.map { Array(repeating: .unknown, count: $0.typealiases.count) }
        inheritance = Array(repeating: Inheritance(), count: table.types.count)
        members = MemberTable(linked: linked, table: table)
        numberCompositions()
        // Superclasses bring nested names into view, aliases stand in inheritance clauses: two rounds settle both.
        for _ in 0..<2 {
            resolveAliases()
            resolveCompositions()
            resolveInheritance()
        }
        resolveDeclaredTypes(jobs: jobs)
        inferPropertyTypes(jobs: jobs)
    }

    private static let plainTypeNames = [
        "String", "Substring", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16",
        "UInt32",
        "UInt64", "Double", "Float", "Bool", "CGFloat", "CGRect", "CGSize", "CGPoint", "Data", "Date", "URL", "UUID",
        "Decimal", "NSNumber", "TimeInterval", "IndexPath", "IndexSet", "NSRange", "UIColor", "NSColor", "Color",
        "UIImage", "NSImage", "Image", "UIFont", "NSFont", "Font", "UILabel", "UIButton", "UIView", "NSView",
        "UIImageView", "UIStackView", "UITableView", "UICollectionView", "NSLayoutConstraint", "UITextField", "Error",
        "NSError", "Any", "AnyObject", "Text", "DispatchQueue", "Locale", "Calendar", "TimeZone", "URLRequest",
    ]

    private static func wrappedNames(_ names: NameTable) -> [NameID: NameID] {
        var found: [NameID: NameID] = [:]
        for number in 1..<max(1, names.count) {
            let id = NameID(UInt32(number))
            let isWrapped = names.withBytes(of: id) { name in
                name.count > 1 && (name[0] == UInt8(ascii: "$") || name[0] == UInt8(ascii: "_"))
            }
            if isWrapped, let bare = names.find(String(names.text(id).dropFirst())) { found[id] = bare }
        }
        return found
    }

    private static let immediateFunctionNames = [
        "map", "compactMap", "flatMap", "forEach", "filter", "reduce", "first", "contains", "allSatisfy", "sorted",
        "sync", "withLock", "performAndWait", "assumeIsolated", "withExtendedLifetime", "then", "with", "also",
        "configure",
    ]

    // MARK: Rounds

    /// Aliases of aliases settle within as many rounds as they are deep; rings of aliases stay unknown.
    private mutating func resolveAliases() {
        for _ in 0..<6 {
            var hasChanged = false
            for file in linked.files.indices {
                for row in linked.files[file].typealiases.indices {
                    let resolved = aliasTarget(file: file, row: row)
                    if aliasTypes[file][row] != resolved {
                        aliasTypes[file][row] = resolved
                        hasChanged = true
                    }
                }
            }
            if !hasChanged { break }
        }
    }

    private func aliasTarget(file: Int, row: Int) -> ResolvedType {
        let fact = linked.files[file].typealiases[row]
        let scope = TypeScope(file: file, type: fact.owner, generics: fact.generics)
        let target = resolve(fact.target, in: scope)
        if fact.isAssociatedType, target.isUnknown { return ResolvedType(.generic, id: fact.name.rawValue) }
        return target
    }

    private mutating func numberCompositions() {
        for file in linked.files.indices {
            for (node, fact) in linked.files[file].typeNodes.enumerated() where fact.kind == .composition {
                compositionOfNode[file, default: [:]][UInt32(node)] = UInt32(compositions.count)
                compositions.append(Composition(file: file, node: TypeReference(UInt32(node))))
            }
        }
    }

    private mutating func resolveCompositions() {
        for file in compositionOfNode.keys.sorted() {
            let facts = linked.files[file]
            for (row, fact) in facts.typealiases.enumerated() {
                let scope = TypeScope(file: file, type: fact.owner, generics: fact.generics)
                fillCompositions(below: fact.target, in: scope)
                let target = fact.target
                if !target.isNone, let number = compositionOfNode[file]?[target.rawValue] {
                    compositions[Int(number)].alias = AliasID(file: file, row: row)
                }
            }
            for fact in facts.properties {
                fillCompositions(below: fact.type, in: TypeScope(file: file, type: fact.owner))
            }
            for function in facts.functions {
                let scope = TypeScope(file: file, type: function.owner, generics: function.generics)
                for row in function.parameters { fillCompositions(below: facts.parameters[Int(row)].type, in: scope) }
                fillCompositions(below: function.result, in: scope)
                for row in function.generics {
                    fillCompositions(below: facts.genericParameters[Int(row)].bound, in: scope)
                }
            }
            for (row, type) in facts.types.enumerated() {
                let scope = TypeScope(file: file, type: Int32(row))
                for row in type.inherited { fillCompositions(below: facts.inheritances[Int(row)], in: scope) }
                for row in type.generics { fillCompositions(below: facts.genericParameters[Int(row)].bound, in: scope) }
            }
        }
        for number in compositions.indices {
            var members: [ResolvedType] = []
            var met: Set<ResolvedType> = []
            flatten(number, into: &members, &met, depth: 0)
            compositions[number].members = members
        }
    }

    /// A composition of compositions (`Child.Dependencies & HasA`) is the composition of all their parts.
    private func flatten(
        _ number: Int, into members: inout [ResolvedType], _ met: inout Set<ResolvedType>, depth: Int
    ) {
        guard depth < TypeScope.maximumDepth else { return }
        for part in compositions[number].written {
            if part.type.head == .composition {
                flatten(Int(part.type.id), into: &members, &met, depth: depth + 1)
            } else if met.insert(part.type).inserted {
                members.append(part.type)
            }
        }
    }

    private mutating func fillCompositions(below root: TypeReference, in scope: TypeScope) {
        guard !root.isNone else { return }
        var waiting = [root]
        while let reference = waiting.popLast() {
            let node = linked.files[scope.file].typeNodes[Int(reference.rawValue)]
            var child = node.firstChild
            var children: [TypeReference] = []
            while !child.isNone {
                children.append(child)
                child = linked.files[scope.file].typeNodes[Int(child.rawValue)].nextSibling
            }
            waiting.append(contentsOf: children)
            guard node.kind == .composition, let number = compositionOfNode[scope.file]?[reference.rawValue] else {
                continue
            }
            compositions[Int(number)].written = children.map {
                Composition.Part(type: resolve($0, in: scope), node: $0)
            }
        }
    }

    private mutating func resolveInheritance() {
        for type in table.types.indices {
            var direct = Inheritance()
            for part in table.parts(of: TypeID(type)) {
                let fact = linked.files[part.fileIndex].types[part.index]
                let scope = TypeScope(file: part.fileIndex, type: part.row)
                for row in fact.inherited {
                    let reference = linked.files[part.fileIndex].inheritances[Int(row)]
                    add(resolve(reference, in: scope), to: &direct, of: TypeID(type))
                }
                guard fact.kind == .protocol else { continue }
                // `protocol P where Self: Base`.
                for row in fact.generics {
                    let generic = linked.files[part.fileIndex].genericParameters[Int(row)]
                    if generic.isRequirement, linked.names.text(generic.name) == "Self" {
                        add(resolve(generic.bound, in: scope), to: &direct, of: TypeID(type))
                    }
                }
            }
            inheritance[type] = direct
        }
        closeInheritance()
    }

    private func add(_ inherited: ResolvedType, to direct: inout Inheritance, of type: TypeID) {
        switch inherited.head {
        case .nominal:
            guard let id = inherited.nominalHead, id != type else { return }
            if table.types[id.index].kind == .external {
                direct.outside.append(table.types[id.index].name)
            } else if table.types[id.index].isReference, direct.superclass == nil {
                direct.superclass = id
            } else {
                direct.protocols.append(id)
            }
        case .external:
            direct.outside.append(NameID(inherited.id))
        case .composition:
            for member in compositions[Int(inherited.id)].members where member.head != .composition {
                add(member, to: &direct, of: type)
            }
        case .unknown, .generic, .void, .tuple:
            return
        }
    }

    /// Fills `ancestors` and `outsideAncestors`: breadth-first from each type, rings of inheritance end by themselves.
    private mutating func closeInheritance() {
        // The type whose turn it was when an ancestor was met last: a new turn needs no clearing.
        var met = [Int](repeating: -1, count: inheritance.count)
        for type in inheritance.indices {
            met[type] = type
            var ancestors: [TypeID] = []
            var outside: [NameID] = inheritance[type].outside
            func visit(_ id: TypeID) {
                guard met[id.index] != type, ancestors.count < Self.maximumAncestors else { return }
                met[id.index] = type
                ancestors.append(id)
            }
            // Superclasses first: a member of theirs comes before a protocol's.
            var superclass = inheritance[type].superclass
            while let id = superclass, met[id.index] != type, ancestors.count < Self.maximumAncestors {
                visit(id)
                superclass = inheritance[id.index].superclass
            }
            inheritance[type].protocols.forEach(visit)
            var next = 0
            while next < ancestors.count {
                let ancestor = inheritance[ancestors[next].index]
                ancestor.protocols.forEach(visit)
                outside.append(contentsOf: ancestor.outside)
                next += 1
            }
            inheritance[type].ancestors = ancestors
            inheritance[type].outsideAncestors = outside
        }
    }

    /// Far above any code base's; it keeps a file of thousands of classes, each below the next, from taking quadratic
    /// room.
    private static let maximumAncestors = 256

    private mutating func resolveDeclaredTypes(jobs: Int) {
        let index = self
        let resolved = parallelMap(count: files.count, jobs: jobs) { index.declaredTypes(file: $0) }
        propertyTypes = resolved.map(\.properties)
        parameterTypes = resolved.map(\.parameters)
        resultTypes = resolved.map(\.results)
    }

    private struct DeclaredTypes: Sendable {
        var properties: [ResolvedType]
        var parameters: [ResolvedType]
        var results: [ResolvedType]
    }

    private func declaredTypes(file: Int) -> DeclaredTypes {
        let facts = linked.files[file]
        var parameters = [ResolvedType](repeating: .unknown, count: facts.parameters.count)
        var results = [ResolvedType](repeating: .unknown, count: facts.functions.count)
        for (row, function) in facts.functions.enumerated() {
            let scope = TypeScope(file: file, type: function.owner, generics: function.generics)
            for parameter in function.parameters {
                let fact = facts.parameters[Int(parameter)]
                var type = resolve(fact.type, in: scope)
                if fact.flags.contains(.isVariadic) { type = type.adding(.collection) }
                parameters[Int(parameter)] = type
            }
            results[row] =
                function.result.isNone ? ResolvedType(.void) : resolve(function.result, in: scope)
        }
        let properties = facts.properties.map { fact in
            fact.type.isNone
                ? ResolvedType.unknown : resolve(fact.type, in: TypeScope(file: file, type: fact.owner))
        }
        return DeclaredTypes(properties: properties, parameters: parameters, results: results)
    }

    private mutating func inferPropertyTypes(jobs: Int) {
        // A chain of properties without written types settles within as many rounds as it is long.
        for _ in 0..<3 {
            let index = self
            let inferred = parallelMap(count: files.count, jobs: jobs) { file -> [(Int, ResolvedType)] in
                index.inferredPropertyTypes(file: file)
            }
            var hasChanged = false
            for (file, found) in inferred.enumerated() {
                for (row, type) in found where propertyTypes[file][row] != type {
                    propertyTypes[file][row] = type
                    hasChanged = true
                }
            }
            if !hasChanged { break }
        }
    }
}

/// `A & B`, wherever it is written.
struct Composition: Sendable {
    var file: Int
    var node: TypeReference
    /// A part as it is written; perhaps a composition itself.
    struct Part: Sendable {
        var type: ResolvedType
        var node: TypeReference
    }
    var written: [Part] = []
    /// The parts, those of compositions among them taken apart.
    var members: [ResolvedType] = []
    /// The alias whose whole target it is.
    var alias: AliasID?
}

/// What a type inherits from and conforms to, in all its parts.
struct Inheritance: Sendable {
    var superclass: TypeID?
    var protocols: [TypeID] = []
    /// Names of types that the sources do not declare.
    var outside: [NameID] = []
    /// Superclasses first, then protocols, transitively, each once; without the type itself.
    var ancestors: [TypeID] = []
    /// `outside` of the type and all its ancestors; a name may occur twice.
    var outsideAncestors: [NameID] = []
}
