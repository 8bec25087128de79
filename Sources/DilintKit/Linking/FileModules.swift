import SwiftFacts

/// Which module each file belongs to, and what it can see of other files.
struct FileModules: Sendable {
    /// How near a declaration is to a use: nearer is greater.
    struct Nearness: Comparable, Sendable {
        /// 4 the same file, 3 the same module, 2 an imported module, 1 another folder of the tree, 0 outside.
        var rank: Int
        /// Number of leading path components in common.
        var sharedFolders: Int
        /// Whether it stands in the use's own folder, or in one around that, rather than in another one below.
        var isAround = false

        static let outside = Nearness(rank: 0, sharedFolders: 0)

        static func < (left: Nearness, right: Nearness) -> Bool {
            if (left.rank, left.sharedFolders) != (right.rank, right.sharedFolders) {
                return (left.rank, left.sharedFolders) < (right.rank, right.sharedFolders)
            }
            return !left.isAround && right.isAround
        }
    }

    /// Module number by file.
    let module: [Int32]
    /// Whether a file is test code, by its place or by what it imports.
    let isTest: [Bool]
    /// Whether a file is test code for an `@testable import` alone: an example app may have one, and what it reads is read.
    let isTestByAccess: [Bool]
    /// Module names by module number.
    let names: [String]
    /// Whether a module is a target of a manifest: it sees nothing that it does not import.
    private let isTarget: [Bool]
    /// Whether a module is a target that some other module's product code imports: then it must be imported to be seen.
    private let mustBeImported: [Bool]
    /// By name: the number of the module of that name, -1 without.
    private let moduleOfName: [Int32]
    /// By file: numbers of the modules it imports, directly or through exported imports.
    private let imported: FrozenGroups<Int32>
    /// Names of modules that a file may see without importing them itself: Apple's, which come with one another, and what some
    /// file exports again.
    private let seenUnnamed: NameSet
    private let folders: FolderTree
    /// By folder: the identifier that it is called by; none where the sources hold no such word.
    private let folderNames: [NameID]
    private let files: [LinkedFile]

    init(linked: LinkedFacts, workers: WorkerPool) {
        let places = linked.places
        let testImports = ["XCTest", "Testing", "Quick"].compactMap { linked.names.find($0) }
        let signs = parallelMap(count: linked.files.count, workers: workers, block: 256) { file in
            let imports = linked.files[file].imports
            let isTest = places.isTest[file] || imports.contains { testImports.contains($0.module) }
            return (
                isTest: isTest, isByAccess: !isTest && Self.areOfTest(imports),
                exports: imports.contains(where: \.isExported)
            )
        }
        isTest = signs.map { $0.isTest || $0.isByAccess }
        isTestByAccess = signs.map(\.isByAccess)
        var moduleOfName = [Int32](repeating: -1, count: linked.names.count)
        for (number, name) in places.moduleNames.enumerated() {
            if let id = linked.names.find(name) { moduleOfName[Int(id.rawValue)] = Int32(number) }
        }
        module = places.module
        names = places.moduleNames
        isTarget = places.isTarget
        folders = places.folders
        folderNames = places.folders.names.map { linked.names.find(String($0)) ?? .none }
        files = linked.files
        self.moduleOfName = moduleOfName
        let exporting = signs.indices.filter { signs[$0].exports }
        var seenUnnamed = AppleModules.mentioned(in: linked.names)
        for file in exporting {
            for fact in linked.files[file].imports where fact.isExported { seenUnnamed.insert(fact.module) }
        }
        self.seenUnnamed = seenUnnamed
        let imported = VisibleModules(linked: linked, moduleOfName: moduleOfName, exporting: exporting)
            .ofAllFiles(workers: workers)
        self.imported = imported
        var mustBeImported = isTarget.map { _ in false }
        for file in isTest.indices where !isTest[file] {
            for module in imported[file] where module != self.module[file] {
                mustBeImported[Int(module)] = isTarget[Int(module)]
            }
        }
        self.mustBeImported = mustBeImported
    }

    /// Whether a module is imported for tests, and not in another branch of an `#if` as everybody imports it:
    /// `#if DEBUG`, `@testable import Calls`, `#else`, `import Calls`.
    private static func areOfTest(_ imports: some Collection<ImportFact>) -> Bool {
        imports.contains { one in
            one.isTestable && !imports.contains { !$0.isTestable && $0.module == one.module }
        }
    }

    /// The modules of the tree that a file imports, directly or through exported imports.
    func visibleModules(from file: Int) -> UnsafeBufferPointer<Int32> { imported[file] }

    /// The number of the folder that a file lies in; `FolderTree.outermost` for none.
    func folder(of file: Int) -> Int32 { folders.folder(of: file) }

    /// The folder around one; nil around the outermost.
    func folder(around folder: Int32) -> Int32? { folders.folder(around: folder) }

    /// How many folders a file in one has in common with all others there.
    func depth(ofFolder folder: Int32) -> Int { Int(folders.depth(of: folder)) }

    /// How deep below the folders that two files have in common the outermost folder lies that one imports by its name and the
    /// other one lies in; nil where there is none. The targets of an Xcode project are often folders of one, and the projects
    /// are folders of the tree, `Wallet/WalletCore/Ledger.swift`.
    func depth(ofImportedFolderOf file: Int, from user: Int) -> Int? {
        let shared = folders.sharedFolders(file, user)
        var (folder, found) = (folders.folder(of: file), nil as Int?)
        while depth(ofFolder: folder) > shared {
            let name = folderNames[Int(folder)]
            // Who imports a module of the tree does not mean a folder that is called so as well.
            if !name.isNone, index(ofModule: name) == nil, files[user].imports.contains(where: { $0.module == name }) {
                found = depth(ofFolder: folder) - shared
            }
            folder = folders.folder(around: folder) ?? FolderTree.outermost
        }
        return found
    }

    /// Whether a file lies in a folder of that name, however deep. O(depth)
    func lies(_ file: Int, inFolderNamed name: NameID) -> Bool {
        var folder = folders.folder(of: file)
        while folder != FolderTree.outermost {
            if folderNames[Int(folder)] == name { return true }
            folder = folders.folder(around: folder) ?? FolderTree.outermost
        }
        return false
    }

    /// Whether a name that the sources do not declare is a module's where a file says it. What stands behind any other is some
    /// type's, generated code's perhaps: `Assets.Color.ink`.
    func isModule(_ name: NameID, in file: Int) -> Bool {
        seenUnnamed.contains(name) || files[file].imports.contains { $0.module == name }
    }

    func index(ofModule name: NameID) -> Int? {
        let number = moduleOfName[Int(name.rawValue)]
        return number < 0 ? nil : Int(number)
    }

    /// Whether code in `user` can see what `file` declares with that access.
    func canSee(_ file: Int, access: AccessLevel, from user: Int) -> Bool {
        if file == user { return true }
        if access <= .fileprivate || isTest[file] && !isTest[user] { return false }
        let other = module[file]
        if other != module[user], imported[user].contains(other), !isNamedLikeApples(other) {
            return isGivenOut(access, to: user)
        }
        return canSee(module: other, from: user)
    }

    /// Whether code in `user` can see what a module declares for others.
    func canSee(module other: Int32, from user: Int) -> Bool {
        other == module[user] || imported[user].contains(other) || isOfOneTarget(other, user)
    }

    /// Whether a folder is called like a module of Apple's, which it has what extends: who imports `SwiftUI` does not mean it.
    private func isNamedLikeApples(_ module: Int32) -> Bool {
        !isTarget[Int(module)] && AppleModules.contains(names[Int(module)])
    }

    /// Whether a file may be of the same target as a module that is called otherwise.
    private func isOfOneTarget(_ module: Int32, _ user: Int) -> Bool { isOpen(module) && isInFolders(user) }

    /// Whether an application's folders may see a module without importing it: it is such a folder, or a target that
    /// nobody imports, whose sources the application must build by other means.
    func isOpen(_ module: Int32) -> Bool { !mustBeImported[Int(module)] }

    /// Whether a file is in no target: folders of an application are often one module.
    func isInFolders(_ file: Int) -> Bool { !isTarget[Int(module[file])] }

    /// Whether code that imports a module sees what that declares with an access.
    private func isGivenOut(_ access: AccessLevel, to user: Int) -> Bool { access > .internal || seesInternals(user) }

    /// Whether a file may mean what other modules declare for themselves alone: test code may.
    func seesInternals(_ file: Int) -> Bool { isTest[file] || files[file].imports.contains(where: \.isTestable) }

    /// How near what `file` declares with that access is to code in `user`; nil if it cannot be seen from there.
    func nearness(of file: Int, access: AccessLevel, from user: Int) -> Nearness? {
        if file == user { return Nearness(rank: 4, sharedFolders: 0) }
        if access <= .fileprivate { return nil }
        // Production code cannot see test code.
        if isTest[file], !isTest[user] { return nil }
        let rank =
            if module[file] == module[user] {
                3
            } else if imported[user].contains(module[file]), !isNamedLikeApples(module[file]) {
                isGivenOut(access, to: user) ? 2 : 0
            } else {
                isOfOneTarget(module[file], user) ? 1 : 0
            }
        if rank == 0 { return nil }
        let shared = folders.sharedFolders(file, user)
        return Nearness(
            rank: rank, sharedFolders: shared, isAround: depth(ofFolder: folders.folder(of: file)) == shared)
    }
}

/// What files see of other modules by what they import, and what that exports again.
private struct VisibleModules {
    private let linked: LinkedFacts
    private let moduleOfName: [Int32]
    /// By module: those that some file of it exports again.
    private let exports: [[Int32]]

    /// Far above what any code base exports again; it keeps thousands of modules, each exporting the next, from taking
    /// quadratic room.
    private static let maximumExported = 1024

    /// - Parameter exporting: The files that export anything again, ascending.
    init(linked: LinkedFacts, moduleOfName: [Int32], exporting: [Int]) {
        let module = linked.places.module
        var exports = [[Int32]](repeating: [], count: Int(module.max() ?? -1) + 1)
        for index in exporting {
            for fact in linked.files[index].imports where fact.isExported {
                let target = moduleOfName[Int(fact.module.rawValue)]
                if target >= 0 { exports[Int(module[index])].append(target) }
            }
        }
        for number in exports.indices where exports[number].count > 1 {
            exports[number] = Set(exports[number]).sorted()
        }
        self.linked = linked
        self.moduleOfName = moduleOfName
        self.exports = exports
    }

    func ofAllFiles(workers: WorkerPool) -> FrozenGroups<Int32> {
        // Runs, as each keeps a row for every module.
        let (count, run) = (linked.files.count, 1024)
        let runs = parallelMap(count: (count + run - 1) / run, workers: workers, block: 1) { number in
            of(number * run..<min(count, (number + 1) * run))
        }
        // In one table: an array for each file would be an allocation, and a reference to count for each question.
        var (modules, starts): ([Int32], [Int32]) = ([], [0])
        starts.reserveCapacity(count + 1)
        for run in runs {
            let before = Int32(modules.count)
            modules.append(contentsOf: run.modules)
            for end in run.ends { starts.append(before + end) }
        }
        return FrozenGroups(modules, starts: starts)
    }

    private func of(_ files: Range<Int>) -> SeenModules {
        var seen = SeenModules(moduleCount: exports.count)
        for index in files {
            var next = seen.modules.count
            let most = next + Self.maximumExported
            for fact in linked.files[index].imports { seen.add(moduleOfName[Int(fact.module.rawValue)]) }
            for module in exports[Int(linked.places.module[index])] { seen.add(module) }
            // Breadth-first, so that of very many the nearest are seen.
            while next < seen.modules.count, seen.modules.count < most {
                for module in exports[Int(seen.modules[next])] { seen.add(module) }
                next += 1
            }
            seen.endFile()
        }
        return seen
    }
}

/// What the files of a run see, one after the other.
private struct SeenModules {
    private(set) var modules: [Int32] = []
    /// By file: where what it sees ends.
    private(set) var ends: [Int32] = []
    /// By module: the last file that was found to see it.
    private var lastViewer: [Int]

    init(moduleCount: Int) { lastViewer = Array(repeating: -1, count: moduleCount) }

    /// - Parameter module: Negative for none.
    mutating func add(_ module: Int32) {
        guard module >= 0, lastViewer[Int(module)] != ends.count else { return }
        lastViewer[Int(module)] = ends.count
        modules.append(module)
    }

    mutating func endFile() { ends.append(Int32(modules.count)) }
}
