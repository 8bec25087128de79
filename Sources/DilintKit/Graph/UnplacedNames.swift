import SwiftFacts

/// Names of members that are read from something whose type is not known, by module: they may be anybody's that can be
/// seen there.
struct UnplacedNames: Sendable {
    private let names: [NameSet]
    private let moduleOfFile: [Int32]

    /// O(unplaced names of all files).
    init(index: ProjectIndex, uses: [FileUses], excluded: ExcludedCode) {
        moduleOfFile = index.modules.module
        var names: [NameSet] = index.modules.names.map { _ in NameSet([], count: index.linked.names.count) }
        for file in uses.indices where !excluded.contains(file: file) {
            for name in uses[file].unplaced { names[Int(index.modules.module[file])].insert(name) }
        }
        self.names = names
    }

    /// Whether some code in the module of a file reads a member of that name from nobody knows what.
    func contains(_ name: NameID, inModuleOf file: Int) -> Bool {
        let module = Int(moduleOfFile[file])
        return names.indices.contains(module) && names[module].contains(name)
    }
}
