import SwiftFacts

extension Summary {
    /// Sizes and totals of a project.
    ///
    /// - Parameter project: Without what comments suppress.
    init(of project: Project) {
        self.init()
        files = project.index.files.count
        lines = project.index.files.reduce(0) { $0 + $1.lineCount }
        types = project.index.types.count { $0.isDeclared }
        dependencies = project.types.graph.edges.count
        sharedInstances = project.configuration.applies(Self.singletonRule) ? Self.sharedInstances(in: project) : []
        notes = project.unreadLibraries
    }

    /// The ids of the rules that report what is listed below: where it is used, where it is a default, and where it is a
    /// container that is asked for something.
    private static let singletonRule = "singleton"
    private static let defaultRule = "singleton-default"
    private static let locatorRule = "service-locator"

    /// The most used shared instances: those that nobody has allowed, reached outside of tests.
    private static func sharedInstances(in project: Project) -> [SharedInstanceUse] {
        let suppressions = project.suppressions
        func isExcused(_ site: Site) -> Bool {
            if suppressions.isEmpty { return false }
            let place = project.index.location(of: site)
            return [singletonRule, defaultRule, locatorRule].contains { suppressions.suppresses($0, at: place) }
        }
        var allowed: [String: Bool] = [:]
        func isAllowed(_ name: String) -> Bool {
            if let known = allowed[name] { return known }
            let isAllowed = project.isAllowedSingleton(name)
            allowed[name] = isAllowed
            return isAllowed
        }
        var accesses: [Instance: (count: Int, owners: Set<Owner>)] = [:]
        for (file, uses) in project.uses.enumerated() {
            for entry in project.sharedAccesses[file] {
                let access = uses.accesses[entry.number]
                guard let name = project.sharedInstance(access, reaching: entry.reached), !isAllowed(name),
                    !isExcused(access.site), !project.isInOwnScript(access)
                else { continue }
                let type = project.index.enclosingType(of: access.site)
                let owner = Owner(type: type, file: type.isNone ? access.site.file : -1)
                let instance = Instance(name: name, module: project.module(of: access.target))
                Self.count(owner, in: &accesses[instance, default: (0, [])])
            }
        }
        let namesakes = Dictionary(grouping: accesses.keys, by: \.name)
        return accesses.map { instance, uses in
            let isShared = (namesakes[instance.name]?.count ?? 0) > 1
            return SharedInstanceUse(
                name: (isShared ? project.prefix(ofModule: instance.module) : "") + instance.name,
                accesses: uses.count, types: uses.owners.count)
        }
        .sorted { ($1.accesses, $0.name, $1.types) < ($0.accesses, $1.name, $0.types) }
    }

    private static func count(_ owner: Owner, in uses: inout (count: Int, owners: Set<Owner>)) {
        uses.count += 1
        uses.owners.insert(owner)
    }

    /// The type that code stands in; the file where it is none.
    private struct Owner: Hashable {
        var type: TypeID
        var file: Int32
    }

    /// A shared instance: two types of one name have two, where they are of two modules. Within one it is often not known
    /// which of them is meant.
    private struct Instance: Hashable {
        var name: String
        var module: Int32
    }
}

extension Project {
    /// The name of the shared instance of the project, or of a package, that an access reaches: also of a container that is
    /// asked for something, or of what a static registry has; nil for what is none.
    fileprivate func sharedInstance(_ access: StaticAccess, reaching reached: SharedAccess) -> String? {
        switch reached {
        case .singleton(let name, let isPlatform): return isPlatform ? nil : name
        case .locator:
            let owner = owner(of: access.target)
            let isOfRegistry = !owner.isNone && roles(of: owner).contains(.staticRegistry)
            guard isOfRegistry || isLocator(access.target) else { return nil }
            let name: NameID
            switch access.target {
            case .property(let id): name = fact(id).name
            case .function(let id): name = fact(id).name
            case .outside: return nil
            }
            return owner.isNone ? index.text(name) : index.qualifiedName(of: owner) + "." + index.text(name)
        }
    }

    /// `Shop.` before the names of a type's members, where another module has a type of its name.
    fileprivate func prefix(ofModule module: Int32) -> String {
        module < 0 ? "" : index.modules.names[Int(module)] + "."
    }

    /// The module of the type whose member is reached; -1 for a global, for what the sources do not declare, and where it may
    /// be of one or another.
    fileprivate func module(of target: AccessTarget) -> Int32 {
        guard case .outside(let name, _) = target else {
            let owner = owner(of: target)
            return owner.isNone ? -1 : index.types[owner.index].module
        }
        let declarations = index.table.topLevel[name].filter { $0.file >= 0 }
        let modules = declarations.map { index.modules.module[Int($0.file)] }
        guard modules.count > 1, let module = modules.first, modules.allSatisfy({ $0 == module }) else { return -1 }
        return module
    }

    /// Whether a program's own statements read a variable of its: `let runner = Runner()`, and then `runner.run()`.
    fileprivate func isInOwnScript(_ access: StaticAccess) -> Bool {
        guard case .property(let id) = access.target, id.fileIndex == access.site.fileIndex, owner(of: id).isNone else {
            return false
        }
        return index.files[id.fileIndex].isMain && index.body(at: access.site).enclosingType < 0
    }
}
