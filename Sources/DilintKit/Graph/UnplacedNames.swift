import SwiftFacts

/// Names of members that are read from something whose type is not known: they may be anybody's that can be seen there.
struct UnplacedNames: Sendable {
    /// By module, where somebody imports it: a flag for each name and module took more room than all facts of a large tree.
    private let reads: [Reads]
    private let moduleOfFile: [Int32]
    /// By module: whether nobody but tests imports it: as far as anybody knows it is one of several folders of an application.
    private let isUnimported: [Bool]
    /// What the code of all those reads: to the compiler they are one module.
    private let readsOfUnimported: Reads

    /// What some files read.
    private struct Reads {
        /// Of which nothing else is known, ascending.
        var names: [NameID] = []
        /// Of other names, ascending; some more than once.
        var narrowed: [NarrowedRead] = []
    }

    /// O(unplaced names of all files + modules * names / 64): as bits, for sorting them took ten times as long.
    init(index: ProjectIndex, uses: ProjectUses) {
        moduleOfFile = index.modules.module
        var isUnimported = index.modules.names.indices.map { index.modules.isOpen(Int32($0)) }
        // Each of several applications of one tree is imported by its tests.
        for file in uses.indices where !index.modules.isTest[file] {
            for module in index.modules.visibleModules(from: file) { isUnimported[Int(module)] = false }
        }
        // By module: the files whose unplaced names may be read of what it declares.
        var readers: [[Int]] = index.modules.names.map { _ in [] }
        for file in uses.indices where !uses[file].unplaced.isEmpty || !uses[file].narrowed.isEmpty {
            readers[Int(index.modules.module[file])].append(file)
            // What is internal elsewhere can be seen there.
            guard index.modules.isTestByAccess[file] else { continue }
            for module in index.modules.visibleModules(from: file) { readers[Int(module)].append(file) }
        }
        func reads(in files: some Sequence<Int>) -> Reads {
            var names = NameSet([], count: index.linked.names.count)
            for file in files { for name in uses[file].unplaced { names.insert(name) } }
            var narrowed: [NarrowedRead] = []
            for file in files { narrowed += uses[file].narrowed.filter { !names.contains($0.name) } }
            narrowed.sort()
            return Reads(names: names.ascending, narrowed: narrowed)
        }
        self.reads = readers.indices.map {
            isUnimported[$0] || readers[$0].isEmpty ? Reads() : reads(in: readers[$0])
        }
        readsOfUnimported = reads(in: readers.indices.lazy.filter { isUnimported[$0] }.flatMap { readers[$0] })
        self.isUnimported = isUnimported
    }

    /// Whether some code in the module of a file reads a member of that name from nobody knows what.
    ///
    /// - Parameter isMeant: Asked of those reads of which something is known all the same.
    func contains(
        _ name: NameID, inModuleOf file: Int, where isMeant: (NarrowedRead) -> Bool = { _ in true }
    ) -> Bool {
        let module = Int(moduleOfFile[file])
        guard reads.indices.contains(module) else { return false }
        let reads = isUnimported[module] ? readsOfUnimported : reads[module]
        return reads.names.containsSorted(name)
            || reads.narrowed[reads.narrowed.range(of: name) { $0.name }].contains(where: isMeant)
    }
}
