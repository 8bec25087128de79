import SwiftFacts

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

    /// The nodes that a name stands for: `Feed`, `Outer.Feed`, `Module.Feed`, or a type from elsewhere; of a variable, as
    /// reports call instances (`Session.shared`), that of its type. A name that fits several means any of them.
    ///
    /// - Throws: Where it fits none.
    func nodes(named name: String) throws(QueryError) -> [Int] {
        let declared = declared(named: name)
        if !declared.isEmpty { return declared }
        let outside = project.types.outsideNames.indices.filter { outsideName($0) == name }
        if !outside.isEmpty { return outside.map { project.index.types.count + $0 } }
        let held = held(by: name)
        if !held.isEmpty { return held }
        let known =
            shown.map { project.index.qualifiedName(of: TypeID($0)) }
            + project.types.outsideNames.indices.map(outsideName)
        // A member that is no variable: whoever asks for it means the type before it.
        let owner = name.lastIndex(of: ".").map { String(name[..<$0]) }.flatMap { known.contains($0) ? $0 : nil }
        throw .unknownType(name, nearest: owner ?? NearestName.suggestion(for: name, in: Set(known).sorted()))
    }

    private var shown: [Int] { project.index.types.indices.filter { Self.isShown($0, in: project) } }

    /// The types of the project that a name stands for.
    private func declared(named name: some StringProtocol) -> [Int] {
        let names = shown.map { (node: $0, name: project.index.qualifiedName(of: TypeID($0))) }
        for fits in [
            { self.moduleName(of: $0.node) + "." + $0.name == name }, { $0.name == name },
            { $0.name.hasSuffix("." + name) },
        ] as [((node: Int, name: String)) -> Bool] {
            let found = names.filter(fits).map(\.node)
            if !found.isEmpty { return found }
        }
        return []
    }

    /// The types of the project that members, or globals, of a name hold an instance of.
    private func held(by name: String) -> [Int] {
        let parts = name.split(separator: ".")
        guard let member = parts.last else { return [] }
        let owners = Set(declared(named: parts.dropLast().joined(separator: ".")))
        var found: Set<Int> = []
        for file in project.index.files.indices {
            let facts = project.index.files[file].properties
            for row in facts.indices {
                let owner = project.index.owner(of: PropertyID(file: file, row: row))
                guard parts.count == 1 ? owner.isNone : owners.contains(owner.index),
                    project.index.text(facts[row].name) == member,
                    let type = project.type(of: PropertyID(file: file, row: row)).nominalHead,
                    Self.isShown(type.index, in: project)
                else { continue }
                found.insert(type.index)
            }
        }
        return found.sorted()
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
