import SwiftFacts

/// The registrations that may have been meant.
struct NearRegistrations {
    private let project: Project
    private var byType: [KeyType: [Registration]] = [:]
    private var libraries: Set<Int> = []
    private var all: [Registration] = []
    /// What only code that is left out of findings registers: the first place of each key.
    private var inTests: [WiringKey: RegistrationID] = [:]
    private let families: ContainerFamilies

    init(_ project: Project) {
        self.project = project
        families = ContainerFamilies(
            index: project.index, uses: project.uses, excluded: project.classification.excluded)
        for id in project.wiring.all {
            let registration = project.wiring[id]
            all.append(registration)
            libraries.insert(registration.library)
            for key in [registration.key].compactMap(\.self) + registration.forwarded {
                if case .type(let type, _) = key { byType[type, default: []].append(registration) }
            }
        }
        for (file, uses) in project.uses.enumerated() {
            for (row, registration) in uses.wiring.registrations.enumerated() {
                let id = RegistrationID(file: file, row: row)
                guard let key = registration.key, !project.wiring.contains(id) else { continue }
                for key in [key] + registration.forwarded where inTests[key] == nil { inTests[key] = id }
            }
        }
    }

    /// The registrations of what a lookup asks for, where none of them is one that it can reach.
    func outOfReach(_ lookup: Lookup) -> [RegistrationID] {
        guard let key = lookup.key else { return [] }
        let registrations = project.wiring.registrations(of: key, in: lookup.library)
        return families.isOutOfReach(registrations, of: lookup) ? registrations : []
    }

    /// The first place in tests where what a lookup asks for is registered, if it is nowhere else.
    func registrationInTests(_ lookup: Lookup) -> RegistrationID? {
        guard let key = lookup.key, project.wiring.registrations(of: key, in: lookup.library).isEmpty,
            let id = inTests[key], project.wiring[id].library == lookup.library
        else { return nil }
        return id
    }

    func hasRegistrations(_ library: Int) -> Bool { libraries.contains(library) }

    /// Whether the type is registered under a name that is not known.
    func hasComputedName(_ type: KeyType, _ library: Int) -> Bool {
        (byType[type] ?? []).contains { registration in
            guard registration.library == library, case .type(_, .unknown)? = registration.key else { return false }
            return true
        }
    }

    func hint(for lookup: Lookup) -> String? {
        if case .member(let property)? = lookup.key {
            let name = project.index.text(project.fact(property).name)
            guard let promised = project.wiring.registration(ofMember: property),
                case .registration(.type(let key, _)) = project.wiring[promised].promise
            else { return "Register what \(name) promises before it is asked for" }
            return "Give \(project.name(of: key, .none)) a live value, or set \(name) where the program starts"
        }
        guard case .type(let type, let name)? = lookup.key else { return nil }
        let same = (byType[type] ?? []).filter { $0.library == lookup.library }
        let asked = project.name(of: lookup)
        if !outOfReach(lookup).isEmpty {
            let container = families.name(ofAskedBy: lookup, in: project.index) ?? "the container that is asked"
            return "Register \(asked) on \(container) or above it"
        }
        if registrationInTests(lookup) != nil { return "Register \(asked) for the program too: only tests do" }
        if let other = same.first {
            return name == .none
                ? "Ask for \(project.name(of: other)), or register \(asked) without a name"
                : "Ask for \(project.name(of: other)), or register \(asked)"
        }
        guard let wanted = type.type.nominalHead else { return nil }
        for registration in all where registration.library == lookup.library {
            guard case .type(let other, _)? = registration.key, let registered = other.type.nominalHead else {
                continue
            }
            let registeredName = project.name(of: registration)
            if project.index.inheritance[registered.index].ancestors.contains(wanted) {
                return "Register \(registeredName) as \(asked), or ask for \(registeredName)"
            }
            if project.index.inheritance[wanted.index].ancestors.contains(registered) {
                return "Ask for \(registeredName), which is registered, or register \(asked)"
            }
        }
        return nil
    }
}
