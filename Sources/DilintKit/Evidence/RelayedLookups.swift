import SwiftFacts

/// What libraries' containers are asked for by way of the project's own functions and property wrappers, which ask for
/// whatever type they are told: `func get<T>(_ type: T.Type) -> T { container.resolve(type)! }`.
///
/// What is asked through a function that is added to a library's container is a lookup of its own already.
struct RelayedLookups {
    private let project: Project
    private var byFile: [Int: [Lookup]] = [:]
    /// Functions that ask for the type they are told.
    private var relays: [FunctionID: Relay] = [:]
    /// By type with relays: what its other functions are told, and may keep besides what the library's container keeps.
    private var kept: [TypeID: Kept] = [:]

    private struct Relay {
        var library: Int
        var owner: TypeID
        /// The program stops where there is none.
        var isSure: Bool
    }

    private struct Kept {
        var types: Set<KeyType> = []
        /// It is told what cannot be read.
        var isAnything = false
    }

    init(in project: Project) {
        self.project = project
        for file in project.uses.wired {
            for lookup in project.uses[file].wiring.lookups where lookup.relaying != .none { noteRelay(lookup) }
        }
        if !relays.isEmpty {
            gatherKept()
            gatherCalls()
        }
        gatherWrapped()
    }

    subscript(_ file: Int) -> [Lookup] { byFile[file] ?? [] }

    var files: some Sequence<Int> { byFile.keys }

    private mutating func add(_ lookup: Lookup, library: Int) {
        var lookup = lookup
        lookup.library = library
        lookup.isDemanded = true
        byFile[lookup.file, default: []].append(lookup)
    }

    // MARK: Functions

    private mutating func noteRelay(_ lookup: Lookup) {
        guard let id = project.index.function(at: lookup.site) else { return }
        let fact = project.fact(id)
        let result = project.index.resultType(of: id)
        guard !fact.generics.isEmpty, result.isGenericProduct,
            result.wrappers.isDisjoint(with: [.collection, .function, .deferred]), fact.parameters.count <= 1,
            project.index.parameters(of: id).allSatisfy({ project.type(of: $0).wrappers.contains(.metatype) })
        else { return }
        let isOptional = result.wrappers.contains(.optional)
        if isOptional || lookup.relaying == .sure {
            let owner = project.owner(of: id)
            relays[id] = Relay(library: lookup.library, owner: owner, isSure: !isOptional)
            if !owner.isNone { kept[owner] = Kept() }
        }
    }

    /// `locker.put(API.self, mock)`
    private mutating func gatherKept() {
        for uses in project.uses {
            for call in uses.calls {
                guard case .function(let id) = call.callee, !project.fact(id).generics.isEmpty, relays[id] == nil,
                    !project.index.resultType(of: id).isGenericProduct,
                    case let owner = project.owner(of: id), kept[owner] != nil
                else { continue }
                if let key = project.index.keyType(call.key, detail: ""), !call.key.isGenericProduct {
                    kept[owner]?.types.insert(key)
                } else {
                    kept[owner]?.isAnything = true
                }
            }
        }
    }

    /// Whether a type that relays are asked for may come from what they keep themselves.
    private func mayKeep(_ owner: TypeID, _ key: KeyType) -> Bool {
        guard let kept = kept[owner] else { return false }
        return kept.isAnything || kept.types.contains(KeyType(type: key.type, detail: ""))
    }

    private mutating func gatherCalls() {
        for uses in project.uses {
            let read = Set(uses.wiring.lookups.lazy.filter { $0.site.body >= 0 }.map(\.site.row))
            for call in uses.calls where !call.key.isUnknown && !read.contains(call.site.row) {
                guard case .function(let id) = call.callee, let relay = relays[id], relay.isSure || call.isForced,
                    !call.key.wrappers.contains(.optional), let key = project.index.keyType(call.key, detail: ""),
                    // What stands between its angle brackets is another key each time.
                    !(call.key.nominalHead.map(project.index.isGeneric) ?? false), !mayKeep(relay.owner, key)
                else { continue }
                let typeRow = project.index.body(at: call.site).enclosingType
                add(
                    Lookup(
                        key: .type(key, .none), product: call.key, site: call.site, typeRow: typeRow,
                        keyOffset: call.keyOffset), library: relay.library)
            }
        }
    }

    // MARK: Wrappers

    /// `@Inject var api: API`
    private mutating func gatherWrapped() {
        let wrappers = askingWrappers()
        guard !wrappers.isEmpty else { return }
        let names = Set(wrappers.keys.map { project.index.types[$0.index].name })
        for (file, facts) in project.index.files.enumerated() {
            for (row, fact) in facts.properties.enumerated() where !fact.attributes.isEmpty && !fact.type.isNone {
                // What stands in parentheses may be a name, or another container.
                for attribute in fact.attributes.lazy.map({ facts.attributes[Int($0)] })
                where attribute.body < 0 && names.contains(attribute.name) {
                    let scope = TypeScope(file: file, type: fact.owner)
                    let declared = project.index.propertyTypes[file][row]
                    // `var api: API!` has to have one by the time it is read.
                    let isUnwrapped = project.index.isImplicitlyUnwrapped(fact.type, file: file)
                    let type = isUnwrapped ? declared.removing(.optional) : declared
                    let detail = project.index.genericArguments(of: fact.type, in: scope)
                    guard let wrapper = project.index.typeName(attribute.name, in: scope)?.nominalHead,
                        let relay = wrappers[wrapper], !type.wrappers.contains(.optional),
                        let key = project.index.keyType(type, detail: detail), !mayKeep(relay.owner, key)
                    else { continue }
                    add(
                        Lookup(
                            key: .type(key, .none), product: type, site: .wrapper(attribute, fact, file: file),
                            typeRow: fact.owner, keyOffset: project.index.nameOffset(of: fact.type, file: file)),
                        library: relay.library)
                }
            }
        }
    }

    /// Property wrappers that always hold what they ask for, and how they ask.
    private func askingWrappers() -> [TypeID: Relay] {
        var found: [TypeID: Relay] = [:]
        // Calls tell nothing where no function relays.
        for file in relays.isEmpty ? project.uses.wired : Array(project.uses.indices) {
            let uses = project.uses[file]
            func note(_ typeRow: Int32, _ relay: Relay) {
                let type = project.index.type(file: file, row: typeRow)
                guard !type.isNone, project.roles(of: type).contains(.propertyWrapper), wrapsForSure(type) else {
                    return
                }
                found[type] = relay
            }
            for lookup in uses.wiring.lookups where lookup.relaying == .sure {
                note(lookup.typeRow, Relay(library: lookup.library, owner: .none, isSure: true))
            }
            guard !relays.isEmpty else { continue }
            for call in uses.calls where call.key.isGenericProduct || call.result.isGenericProduct {
                guard case .function(let id) = call.callee, let relay = relays[id], relay.isSure || call.isForced else {
                    continue
                }
                note(project.index.body(at: call.site).enclosingType, relay)
            }
        }
        return found
    }

    /// Whether a property wrapper always has a value of the one type that it is generic over.
    private func wrapsForSure(_ type: TypeID) -> Bool {
        guard let part = project.index.parts(of: type).first,
            project.index.files[part.fileIndex].types[part.index].generics.count == 1
        else { return false }
        return project.index.members.all(of: type).contains { entry in
            guard case .property(let id) = entry.member, project.fact(id).name == project.index.known.wrappedValue
            else { return false }
            let wrapped = project.type(of: id)
            return wrapped.isGenericProduct && wrapped.wrappers.isDisjoint(with: [.collection, .function])
                && (!wrapped.wrappers.contains(.optional)
                    || project.index.isImplicitlyUnwrapped(project.fact(id).type, file: id.fileIndex))
        }
    }
}
