import SwiftFacts

/// Property wrappers that fetch what they give out, of the project's own and of libraries that no idiom reads.
///
/// Of the project's own the code asks a registry for the type that they wrap, or they are told the place of a value of
/// it. Of others only the name is known: `@InjectService`, `@LazyInjected`, `@Dependency`.
struct InjectionWrappers {
    private let types: Set<TypeID>
    /// Names of attributes that say so.
    private let named: FewNames

    /// O(calls of the files that declare a property wrapper + attributes)
    init(in project: Project) {
        var types: Set<TypeID> = []
        for number in project.index.types.indices {
            let type = TypeID(number)
            guard project.roles(of: type).contains(.propertyWrapper), project.index.isGeneric(type) else { continue }
            let files = Set(project.index.parts(of: type).map(\.fileIndex))
            let isTold = project.index.keyPathStore(of: type) != nil
            if isTold || files.contains(where: { Self.asks(type, in: $0, project) }) {
                types.insert(type)
            }
        }
        self.types = types
        var written = NameSet([], count: project.index.linked.names.count)
        for file in project.index.files.indices {
            for attribute in project.index.files[file].attributes { written.insert(attribute.name) }
            for wrapper in project.uses[file].localWrappers { written.insert(wrapper.name) }
        }
        named = FewNames(written.ascending.lazy.filter { Self.saysInjected(project.index.text($0)) })
    }

    /// `@LazyInjected`, `@AppDependency`; not `@DependencyClient`, which makes one.
    private static func saysInjected(_ name: String) -> Bool {
        let words = NameWords.words(of: name)
        return words.contains { $0 == "Inject" || $0 == "Injected" } || words.last == "Dependency"
    }

    private static func asks(_ type: TypeID, in file: Int, _ project: Project) -> Bool {
        let uses = project.uses[file]
        return uses.wiring.lookups.contains {
            $0.product.isGenericProduct && project.index.type(file: file, row: $0.typeRow) == type
        }
            || uses.calls.contains {
                guard case .function(let function) = $0.callee,
                    project.roles(of: project.owner(of: function)).contains(.resolver)
                else { return false }
                return project.index.resultType(of: function).isGenericProduct
                    && project.index.enclosingType(of: $0.site) == type
            }
    }

    var isEmpty: Bool { types.isEmpty && named.isEmpty }

    /// The attribute by which a property fetches its value; nil for other properties.
    func attribute(of id: PropertyID, in index: ProjectIndex) -> AttributeFact? {
        let facts = index.files[id.fileIndex]
        let fact = facts.properties[id.index]
        let scope = TypeScope(file: id.fileIndex, type: fact.owner)
        return fact.attributes.lazy.map { facts.attributes[Int($0)] }.first { fetches($0.name, in: scope, index) }
    }

    /// Whether a dependency is fetched for a property of a type's instances. O(its properties)
    func fetchDependency(for type: TypeID, in project: Project) -> Bool {
        !isEmpty
            && project.classification.shapes.instanceProperties[type.index].contains { id in
                !project.fact(id).attributes.isEmpty && project.classification.isDependency(property: id)
                    && attribute(of: id, in: project.index) != nil
            }
    }

    /// Whether an attribute of that name is one of them.
    func fetches(_ name: NameID, in scope: TypeScope, _ index: ProjectIndex) -> Bool {
        guard !types.isEmpty || named.contains(name) else { return false }
        guard let type = index.typeName(name, in: scope)?.nominalHead, index.types[type.index].isDeclared else {
            return named.contains(name)
        }
        return types.contains(type)
    }
}
