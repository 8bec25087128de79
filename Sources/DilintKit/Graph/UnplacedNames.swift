import SwiftFacts

/// Names of members that are read from something whose type is not known, by module: they may be anybody's that can be
/// seen there.
struct UnplacedNames: Sendable {
    /// By module, ascending: a flag for each name and module took more room than all facts of a large tree.
    private let names: [[NameID]]
    private let moduleOfFile: [Int32]

    /// O(n log n) in the unplaced names of all files.
    init(index: ProjectIndex, uses: [FileUses], excluded: ExcludedCode) {
        moduleOfFile = index.modules.module
        var names: [[NameID]] = index.modules.names.map { _ in [] }
        for file in uses.indices where !excluded.contains(file: file) {
            names[Int(index.modules.module[file])] += uses[file].unplaced
        }
        self.names = names.map { $0.sorted().withoutRepetitions() }
    }

    /// Whether some code in the module of a file reads a member of that name from nobody knows what.
    func contains(_ name: NameID, inModuleOf file: Int) -> Bool {
        let module = Int(moduleOfFile[file])
        return names.indices.contains(module) && names[module].containsSorted(name)
    }
}
