import SwiftFacts

/// The registrations that may have been meant.
struct NearRegistrations {
    private let project: Project
    private var byType: [KeyType: [Registration]] = [:]
    /// By type: the idioms that it is registered with under a name which nobody knows.
    private var underUnknownNames: [KeyType: Set<Int>] = [:]
    /// By name: the idioms that a type which no source declares is registered with.
    private var outside: [NameID: Set<Int>] = [:]
    /// By generic type: the idioms that it is registered with, its arguments left open.
    private var open: [TypeID: Set<Int>] = [:]
    private var libraries: Set<Int> = []
    private var all: [Registration] = []
    /// By type: the number in `all` of the first registration as that type, and of the first as one that conforms to it.
    private var first: [Heading: Int] = [:]
    private var firstBelow: [Heading: Int] = [:]
    /// What only code that is left out of findings registers: the first place of each key.
    private var inTests: [WiringKey: RegistrationID] = [:]
    private let families: ContainerFamilies

    /// What is asked of which idiom.
    private struct Heading: Hashable {
        var type: TypeID
        var library: Int
    }

    init(_ project: Project) {
        self.project = project
        families = ContainerFamilies(
            index: project.index, uses: project.uses, excluded: project.classification.excluded)
        for id in project.wiring.all {
            let registration = project.wiring[id]
            note(registration, number: all.count)
            all.append(registration)
            libraries.insert(registration.library)
            for key in [registration.key].compactMap(\.self) + registration.forwarded {
                guard case .type(let type, let name) = key else { continue }
                byType[type, default: []].append(registration)
                if name == .unknown { underUnknownNames[type, default: []].insert(registration.library) }
                if let head = type.type.nominalHead, project.index.isOpen(type) {
                    open[head, default: []].insert(registration.library)
                }
                if let name = project.index.outsideName(of: type.type) {
                    outside[name, default: []].insert(registration.library)
                }
            }
        }
        for file in project.uses.wired {
            for (row, registration) in project.uses[file].wiring.registrations.enumerated() {
                let id = RegistrationID(file: file, row: row)
                guard let key = registration.key, !project.wiring.contains(id) else { continue }
                for key in [key] + registration.forwarded where inTests[key] == nil { inTests[key] = id }
            }
        }
    }

    private mutating func note(_ registration: Registration, number: Int) {
        guard case .type(let type, _)? = registration.key, let head = type.type.nominalHead else { return }
        let heading = Heading(type: head, library: registration.library)
        if first[heading] == nil { first[heading] = number }
        for ancestor in project.index.ancestors[head.index] {
            let above = Heading(type: ancestor, library: registration.library)
            if firstBelow[above] == nil { firstBelow[above] = number }
        }
    }

    /// The registrations of what a lookup asks for, where none of them is one that it can reach.
    func outOfReach(_ lookup: Lookup) -> [RegistrationID] {
        guard let key = lookup.key, !families.isEmpty else { return [] }
        let registrations = project.wiring.registrations(of: key, in: lookup.library)
        return families.isOutOfReach(registrations, of: lookup) ? registrations : []
    }

    /// The first place in tests where what a lookup asks for is registered, if it is nowhere else.
    func registrationInTests(_ lookup: Lookup) -> RegistrationID? {
        guard let key = lookup.key, !project.wiring.hasRegistrations(of: key, in: lookup.library),
            let id = inTests[key], project.wiring[id].library == lookup.library
        else { return nil }
        return id
    }

    func hasRegistrations(_ library: Int) -> Bool { libraries.contains(library) }

    /// Whether the type is registered under a name that is not known.
    func hasComputedName(_ type: KeyType, _ library: Int) -> Bool {
        underUnknownNames[type]?.contains(library) ?? false
    }

    /// Whether a type's namesake is registered that no source declares: written with a module that nobody knows,
    /// `Harbour.Lamp.self`, it may be the type itself.
    func hasOutsideNamesake(of type: TypeID?, _ library: Int) -> Bool {
        guard let type else { return false }
        return outside[project.index.types[type.index].name]?.contains(library) ?? false
    }

    /// Whether a generic type is registered without its arguments, which the code around says.
    func hasOpenRegistration(of type: TypeID?, _ library: Int) -> Bool {
        type.flatMap { open[$0] }?.contains(library) ?? false
    }

    /// What a registration is called where it is asked for as one of the types that it gives out.
    private func name(of registration: Registration, as type: KeyType) -> String {
        for case .type(type, let name) in registration.forwarded { return project.name(of: type, name) }
        return project.name(of: registration)
    }

    /// What to do about a lookup that nothing answers; nil where nothing alike is registered.
    ///
    /// - Parameter others: How many more ask for the same, each of whom would have to ask for something else.
    func hint(for lookup: Lookup, others: Int) -> String? {
        if case .member(let property)? = lookup.key {
            let name = project.index.text(project.fact(property).name)
            guard let promised = project.wiring.registration(ofMember: property),
                case .registration(.type(let key, _)) = project.wiring[promised].promise
            else { return "Register what \(name) promises before it is asked for" }
            return "Give \(project.name(of: key, .none)) a live value, or set \(name) where the program starts"
        }
        guard case .type(let type, let name)? = lookup.key else { return nil }
        let asked = project.name(of: lookup)
        if !outOfReach(lookup).isEmpty {
            let container = families.name(ofAskedBy: lookup, in: project.index) ?? "the container that is asked"
            return "Register \(asked) on \(container) or above it"
        }
        if registrationInTests(lookup) != nil { return "Register \(asked) for the program too: only tests do" }
        if let other = byType[type]?.first(where: { $0.library == lookup.library }) {
            let registered = self.name(of: other, as: type)
            return name == .none
                ? "Ask for \(registered), or register \(asked) without a name"
                : "Ask for \(registered), or register \(asked)"
        }
        guard let wanted = type.type.nominalHead else { return nil }
        let below = firstBelow[Heading(type: wanted, library: lookup.library)]
        let above = project.index.ancestors[wanted.index]
            .compactMap { first[Heading(type: $0, library: lookup.library)] }.min()
        guard let nearest = [below, above].compactMap(\.self).min() else {
            // A protocol that no source declares: of those that a type has, the first in its own order.
            return project.index.outsideAncestors[wanted.index]
                .first { outside[$0]?.contains(lookup.library) ?? false }
                .map { "Ask for \(project.index.text($0)), which is registered, or register \(asked)" }
        }
        let registered = project.name(of: all[nearest])
        if nearest == below, others > 0 { return "Register \(registered) as \(asked)".mending(others: others) }
        return nearest == below
            ? "Register \(registered) as \(asked), or ask for \(registered)"
            : "Ask for \(registered), which is registered, or register \(asked)"
    }
}
