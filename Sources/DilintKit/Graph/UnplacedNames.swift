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

    /// O(unplaced names of all files + modules * names / 64): as bits, for sorting them took ten times as long.
    init(index: ProjectIndex, uses: ProjectUses) {
        moduleOfFile = index.modules.module
        var isUnimported = index.modules.names.indices.map { index.modules.isOpen(Int32($0)) }
        for file in uses.indices {
            for module in index.modules.visibleModules(from: file) { isUnimported[Int(module)] = false }
        }
        // By module: the files whose unplaced names may be read of what it declares.
        var readers: [[Int]] = index.modules.names.map { _ in [] }
        for file in uses.indices where !uses[file].unplaced.isEmpty {
            readers[Int(index.modules.module[file])].append(file)
            // What is internal elsewhere can be seen there.
            guard index.modules.isTestByAccess[file] else { continue }
            for module in index.modules.visibleModules(from: file) { readers[Int(module)].append(file) }
        }
        func unplaced(in files: some Sequence<Int>) -> [NameID] {
            var found = NameSet([], count: index.linked.names.count)
            for file in files { for name in uses[file].unplaced { found.insert(name) } }
            return found.ascending
        }
        names = readers.map { $0.isEmpty ? [] : unplaced(in: $0) }
        namesOfUnimported = unplaced(in: readers.indices.lazy.filter { isUnimported[$0] }.flatMap { readers[$0] })
        self.isUnimported = isUnimported
    }

    /// Whether some code in the module of a file reads a member of that name from nobody knows what.
    func contains(_ name: NameID, inModuleOf file: Int) -> Bool {
        let module = Int(moduleOfFile[file])
        guard names.indices.contains(module) else { return false }
        return isUnimported[module] ? namesOfUnimported.containsSorted(name) : names[module].containsSorted(name)
    }
}
