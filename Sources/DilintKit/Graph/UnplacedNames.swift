import SwiftFacts

/// Names of members that are read from something whose type is not known: they may be anybody's that can be seen there.
struct UnplacedNames: Sendable {
    /// By module, ascending: a flag for each name and module took more room than all facts of a large tree.
    private let names: [[NameID]]
    private let moduleOfFile: [Int32]
    /// By module: whether nobody imports it: as far as anybody knows it is one of several folders of an application.
    private let isUnimported: [Bool]
    /// What the code of all those reads, ascending: to the compiler they are one module.
    private let namesOfUnimported: [NameID]

    /// O(n log n) in the unplaced names of all files.
    init(index: ProjectIndex, uses: [FileUses]) {
        moduleOfFile = index.modules.module
        var isUnimported = index.modules.names.indices.map { index.modules.isOpen(Int32($0)) }
        for file in uses.indices {
            for module in index.modules.visibleModules(from: file) { isUnimported[Int(module)] = false }
        }
        var names: [[NameID]] = index.modules.names.map { _ in [] }
        for file in uses.indices where !uses[file].unplaced.isEmpty {
            names[Int(index.modules.module[file])] += uses[file].unplaced
            // What is internal elsewhere can be seen there.
            guard index.modules.isTestByAccess[file] else { continue }
            for module in index.modules.visibleModules(from: file) { names[Int(module)] += uses[file].unplaced }
        }
        names = names.map { $0.sorted().withoutRepetitions() }
        namesOfUnimported = names.indices.lazy.filter { isUnimported[$0] }.flatMap { names[$0] }
            .sorted().withoutRepetitions()
        self.names = names
        self.isUnimported = isUnimported
    }

    /// Whether some code in the module of a file reads a member of that name from nobody knows what.
    func contains(_ name: NameID, inModuleOf file: Int) -> Bool {
        let module = Int(moduleOfFile[file])
        guard names.indices.contains(module) else { return false }
        return isUnimported[module] ? namesOfUnimported.containsSorted(name) : names[module].containsSorted(name)
    }
}
