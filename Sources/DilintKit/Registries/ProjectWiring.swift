import SwiftFacts

typealias RegistrationID = RowID<Registration>

/// The registrations of all files outside of tests, found by what they are asked for.
///
/// A class: a struct of so many tables would be copied for most of the questions it is asked.
final class ProjectWiring: Sendable {
    private let uses: ProjectUses
    private let byKey: [WiringKey: [RegistrationID]]
    /// Properties that are keys: every access asks for one.
    private let members: RowSet<PropertyFact>
    private let groups: [Group: Several]
    private let included: Set<RegistrationID>
    /// Idioms of which some registration does not show its key.
    private let hiding: Set<Int>
    private let helpers: RegisteringHelpers
    /// Properties whose registrations are told anew somewhere outside of tests.
    private let overridden: Set<PropertyID>
    /// Names of properties of which some may be told so on a container that is not known.
    private let toldNames: Set<NameID>
    private let isTest: [Bool]
    /// Names of the types that registrations give out more than their own key for.
    private let forwardedNames: Set<NameID>
    /// By idiom: registrations and lookups outside of tests.
    let counts: [Int: Int]
    /// Of the registrations that are nodes of it.
    let tree: InstantiationTree
    /// By registration that promises another type's: that type's name.
    private let promisedNames: [RegistrationID: NameID]

    init(index: ProjectIndex, uses: ProjectUses, excluded: ExcludedCode, workers: WorkerPool) {
        self.uses = uses
        var byKey: [WiringKey: [RegistrationID]] = [:]
        var groups: [Group: Several] = [:]
        var included: Set<RegistrationID> = []
        var hiding: Set<Int> = []
        var helpers = RegisteringHelpers()
        var counts: [Int: Int] = [:]
        for file in uses.wired where !excluded.contains(file: file) {
            for lookup in uses[file].wiring.lookups { counts[lookup.library, default: 0] += 1 }
            for (row, registration) in uses[file].wiring.registrations.enumerated()
            where !excluded.contains(file: file, typeRow: registration.typeRow) {
                let id = RegistrationID(file: file, row: row)
                included.insert(id)
                counts[registration.library, default: 0] += 1
                guard let key = registration.key else {
                    // Nobody asks for one thing and is given several.
                    if registration.product.head != .tuple, !registration.isMadeOutside,
                        !helpers.note(registration, in: index)
                    {
                        hiding.insert(registration.library)
                    }
                    continue
                }
                for key in [key] + registration.forwarded + registration.accessors.map(\.key) {
                    byKey[key, default: []].append(id)
                    // What has to be registered elsewhere is given out by what is registered there.
                    if !registration.isAbstract { Self.add(id, registration, under: key, to: &groups) }
                }
            }
        }
        hiding.formUnion(helpers.gather(index: index, uses: uses, excluded: excluded, workers: workers))
        self.helpers = helpers
        tree = Self.tree(of: included, index: index, uses: uses)
        overridden = Self.overridden(in: uses, excluded)
        toldNames = uses.wired.reduce(into: []) { names, file in
            if !excluded.contains(file: file) { names.formUnion(uses[file].wiring.toldNames) }
        }
        isTest = index.modules.isTest
        forwardedNames = included.reduce(into: []) { names, id in
            for case .type(let key, _) in uses[id.fileIndex].wiring.registrations[id.index].forwarded {
                if let name = index.headName(of: key.type) { names.insert(name) }
            }
        }
        members = byKey.keys.reduce(into: RowSet(in: index)) { members, key in
            if case .member(let id) = key { members.insert(id) }
        }
        promisedNames = byKey.reduce(into: [:]) { names, entry in
            guard case .member = entry.key, let id = entry.value.first,
                case .registration(.type(let key, _)) = uses[id.fileIndex].wiring.registrations[id.index].promise
            else { return }
            names[id] = index.headName(of: key.type)
        }
        self.byKey = byKey
        self.groups = groups
        self.included = included
        self.hiding = hiding
        self.counts = counts
    }

    private static func add(
        _ id: RegistrationID, _ registration: Registration, under key: WiringKey, to groups: inout [Group: Several]
    ) {
        for arguments in [nil, registration.arguments.count] {
            for body in [nil, registration.site.bodyID] {
                let group = Group(key: key, library: registration.library, arguments: arguments, body: body)
                groups[group, default: Several()].add(id)
            }
        }
    }

    private static func overridden(in uses: ProjectUses, _ excluded: ExcludedCode) -> Set<PropertyID> {
        var found: Set<PropertyID> = []
        for file in uses.wired where !excluded.contains(file: file) {
            for override in uses[file].wiring.overrides
            where !excluded.contains(file: file, typeRow: override.typeRow) {
                if case .member(let property)? = override.key { found.insert(property) }
            }
        }
        return found
    }

    private static func tree(
        of included: Set<RegistrationID>, index: ProjectIndex, uses: ProjectUses
    ) -> InstantiationTree {
        let nodes = included.sorted().compactMap { id -> InstantiationTree.RegisteredNode? in
            let registration = uses[id.fileIndex].wiring.registrations[id.index]
            return registration.node.map { .init(id: id, registration: registration, node: $0) }
        }
        return InstantiationTree(nodes) { candidates, file in
            if candidates.count < 2 { return candidates.first }
            return candidates.max { left, right in
                let one = index.modules.nearness(of: left.fileIndex, access: .public, from: file) ?? .outside
                let other = index.modules.nearness(of: right.fileIndex, access: .public, from: file) ?? .outside
                return one < other
            }
        }
    }

    subscript(_ id: RegistrationID) -> Registration { uses[id.fileIndex].wiring.registrations[id.index] }

    /// All registrations outside of tests, in the files' order.
    var all: [RegistrationID] { included.sorted() }

    func contains(_ id: RegistrationID) -> Bool { included.contains(id) }

    /// Whether an idiom's registrations all show their keys.
    func showsAllKeys(of library: Int) -> Bool { !hiding.contains(library) }

    /// Whether a helper of the project may have registered a type.
    func mayBeRegisteredByHelper(_ type: KeyType, in library: Int) -> Bool {
        helpers.mayRegister(type, in: library)
    }

    func registration(ofMember id: PropertyID) -> RegistrationID? {
        members.contains(id) ? byKey[.member(id)]?.first : nil
    }

    /// Whether a property is a library's factory.
    func isFactory(_ id: PropertyID) -> Bool {
        registration(ofMember: id).map { !self[$0].isAskedByName } ?? false
    }

    /// Whether a property is registered, and naming it asks for what it gives out.
    func isAskedByName(_ id: PropertyID) -> Bool {
        registration(ofMember: id).map { self[$0].isAskedByName } ?? false
    }

    /// Whether a property's registration waits for another one that never comes, while others do: then it is not
    /// somewhere outside of the sources that they are told.
    ///
    /// - Parameter name: The property's.
    func isBrokenPromise(_ id: PropertyID, named name: NameID, askedIn file: Int) -> Bool {
        guard let registration = registration(ofMember: id), !overridden.contains(id), !toldNames.contains(name) else {
            return false
        }
        switch self[registration].promise {
        case .none: return false
        case .override: return !overridden.isEmpty
        case .registration:
            // Tests have values of their own.
            if isTest[file] { return false }
            // A type of the same name may be the one, where an extension does not tell which it extends.
            guard let name = promisedNames[registration], !forwardedNames.contains(name) else { return false }
            return promisedNames.values.contains(where: forwardedNames.contains)
        }
    }

    func provider(_ id: RegistrationID) -> Provider {
        if case .member(let property)? = self[id].key { return .property(property) }
        return .registration(id)
    }

    /// The registrations that answer a key.
    func registrations(of key: WiringKey, in library: Int) -> [RegistrationID] {
        (byKey[key] ?? []).filter { self[$0].library == library }
    }

    func hasRegistrations(of key: WiringKey, in library: Int) -> Bool {
        byKey[key]?.contains { self[$0].library == library } ?? false
    }

    /// All registrations that a lookup asks for.
    func targets(of lookup: Lookup) -> [RegistrationID] {
        guard lookup.asksForAll, let key = lookup.key else { return target(of: lookup).map { [$0] } ?? [] }
        return registrations(of: key, in: lookup.library)
    }

    /// The registration that gives out what another one promises: the other itself where it promises none, or where
    /// nothing decides between several.
    func fulfilling(_ id: RegistrationID) -> RegistrationID {
        guard case .registration(let key) = self[id].promise else { return id }
        let fulfilling = registrations(of: key, in: self[id].library)
        return fulfilling.count == 1 ? fulfilling[0] : id
    }

    /// The registration that answers a lookup; nil where there is none, or nothing decides between several.
    func target(of lookup: Lookup) -> RegistrationID? {
        guard let key = lookup.key else { return nil }
        func several(arguments: Int?, in body: BodyID?) -> Several {
            let group = Group(key: key, library: lookup.library, arguments: arguments, body: body)
            return groups[group] ?? Several()
        }
        if case .accessor = key {
            // Each module has its own; which of several is meant, and whether another one is that takes other arguments, what
            // is asked for decides.
            let all = several(arguments: nil, in: nil)
            return all.count == 1 && several(arguments: lookup.argumentCount, in: nil).count == 1 ? all.first : nil
        }
        let body = lookup.site.bodyID
        var any = several(arguments: lookup.argumentCount, in: nil)
        var near = several(arguments: lookup.argumentCount, in: body)
        // However many more there are, nothing decides between these.
        if near.count > 1 { return nil }
        if any.count == 0 { (any, near) = (several(arguments: nil, in: nil), several(arguments: nil, in: body)) }
        return any.count == 1 ? any.first : near.count == 1 ? near.first : nil
    }

    /// Registrations of a key: with so many arguments, in the code that asks, or all.
    private struct Group: Hashable {
        var key: WiringKey
        var library: Int
        var arguments: Int?
        var body: BodyID?
    }

    private struct Several: Sendable {
        var count = 0
        var first: RegistrationID?

        mutating func add(_ id: RegistrationID) {
            count += 1
            first = first ?? id
        }
    }
}
