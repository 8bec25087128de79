import SwiftFacts

/// Functions of the project that register whatever type they are told, and what types they are told.
///
/// `func keep<T>(_ type: T.Type, make: @escaping () -> T) { container.register(type) { _ in make() } }` hides what it
/// registers, but each of its calls says so.
struct RegisteringHelpers: Sendable {
    /// By function: the idioms that it registers with.
    private var libraries: [FunctionID: Set<Int>] = [:]
    /// By idiom: the types that calls of a helper's name say, be they of the helper or not.
    private var told: [Int: Set<KeyType>] = [:]

    /// Notes a registration without a key.
    ///
    /// - Returns: Whether it stands in a helper whose calls show the type.
    mutating func note(_ registration: Registration, in index: ProjectIndex) -> Bool {
        guard registration.site.body >= 0, registration.product.isUnknown || registration.product.isGenericProduct,
            let id = index.function(at: registration.site), takesType(id, in: index)
        else { return false }
        libraries[id, default: []].insert(registration.library)
        return true
    }

    /// Whether a function is told a type: `<T>(_ type: T.Type)`.
    private func takesType(_ id: FunctionID, in index: ProjectIndex) -> Bool {
        guard !index.fact(id).generics.isEmpty else { return false }
        return index.parameters(of: id).contains { parameter in
            let type = index.type(of: parameter)
            return type.wrappers.contains(.metatype) && type.isGenericProduct
        }
    }

    /// Gathers what the helpers are told.
    ///
    /// - Returns: The idioms of helpers that somewhere are told what cannot be read.
    mutating func gather(index: ProjectIndex, uses: [FileUses], excluded: ExcludedCode) -> Set<Int> {
        guard !libraries.isEmpty else { return [] }
        /// By name: the idioms of helpers.
        let named = libraries.reduce(into: [NameID: Set<Int>]()) { named, helper in
            let name = index.files[helper.key.fileIndex].functions[helper.key.index].name
            named[name, default: []].formUnion(helper.value)
        }
        // Bits, for the name of every call is asked for.
        let names = NameSet(named.keys, count: index.linked.names.count)
        var hiding: Set<Int> = []
        for file in index.files.indices where !excluded.contains(file: file) {
            for call in uses[file].calls {
                var callee: FunctionID?
                var name = NameID.none
                switch call.callee {
                case .function(let id):
                    callee = id
                    name = index.fact(id).name
                case .unresolved(let called): name = called
                case .construction, .delegation, .outsideConstruction: continue
                }
                guard names.contains(name), let idioms = named[name] else { continue }
                if !call.key.isGenericProduct, let key = index.keyType(call.key, detail: "") {
                    for idiom in idioms { told[idiom, default: []].insert(key) }
                } else if let callee, let hidden = libraries[callee], !isInHelper(call.site, in: index) {
                    hiding.formUnion(hidden)
                }
            }
        }
        return hiding
    }

    /// Whether code stands in a helper: it hands on what its own calls say.
    private func isInHelper(_ site: Site, in index: ProjectIndex) -> Bool {
        index.function(at: site).map { libraries[$0] != nil } ?? false
    }

    /// Whether a type may be registered by a helper.
    func mayRegister(_ type: KeyType, in library: Int) -> Bool {
        guard let told = told[library] else { return false }
        return told.contains(KeyType(type: type.type, detail: type.type.head == .composition ? type.detail : ""))
    }
}
