import SwiftFacts

/// Property wrappers that fetch what they give out, of the project's own and of libraries that no idiom reads.
///
/// Of the project's own the code asks a registry for the type that they wrap, or they are told the place of a value of
/// it. Of others only the name is known: `@InjectService`, `@LazyInjected`.
struct InjectionWrappers {
    private let types: Set<TypeID>
    /// Names of attributes that say so.
    private let named: Set<NameID>

    /// O(calls of the files that declare a property wrapper + attributes)
    init(in project: Project) {
        var types: Set<TypeID> = []
        let keyPaths = Set(
            ["KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath"].compactMap {
                project.index.linked.names.find($0)
            })
        for number in project.index.types.indices {
            let type = TypeID(number)
            guard project.roles(of: type).contains(.propertyWrapper), project.index.isGeneric(type) else { continue }
            let files = Set(project.index.parts(of: type).map(\.fileIndex))
            if files.contains(where: { Self.asks(type, in: $0, project) }) || Self.isTold(type, keyPaths, project) {
                types.insert(type)
            }
        }
        self.types = types
        let written = project.index.files.reduce(into: Set<NameID>()) { names, facts in
            for attribute in facts.attributes { names.insert(attribute.name) }
        }
        named = written.filter { Self.saysInjected(project.index.text($0)) }
    }

    private static func saysInjected(_ name: String) -> Bool {
        NameWords.words(of: name).contains { $0 == "Inject" || $0 == "Injected" }
    }

    /// Whether an initializer takes a key path to what is wrapped: `init(_ path: KeyPath<Registry, Value>)`.
    private static func isTold(_ type: TypeID, _ keyPaths: Set<NameID>, _ project: Project) -> Bool {
        let own = project.index.declarations(of: type).reduce(into: Set<NameID>()) { names, part in
            let facts = project.index.files[part.fileIndex]
            for row in facts.types[part.index].generics { names.insert(facts.genericParameters[Int(row)].name) }
        }
        return project.initializers(of: type).contains { initializer in
            let facts = project.index.files[initializer.fileIndex]
            return project.fact(initializer).parameters.contains { row in
                let written = facts.parameters[Int(row)].type
                guard !written.isNone else { return false }
                let node = facts.typeNodes[Int(written.rawValue)]
                guard node.kind == .named, keyPaths.contains(node.name), !node.firstChild.isNone else { return false }
                let value = facts.typeNodes[Int(node.firstChild.rawValue)].nextSibling
                return !value.isNone && own.contains(facts.typeNodes[Int(value.rawValue)].name)
            }
        }
    }

    private static func asks(_ type: TypeID, in file: Int, _ project: Project) -> Bool {
        let uses = project.uses[file]
        return uses.wiring.lookups.contains {
            $0.product.isGenericProduct && project.index.table.type(file: file, row: $0.typeRow) == type
        }
            || uses.calls.contains {
                guard case .function(let function) = $0.callee,
                    project.roles(of: project.owner(of: function)).contains(.resolver)
                else { return false }
                return project.index.resultTypes[function.fileIndex][function.index].isGenericProduct
                    && project.index.enclosingType(of: $0.site) == type
            }
    }

    var isEmpty: Bool { types.isEmpty && named.isEmpty }

    /// The attribute by which a property fetches its value; nil for other properties.
    func attribute(of id: PropertyID, in index: ProjectIndex) -> AttributeFact? {
        let facts = index.files[id.fileIndex]
        let fact = facts.properties[id.index]
        let scope = TypeScope(file: id.fileIndex, type: fact.owner)
        return fact.attributes.lazy.map { facts.attributes[Int($0)] }.first { attribute in
            guard !types.isEmpty || named.contains(attribute.name) else { return false }
            guard let type = index.typeName(attribute.name, in: scope)?.nominalHead, index.types[type.index].isDeclared
            else { return named.contains(attribute.name) }
            return types.contains(type)
        }
    }
}
