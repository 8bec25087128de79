import SwiftFacts

/// The rounds of linking: each reads what the round before it found out.
extension ProjectIndex {
    /// Links the facts of all files; with the libraries' idioms that they use, which help to type properties.
    static func linking(_ linked: LinkedFacts, workers: WorkerPool) -> (index: ProjectIndex, idioms: IdiomTable) {
        let gathered = GatheredDeclarations(linked, workers: workers)
        var index = ProjectIndex(gathered, workers: workers)
        // Superclasses bring nested names into view, aliases stand in inheritance clauses: two rounds settle both.
        for _ in 0..<2 {
            index = index.resolvingAliases(workers: workers).resolvingCompositions().resolvingInheritance(
                workers: workers)
        }
        let declared = index.resolvingDeclaredTypes(workers: workers)
        let (idioms, untyped) = concurrently(
            workers: workers, { gathered.idioms.completed(with: declared) }, { declared.untypedProperties })
        return (declared.inferringTypes(of: untyped, idioms, workers: workers), idioms)
    }

    /// Aliases of aliases settle within as many rounds as they are deep; rings of aliases stay unknown.
    private func resolvingAliases(workers: WorkerPool) -> ProjectIndex {
        var index = self
        for _ in 0..<8 {
            let current = index
            let aliasTypes = FrozenGroups(
                lengths: linked.rowCounts.lazy.map(\.typealiases), repeating: ResolvedType.unknown, workers: workers
            ) { file, types in
                for row in types.indices { types[row] = current.aliasTarget(file: file, row: row) }
            }
            if aliasTypes.hasSameRows(as: index.aliasTypes) { break }
            var resolution = index.resolution
            resolution.aliasTypes = aliasTypes
            index = ProjectIndex(index, resolution)
        }
        return index
    }

    private func aliasTarget(file: Int, row: Int) -> ResolvedType {
        let fact = linked.files[file].typealiases[row]
        let scope = TypeScope(file: file, type: fact.owner, generics: fact.generics)
        let target = resolve(fact.target, in: scope)
        if fact.isAssociatedType, target.isUnknown { return ResolvedType(.generic, id: fact.name.rawValue) }
        return target
    }

    private func resolvingCompositions() -> ProjectIndex {
        var resolution = resolution
        // Alone in holding them, it changes them in place.
        var compositions = resolution.compositions
        resolution.compositions = []
        for file in linked.files.indices where !compositionNodes[file].isEmpty {
            let facts = linked.files[file]
            for (row, fact) in facts.typealiases.enumerated() {
                let scope = TypeScope(file: file, type: fact.owner, generics: fact.generics)
                fill(&compositions, below: fact.target, in: scope)
                let target = fact.target
                if !target.isNone, let number = compositionNumber(file: file, node: target) {
                    compositions[Int(number)].alias = AliasID(file: file, row: row)
                }
            }
            for fact in facts.properties {
                fill(&compositions, below: fact.type, in: TypeScope(file: file, type: fact.owner))
            }
            for function in facts.functions {
                let scope = TypeScope(file: file, type: function.owner, generics: function.generics)
                for row in function.parameters {
                    fill(&compositions, below: facts.parameters[Int(row)].type, in: scope)
                }
                fill(&compositions, below: function.result, in: scope)
                for row in function.generics {
                    fill(&compositions, below: facts.genericParameters[Int(row)].bound, in: scope)
                }
            }
            fillLocals(&compositions, in: file)
            for (row, type) in facts.types.enumerated() {
                let scope = TypeScope(file: file, type: Int32(row))
                for row in type.inherited { fill(&compositions, below: facts.inheritances[Int(row)], in: scope) }
                for row in type.generics {
                    fill(&compositions, below: facts.genericParameters[Int(row)].bound, in: scope)
                }
            }
        }
        for number in compositions.indices {
            var members: [ResolvedType] = []
            var met: Set<ResolvedType> = [ResolvedType(.composition, id: UInt32(number))]
            Self.flatten(compositions, number, into: &members, &met, depth: 0)
            compositions[number].members = members
        }
        resolution.compositions = compositions
        return ProjectIndex(self, resolution)
    }

    /// A composition of compositions (`Child.Dependencies & HasA`) is the composition of all their parts.
    private static func flatten(
        _ compositions: [Composition], _ number: Int, into members: inout [ResolvedType],
        _ met: inout Set<ResolvedType>, depth: Int
    ) {
        guard depth < TypeScope.maximumDepth else { return }
        for part in compositions[number].written where met.insert(part.type).inserted {
            guard members.count < Composition.maximumMembers else { return }
            if part.type.head == .composition {
                flatten(compositions, Int(part.type.id), into: &members, &met, depth: depth + 1)
            } else {
                members.append(part.type)
            }
        }
    }

    /// What is written behind the names of locals: `let registry: Finding & Telling = …`.
    private func fillLocals(_ compositions: inout [Composition], in file: Int) {
        let facts = linked.files[file]
        let rows = facts.expressions
        for body in facts.bodies {
            var scope = TypeScope(file: file, type: body.enclosingType)
            if body.kind == .function { scope.generics = facts.functions[Int(body.owner)].generics }
            for row in body.rows where rows[Int(row)].kind == .annotation {
                fill(&compositions, below: TypeReference(rows[Int(row)].name.rawValue), in: scope)
            }
        }
    }

    private func fill(_ compositions: inout [Composition], below root: TypeReference, in scope: TypeScope) {
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
            guard node.kind == .composition, let number = compositionNumber(file: scope.file, node: reference) else {
                continue
            }
            compositions[Int(number)].written = children.map {
                Composition.Part(type: resolve($0, in: scope), node: $0)
            }
        }
    }

    private func resolvingInheritance(workers: WorkerPool) -> ProjectIndex {
        // In the first round all types, in the second one few: of these is asked whether anything has changed, for all that
        // follows from it is known.
        let open = inheritance.indices.filter { !inheritance[$0].isSettled }
        let found = parallelMap(count: open.count, workers: workers, block: 256) {
            directInheritance(of: TypeID(open[$0]))
        }
        let areAll = open.count == types.count
        var isChanged = Array(repeating: areAll, count: types.count)
        if !areAll {
            for (type, direct) in zip(open, found) { isChanged[type] = !direct.isWritten(like: inheritance[type]) }
            if !isChanged.contains(true) { return self }
        }
        let changed = isChanged
        var resolution = resolution
        resolution.inheritance =
            areAll
            ? found
            : parallelMap(count: types.count, workers: workers, block: 256) { type in
                changed[type] ? found[open.partitionPoint { $0 < type }] : inheritance[type]
            }
        // What neither changed nor descends from what changed inherits what it did before.
        let (direct, runs) = (resolution.inheritance, runs(of: types.count, count: min(workers.count, maximumRuns)))
        let gathered = parallelMap(count: runs.count, workers: workers, block: 1) { run in
            var gathered = GatheredAncestors(direct)
            for type in runs[run] {
                if changed[type] || ancestors[type].contains(where: { changed[$0.index] }) {
                    gathered.add(type)
                } else {
                    gathered.add(ancestors[type], outside: outsideAncestors[type])
                }
            }
            return gathered
        }
        resolution.ancestors = FrozenGroups(gathered.map { $0.ancestors })
        resolution.outsideAncestors = FrozenGroups(gathered.map { $0.outside })
        return ProjectIndex(self, resolution)
    }

    /// What all parts of a type say that it inherits.
    private func directInheritance(of type: TypeID) -> Inheritance {
        var direct = Inheritance()
        direct.isSettled = true
        for part in table.parts(of: type) {
            let file = linked.files[part.fileIndex]
            let fact = file.types[part.index]
            let scope = TypeScope(file: part.fileIndex, type: part.row)
            for row in fact.inherited {
                let reference = file.inheritances[Int(row)]
                add(resolve(reference, in: scope), to: &direct, of: type)
                direct.isSettled = direct.isSettled && isSettled(reference, in: file)
            }
            guard fact.kind == .protocol else { continue }
            // `protocol P where Self: Base`.
            for row in fact.generics {
                let generic = file.genericParameters[Int(row)]
                if generic.isRequirement, generic.name == known.selfType {
                    add(resolve(generic.bound, in: scope), to: &direct, of: type)
                    direct.isSettled = direct.isSettled && isSettled(generic.bound, in: file)
                }
            }
        }
        return direct
    }

    /// Whether a written type is a plain name that is looked for at the top level alone, and is no alias there.
    private func isSettled(_ reference: TypeReference, in file: LinkedFile) -> Bool {
        guard let name = file.plainName(of: reference), file.typeNodes[Int(reference.rawValue)].firstChild.isNone else {
            return false
        }
        return !table.aliasNames.contains(name) && !table.nestedNames.contains(name)
            && !table.genericNames.contains(name)
    }

    private func add(_ inherited: ResolvedType, to direct: inout Inheritance, of type: TypeID) {
        switch inherited.head {
        case .nominal, .external:
            if inherited.nominalHead == type { return }
            if let name = outsideName(of: inherited) {
                if !known.markers.contains(name) { direct.outside.append(name) }
            } else if let id = inherited.nominalHead {
                if table.types[id.index].isReference, direct.superclass == nil {
                    direct.superclass = id
                } else {
                    direct.protocols.append(id)
                }
            }
        case .composition:
            for member in compositions[Int(inherited.id)].members where member.head != .composition {
                add(member, to: &direct, of: type)
            }
        case .unknown, .generic, .void, .tuple:
            return
        }
    }

    private func resolvingDeclaredTypes(workers: WorkerPool) -> ProjectIndex {
        let counts = linked.rowCounts
        let properties = UnfilledGroups(lengths: counts.lazy.map(\.properties), repeating: ResolvedType.unknown)
        let parameters = UnfilledGroups(lengths: counts.lazy.map(\.parameters), repeating: ResolvedType.unknown)
        let results = UnfilledGroups(lengths: counts.lazy.map(\.functions), repeating: ResolvedType(.void))
        // One pass for all three: facts are far away, and the functions are asked for both parameters and results.
        parallelForEach(count: files.count, workers: workers) { file in
            resolvePropertyTypes(of: file, into: properties.begin(file))
            resolveFunctionTypes(of: file, parameters: parameters.begin(file), results: results.begin(file))
        }
        var resolution = resolution
        resolution.propertyTypes = FrozenGroups(properties)
        resolution.parameterTypes = FrozenGroups(parameters)
        resolution.resultTypes = FrozenGroups(results)
        return ProjectIndex(self, resolution)
    }

    private func resolvePropertyTypes(of file: Int, into types: UnsafeMutableBufferPointer<ResolvedType>) {
        let properties = files[file].properties
        for row in properties.indices where !properties[row].type.isNone {
            types[row] = resolve(properties[row].type, in: TypeScope(file: file, type: properties[row].owner))
        }
    }

    private func resolveFunctionTypes(
        of file: Int, parameters types: UnsafeMutableBufferPointer<ResolvedType>,
        results: UnsafeMutableBufferPointer<ResolvedType>
    ) {
        let (functions, parameters) = (files[file].functions, files[file].parameters)
        for row in functions.indices where !functions[row].parameters.isEmpty || !functions[row].result.isNone {
            let scope = TypeScope(file: file, type: functions[row].owner, generics: functions[row].generics)
            for parameter in functions[row].parameters {
                let type = resolve(parameters[Int(parameter)].type, in: scope)
                let isVariadic = parameters[Int(parameter)].flags.contains(.isVariadic)
                types[Int(parameter)] = isVariadic ? type.adding(.collection) : type
            }
            if !functions[row].result.isNone { results[row] = resolve(functions[row].result, in: scope) }
        }
    }

    /// - Parameter untyped: The project's `untypedProperties`.
    private func inferringTypes(of untyped: [PropertyID], _ idioms: IdiomTable, workers: WorkerPool) -> ProjectIndex {
        var index = self
        var waiting = untyped
        // A chain of properties without written types settles within as many rounds as it is long.
        for _ in 0..<3 where !waiting.isEmpty {
            let (current, properties) = (index, waiting)
            let types = parallelMap(
                count: properties.count, workers: workers, block: 64,
                with: { number in
                    BodyResolver(
                        index: current, file: properties[number].fileIndex, uppercase: current.uppercase,
                        idioms: idioms)
                },
                { resolver, number in current.valueType(of: properties[number], idioms, resolver: &resolver) })
            var found: [(group: Int, place: Int, row: ResolvedType)] = []
            waiting = []
            for (property, type) in zip(properties, types) {
                if type.isUnknown {
                    waiting.append(property)
                } else {
                    found.append((property.fileIndex, property.index, type))
                }
            }
            if found.isEmpty { break }
            var resolution = index.resolution
            resolution.propertyTypes = resolution.propertyTypes.replacing(found)
            index = ProjectIndex(index, resolution)
        }
        return index
    }

    /// The properties that have an initial value, or a wrapper that is told something, and no written type.
    private var untypedProperties: [PropertyID] {
        var untyped: [PropertyID] = []
        for file in files.indices {
            let properties = files[file].properties
            for row in properties.indices where properties[row].type.isNone {
                let fact = properties[row]
                guard !fact.flags.contains(.isPattern) else { continue }
                if fact.initialValue >= 0 || !fact.attributes.isEmpty {
                    untyped.append(PropertyID(file: file, row: row))
                }
            }
        }
        return untyped
    }

    private func valueType(
        of property: PropertyID, _ idioms: IdiomTable, resolver: inout BodyResolver
    ) -> ResolvedType {
        let fact = files[property.fileIndex].properties[property.index]
        if !fact.attributes.isEmpty, let type = wrappedType(of: property, idioms) { return type }
        return fact.initialValue < 0 ? .unknown : resolver.valueType(of: property)
    }

    /// The type that a property's wrapper gives it: one of the project's, told a key path, or a library's.
    private func wrappedType(of property: PropertyID, _ idioms: IdiomTable) -> ResolvedType? {
        let facts = files[property.fileIndex]
        let attributes = facts.properties[property.index].attributes
        if let member = memberAtKeyPath(of: property) { return propertyTypes[member.fileIndex][member.index] }
        for numbered in idioms.idioms(of: property.fileIndex).imported {
            for row in attributes {
                let attribute = facts.attributes[Int(row)]
                if let type = numbered.idiom.wrappedType(attribute, of: property, in: self) { return type }
            }
        }
        return nil
    }
}
