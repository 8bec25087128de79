import SwiftFacts

/// Property wrappers that the project declares itself and that fetch what they wrap: `@Inject var api: API`.
///
/// They are told by what they are made of, not by their names: nobody hands them a value, and they have no place where
/// somebody could put one later.
struct InjectionWrappers {
    private let project: Project
    private let index: ProjectIndex
    private let wrappers: Set<TypeID>

    /// A property that such a wrapper fills.
    struct Use {
        var property: PropertyID
        /// Row of the file's `types` that the property stands in.
        var typeRow: Int32
        var product: ResolvedType
        /// Offset of the attribute.
        var offset: UInt32
    }

    init(of project: Project) {
        self.project = project
        index = project.index
        guard index.known.propertyWrapper != nil else {
            wrappers = []
            return
        }
        wrappers = Set(project.index.types.indices.map { TypeID($0) }.filter { Self.isFetching($0, in: project) })
    }

    /// The properties of a file that they fill, but for those that a library's idiom reads: there the wrapper is the
    /// library's, be it written into the project by a generator.
    func uses(in file: Int) -> [Use] {
        guard !wrappers.isEmpty else { return [] }
        let facts = index.files[file]
        let wiring = project.uses[file].wiring
        func isRead(_ use: Use) -> Bool {
            wiring.lookups.contains { $0.property == use.property }
                || wiring.registrations.contains { $0.node?.needs.contains { $0.offset == use.offset } ?? false }
        }
        var found: [Use] = []
        for (row, fact) in facts.properties.enumerated() where !fact.attributes.isEmpty && fact.owner >= 0 {
            let scope = TypeScope(file: file, type: fact.owner)
            for number in fact.attributes {
                let attribute = facts.attributes[Int(number)]
                guard let wrapper = index.resolve(attribute.type, in: scope).instance, wrappers.contains(wrapper) else {
                    continue
                }
                let use = Use(
                    property: PropertyID(file: file, row: row), typeRow: fact.owner,
                    product: index.propertyTypes[file][row], offset: attribute.offset)
                if !isRead(use) { found.append(use) }
            }
        }
        return found
    }

    // MARK: What they are made of

    private static func isFetching(_ type: TypeID, in project: Project) -> Bool {
        let index = project.index
        guard index.types[type.index].isDeclared,
            index.hasAttribute(index.known.propertyWrapper, type)
        else { return false }
        var wrapsAnything = false
        var mayBeFilled = false
        var hasInitializer = false
        for entry in index.members.all(of: type) {
            switch entry.member {
            case .property(let id):
                let fact = project.fact(id)
                let wrapped = project.type(of: id)
                guard !fact.flags.contains(.isStatic), wrapped.isGenericProduct else { continue }
                if index.text(fact.name) == "wrappedValue", wrapped.wrappers.isSubset(of: .genericBound) {
                    wrapsAnything = true
                }
                // `var value: T?` waits for somebody to fill it.
                if fact.flags.isDisjoint(with: [.isComputed, .isLazy]), wrapped.wrappers.contains(.optional) {
                    mayBeFilled = true
                }
            case .function(let id):
                let fact = project.fact(id)
                guard fact.kind == .initializer else { continue }
                hasInitializer = true
                if fact.parameters.contains(where: { takesValue(index.parameterTypes[id.fileIndex][Int($0)]) }) {
                    return false
                }
            }
        }
        guard wrapsAnything, hasInitializer || isFilledByItself(type, in: project) else { return false }
        return !mayBeFilled || asksProject(type, in: project)
    }

    /// A value to wrap, or a closure that makes it; a metatype or key path says what to fetch.
    private static func takesValue(_ type: ResolvedType) -> Bool {
        type.isGenericProduct && !type.wrappers.contains(.metatype)
    }

    /// Whether the synthesised initializer takes no value to wrap.
    private static func isFilledByItself(_ type: TypeID, in project: Project) -> Bool {
        !project.index.members.all(of: type).contains { entry in
            guard case .property(let id) = entry.member else { return false }
            let fact = project.fact(id)
            return fact.flags.isDisjoint(with: [.isStatic, .isComputed, .isLazy, .hasInitialValue])
                && project.type(of: id).isGenericProduct
        }
    }

    /// Whether code of a type reaches a static member or global of the project.
    private static func asksProject(_ type: TypeID, in project: Project) -> Bool {
        project.index.parts(of: type).contains { part in
            project.uses[part.fileIndex].accesses.contains { access in
                if case .outside = access.target { return false }
                return project.index.enclosingType(of: access.site) == type
            }
        }
    }
}
