/// Finds the types that a person means by a name: nodes of the type graph.
struct NamedTypes {
    private let project: Project
    /// Qualified names that several types have.
    private let sharedNames: Set<String>

    /// - Complexity: O(types)
    init(_ project: Project) {
        self.project = project
        var names: Set<String> = []
        var shared: Set<String> = []
        for number in project.index.types.indices where Self.isShown(number, in: project) {
            let name = project.index.qualifiedName(of: TypeID(number))
            if !names.insert(name).inserted { shared.insert(name) }
        }
        sharedNames = shared
    }

    /// The nodes that a name stands for: `Feed`, `Outer.Feed`, `Module.Feed`, or a type from elsewhere. A name that fits
    /// several types means any of them.
    ///
    /// - Throws: Where it fits none.
    func nodes(named name: String) throws(QueryError) -> [Int] {
        let shown = project.index.types.indices.filter { Self.isShown($0, in: project) }
        let names = shown.map { (node: $0, name: project.index.qualifiedName(of: TypeID($0))) }
        for fits in [
            { self.moduleName(of: $0.node) + "." + $0.name == name }, { $0.name == name },
            { $0.name.hasSuffix("." + name) },
        ] as [((node: Int, name: String)) -> Bool] {
            let found = names.filter(fits).map(\.node)
            if !found.isEmpty { return found }
        }
        let outside = project.types.outsideNames.indices.filter { outsideName($0) == name }
        if !outside.isEmpty { return outside.map { project.index.types.count + $0 } }
        let known = names.map(\.name) + project.types.outsideNames.indices.map(outsideName)
        // Reports speak of members too: who copies `Session.shared` from one means the type before it.
        let owner = name.lastIndex(of: ".").map { String(name[..<$0]) }.flatMap { known.contains($0) ? $0 : nil }
        throw .unknownType(name, nearest: owner ?? NearestName.suggestion(for: name, in: Set(known).sorted()))
    }

    /// Qualified by outer types, and by the module where another type has that name, too.
    func name(of node: Int) -> String {
        guard node < project.index.types.count else { return outsideName(node - project.index.types.count) }
        let name = project.index.qualifiedName(of: TypeID(node))
        let module = sharedNames.contains(name) ? moduleName(of: node) : ""
        return module.isEmpty ? name : module + "." + name
    }

    private static func isShown(_ number: Int, in project: Project) -> Bool {
        project.index.types[number].isDeclared && !project.classification.excluded.contains(TypeID(number))
    }

    private func moduleName(of node: Int) -> String {
        let module = project.index.types[node].module
        return module < 0 ? "" : project.index.modules.names[Int(module)]
    }

    private func outsideName(_ number: Int) -> String { project.index.text(project.types.outsideNames[number]) }
}

/// Why a question cannot be answered.
package enum QueryError: Error, Equatable {
    /// No type has that name; the nearest that one has.
    case unknownType(String, nearest: String?)
    /// The graph that is drawn has no type of that name; the nearest that one has.
    case notDrawn(String, nearest: String?)
    /// Both names of a question stand for the same type.
    case sameType(String)
}
