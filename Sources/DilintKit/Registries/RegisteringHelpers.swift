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
    /// Helpers that register something under another name than they are told, or for several types.
    private var renaming: Set<FunctionID> = []

    /// Notes a registration without a key.
    ///
    /// - Returns: Whether it stands in a helper whose calls show the type.
    mutating func note(_ registration: Registration, in index: ProjectIndex) -> Bool {
        guard registration.site.body >= 0, registration.product.isUnknown || registration.product.isGenericProduct,
            let id = index.function(at: registration.site), takesType(id, in: index)
        else { return false }
        libraries[id, default: []].insert(registration.library)
        if !handsOnName(registration, by: id, in: index) { renaming.insert(id) }
        return true
    }

    /// Whether a function that is told one type registers under the name that it may be told, as it is:
    /// `register(_ type: T.Type, name: String? = nil)`.
    private func handsOnName(_ registration: Registration, by id: FunctionID, in index: ProjectIndex) -> Bool {
        let types = index.parameters(of: id).count { index.type(of: $0).wrappers.contains(.metatype) }
        return types == 1 && !registration.nameWritten.isNone
            && index.parameters(of: id).contains { parameter in
                let fact = index.fact(parameter)
                return fact.name == registration.nameWritten && index.text(fact.label) == "name"
                    && index.type(of: parameter).wrappers.contains(.optional)
            }
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
    mutating func gather(
        index: ProjectIndex, uses: ProjectUses, excluded: ExcludedCode, workers: WorkerPool
    ) -> Set<Int> {
        guard !libraries.isEmpty else { return [] }
        /// By name: the idioms of helpers.
        let named = libraries.reduce(into: [NameID: Set<Int>]()) { named, helper in
            let name = index.files[helper.key.fileIndex].functions[helper.key.index].name
            named[name, default: []].formUnion(helper.value)
        }
        // Bits, for the name of every call is asked for.
        let names = NameSet(named.keys, count: index.linked.names.count)
        var helpers = RowSet<FunctionFact>(in: index)
        for id in libraries.keys { helpers.insert(id) }
        let calls = parallelMap(count: index.files.count, workers: workers, block: 64) { [helpers, renaming] file in
            excluded.contains(file: file)
                ? [] : Self.calls(in: uses[file], ofAny: names, helpers, renaming, index)
        }
        var hiding: Set<Int> = []
        for file in calls.indices {
            for (number, callee, name) in calls[file] {
                guard let idioms = named[name] else { continue }
                let call = uses[file].calls[number]
                if !call.key.isGenericProduct, let key = index.keyType(call.key, detail: "") {
                    for idiom in idioms { told[idiom, default: []].insert(key) }
                } else if let callee, let hidden = libraries[callee], !isInHelper(call.site, in: index) {
                    hiding.formUnion(hidden)
                }
            }
        }
        return hiding
    }

    /// The calls of functions with some names, be they known or not, that tell a type or are of a helper. What is read as a
    /// registration says all that it registers, where a helper hands that on as it is.
    private static func calls(
        in uses: FileUses, ofAny names: NameSet, _ helpers: RowSet<FunctionFact>, _ renaming: Set<FunctionID>,
        _ index: ProjectIndex
    ) -> [(number: Int, callee: FunctionID?, name: NameID)] {
        let calls = uses.calls
        let read = Set(uses.wiring.registrations.lazy.filter { $0.key != nil }.map(\.site.offset))
        return calls.indices.compactMap { number in
            switch calls[number].callee {
            case .function(let id):
                // Before the name is asked for, which is far away.
                guard !calls[number].key.isUnknown || helpers.contains(id) else { return nil }
                if helpers.contains(id), !renaming.contains(id), read.contains(calls[number].site.offset) { return nil }
                let name = index.fact(id).name
                return names.contains(name) ? (number, id, name) : nil
            case .unresolved(let name):
                return names.contains(name) ? (number, nil, name) : nil
            case .construction, .delegation, .outsideConstruction: return nil
            }
        }
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
