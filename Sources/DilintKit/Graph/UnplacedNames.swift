import SwiftFacts

/// Names of members that are read from something whose type is not known, by module: they may be anybody's that can be
/// seen there.
struct UnplacedNames: Sendable {
    private let names: [Set<NameID>]
    private let moduleOfFile: [Int32]

    /// O(unplaced names of all files).
    init(index: ProjectIndex, uses: [FileUses], excluded: ExcludedCode) {
        moduleOfFile = index.modules.module
        var names: [Int32: Set<NameID>] = [:]
        for file in uses.indices where !excluded.contains(file: file) {
            names[index.modules.module[file], default: []].formUnion(uses[file].unplaced)
        }
        let count = Int(moduleOfFile.max() ?? -1) + 1
        self.names = (0..<max(0, count)).map { names[Int32($0)] ?? [] }
    }

    /// Whether some code in the module of a file reads a member of that name from nobody knows what.
    func contains(_ name: NameID, inModuleOf file: Int) -> Bool {
        let module = Int(moduleOfFile[file])
        return names.indices.contains(module) && names[module].contains(name)
    }
}
