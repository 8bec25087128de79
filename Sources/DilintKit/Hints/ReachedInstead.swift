import SwiftFacts

/// Shared instances that types reach, and what they ask locators for, though their initializers take one to use.
struct ReachedInstead {
    private let project: Project
    /// By file that was asked about: what the code of each type in it reaches.
    private var reached: [Int: [TypeID: [Int]]] = [:]
    /// Far above how many a type reaches in one file.
    private static let inView = 256

    init(_ project: Project) { self.project = project }

    /// What a type reaches, of several the first by name, that a dependency which it is given could be used in place of.
    ///
    /// - Complexity: O(accesses of the type's files), once for each file; O(those of the type)
    mutating func name(
        by type: TypeID, inPlaceOf dependency: ResolvedType, takenBy injection: Injection? = nil
    ) -> String? {
        var found: String?
        for part in project.index.parts(of: type) {
            let uses = project.uses[part.fileIndex]
            for number in entries(of: type, in: part.fileIndex) {
                let entry = project.sharedAccesses[part.fileIndex][number]
                guard case let access = uses.accesses[entry.number],
                    let name = name(entry.reached, by: access, inPlaceOf: dependency),
                    !project.index.isStatic(access.site),
                    !project.isDefault(access, number: entry.number, reaching: entry.reached),
                    !isOfAnotherInitializer(access.site, than: injection)
                else { continue }
                found = found.map { min($0, name) } ?? name
            }
        }
        return found
    }

    /// Whether code stands in an initializer which has nothing of what another one takes.
    private func isOfAnotherInitializer(_ site: Site, than injection: Injection?) -> Bool {
        guard let injection, let function = project.index.function(at: site),
            project.fact(function).kind == .initializer
        else { return false }
        return function != injection.initializer
    }

    /// What an access reaches, as it is written, where a dependency could be used in place of it.
    private func name(_ reached: SharedAccess, by access: StaticAccess, inPlaceOf dependency: ResolvedType) -> String? {
        switch reached {
        case .locator(let asked) where !project.isItself(access, asked):
            // What is done with what a container gives is not noted with the container.
            guard case .member(.property(let member)?, _) = access.flow, let taken = dependency.instance,
                project.type(of: member).instance == taken, case .property(let container) = access.target
            else { return nil }
            return writtenName(of: member, in: container)
        case .singleton(let name, _), .locator(let name):
            if isPart(name, of: access, as: dependency) { return name }
            return project.accepts(dependency, access) && project.offers(dependency, what: access) ? name : nil
        }
    }

    /// Whether what is reached is a member of a global, by its name, that is of the very type of a dependency:
    /// `Current.api`.
    private func isPart(_ name: String, of access: StaticAccess, as dependency: ResolvedType) -> Bool {
        guard case .member(.property(let member)?, _) = access.flow, case .property(let global) = access.target,
            project.owner(of: global).isNone, let taken = dependency.instance
        else { return false }
        return project.type(of: member).instance == taken && name == writtenName(of: member, in: global)
    }

    private func writtenName(of member: PropertyID, in container: PropertyID) -> String {
        "\(project.writtenName(of: container)).\(project.index.text(project.fact(member).name))"
    }

    private mutating func entries(of type: TypeID, in file: Int) -> ArraySlice<Int> {
        if reached[file] == nil {
            let entries = project.sharedAccesses[file]
            let accesses = project.uses[file].accesses
            reached[file] = Dictionary(grouping: entries.indices) { entry in
                project.index.enclosingType(of: accesses[entries[entry].number].site)
            }
        }
        return (reached[file]?[type] ?? []).prefix(Self.inView)
    }
}

extension Project {
    /// How code everywhere writes a static or a global: `Services.shared`, `services`.
    fileprivate func writtenName(of id: PropertyID) -> String {
        let owner = owner(of: id)
        let name = index.text(fact(id).name)
        return owner.isNone ? name : "\(index.qualifiedName(of: owner)).\(name)"
    }
}
