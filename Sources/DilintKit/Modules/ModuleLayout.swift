/// Tells which module each file belongs to and whether it is test code by its place.
///
/// SwiftPM targets where a `Package.swift` covers the file, else the first folder below the analysed root (the second
/// where the first is Sources, Modules, Packages, Targets, Features or Projects, in whatever case; below Projects, as
/// Tuist has them, the one that holds the first Sources, however deep it lies). Of nested packages the innermost decides.
package struct ModuleLayout: Sendable {
    /// A `Package.swift` that was found: its path as the files' paths are, and its bytes.
    package struct Manifest: Sendable {
        package var path: String
        package var bytes: [UInt8]

        package init(path: String, bytes: [UInt8]) {
            self.path = path
            self.bytes = bytes
        }
    }

    /// A target with what its folder holds that does not belong to it.
    private struct Target: Sendable {
        var module: String
        var isTest: Bool
        var manifest: Int
        var exclude: Paths
    }

    /// A place whose sources belong to a target: its folder, or of what it lists as its sources each file and folder.
    private struct Place: Sendable {
        var target: Int
        /// Number of components of the path of the target's folder.
        var depth: Int
    }

    /// What a target leaves out: files, and folders with all in them.
    private struct Paths: Sendable {
        private let listed: [[Substring]]
        /// The same, where there are many.
        private let set: Set<[Substring]>

        init(_ paths: [String]) {
            listed = paths.map(ModuleLayout.components)
            set = paths.count > 16 ? Set(listed) : []
        }

        /// - Parameter depth: Number of components of the path of the target's folder.
        func contain(_ path: String, from depth: Int) -> Bool {
            if listed.isEmpty { return false }
            let path = ModuleLayout.components(of: path)[depth...]
            if set.isEmpty { return listed.contains { path.starts(with: $0) } }
            return (0...path.count).contains { set.contains(Array(path.prefix($0))) }
        }
    }

    /// A folder or file that something is known of, or a folder on the way to one.
    private struct Folder: Sendable {
        var subfolders: [Substring: Int] = [:]
        var isRoot = false
        /// A file in it is a root, or listed by a target: then its files may belong to different modules.
        var namesFiles = false
        /// Number of the manifest in it.
        var manifest: Int?
        var places: [Place] = []
    }

    /// First folders that only hold the modules' folders.
    private static let groups: Set<String> = ["sources", "modules", "packages", "targets", "features", projects]
    /// The one of them that may hold groups of modules in turn: `Projects/Features/Search/Sources`.
    private static let projects = "projects"

    /// The first one is where relative paths begin. A tree, so that a path is looked up once, only as deep as something
    /// is known; it needs no cache.
    private var folders = [Folder()]
    private var targets: [Target] = []
    /// How many manifests were taken into account: the number of the next one.
    private var manifestCount = 0
    /// The modules that are targets of a manifest.
    private var targetModules: Set<String> = []
    private let workingDirectory: String

    /// - Parameters:
    ///   - roots: The analysed paths, as given.
    ///   - manifests: Every `Package.swift` below the roots, and those above that should count; those that
    ///     `Lookup.add` brings are none of them.
    ///   - workingDirectory: Where relative paths begin; only the name of a root like `.` needs it.
    package init(roots: [String], manifests: [Manifest] = [], workingDirectory: String = "") {
        self.workingDirectory = workingDirectory
        for root in roots {
            let folder = insertFolder(Self.components(of: root))
            folders[folder].isRoot = true
            if root.hasSuffix(".swift") { nameFile(Self.components(of: root)) }
        }
        for manifest in manifests { insert(manifest) }
    }

    /// Looks files up one after the other: those of one folder mostly share their place, and of the next folder only what
    /// lies beyond the folders around both is new.
    package struct Lookup {
        /// With the manifests that were added.
        package private(set) var layout: ModuleLayout
        private var way: Way
        /// The folder, with a slash behind it, whose files are all at `place`; empty for none.
        private var folder = ""
        private var place = (name: "", isTest: false)
        /// A folder, with a slash behind it, whose name says that its files are no test code; empty for none.
        private var productFolder = ""

        package init(_ layout: ModuleLayout) {
            self.layout = layout
            way = layout.start
        }

        /// Whether the module that was found last is known to be that of all files in the file's folder.
        package var isOfFolder: Bool { !folder.isEmpty }

        /// Takes a manifest into account: of the files below its folder, and those alone.
        package mutating func add(_ manifest: Manifest) {
            layout.insert(manifest)
            (way, folder, productFolder) = (layout.start, "", "")
        }

        /// The same as the layout's own `module(of:)`. O(1) for a file in the folder of the file before.
        package mutating func module(of path: String) -> (name: String, isTest: Bool) {
            if path.lies(in: folder) { return place }
            let isShared: Bool
            (place, isShared) = layout.place(of: path, along: &way)
            folder = isShared ? path.folder : ""
            return place
        }

        /// Whether a file is test code by its place: the same as `module(of:)` says, at a tenth of its cost for most.
        package mutating func isTest(_ path: String) -> Bool { test(path).isTest }

        /// The same, and whether it is known to be true of all files in the file's folder.
        package mutating func test(_ path: String) -> (isTest: Bool, isShared: Bool) {
            if !layout.hasUntoldTestTargets {
                if path.lies(in: productFolder) { return (false, true) }
                let folder = path.folder
                if !TestCode.mayBeTestPath(folder) {
                    productFolder = folder
                    return (false, true)
                }
            }
            return (module(of: path).isTest, !folder.isEmpty)
        }
    }

    /// The folders on the way to a file.
    private struct Way {
        var path = ""
        /// The first one is where the way begins.
        var steps: [Step]

        /// Goes back until the way is one to another file, too.
        mutating func turnBack(to path: String) {
            let common = path.countInCommon(with: self.path)
            while let last = steps.last, last.end > common { steps.removeLast() }
            self.path = path
        }
    }

    /// What is known at a folder on the way to a file.
    private struct Step {
        /// Without `.`, and without `..` where a name stands before it; of an absolute path the first is `/`.
        var name: Substring = ""
        /// How many bytes of the path lead to it, the slash behind it included.
        var end = 0
        /// Its number in the tree; nil where nothing is known of it.
        var folder: Int?
        /// Number of steps up to the innermost root.
        var root = 0
        /// The module of files that no target covers: a folder's below the root; nil in the root itself.
        var module: Substring?
        /// Whether it is among groups of modules: then the module is the folder that holds the first `Sources`.
        var isAmongModules = false
        /// The innermost manifest's number.
        var manifest: Int?
        /// The folders at which targets have places, outermost first.
        var places: [Int] = []
        /// The folders below the root.
        var tests = TestCode.FolderPath()
    }

    /// Some manifest has a test target whose folder is called like no test.
    private var hasUntoldTestTargets = false

    /// The module's name, and whether the file is test code by its place: of a test target of a manifest, or below the
    /// root in a folder that `TestCode` knows.
    ///
    /// - Complexity: O(length of the path)
    package func module(of path: String) -> (name: String, isTest: Bool) {
        var way = start
        return place(of: path, along: &way).module
    }

    /// Where every way begins.
    private var start: Way {
        var step = Step(folder: 0)
        note(folder: 0, depth: 0, in: &step)
        return Way(steps: [step])
    }

    /// The module, and whether it is that of all files in the folder.
    ///
    /// - Parameter way: To another file, or the start; becomes that to this one.
    private func place(
        of path: String, along way: inout Way
    ) -> (module: (name: String, isTest: Bool), isShared: Bool) {
        way.turnBack(to: path)
        let file = advance(&way)
        var last = way.steps[way.steps.count - 1]
        let isShared = last.folder.map { !folders[$0].namesFiles } ?? true
        // A root that is the file itself stands for the file's folder.
        if !isShared, let number = folder(file, in: last.folder) {
            note(folder: number, depth: way.steps.count - 1, in: &last)
        }
        return (module(of: way, at: last), isShared)
    }

    /// Goes on along the folders of the way's path.
    ///
    /// - Returns: What stands behind them, the file's name.
    private func advance(_ way: inout Way) -> Substring {
        var start = way.steps[way.steps.count - 1].end
        while let slash = way.path.slash(from: start) {
            let name = way.path.bytes(start..<slash)
            start = slash + 1
            let outer = way.steps[way.steps.count - 1]
            switch name {
            case "" where slash > 0, ".": continue
            case ".." where !["", "..", "/"].contains(outer.name): way.steps.removeLast()
            default:
                way.steps.append(
                    step(to: name.isEmpty ? "/" : name, end: start, depth: way.steps.count, from: outer))
            }
        }
        return way.path.bytes(start..<way.path.utf8.count)
    }

    private func step(to name: Substring, end: Int, depth: Int, from outer: Step) -> Step {
        var step = outer
        step.name = name
        step.end = end
        step.tests.enter(name)
        let group = depth == outer.root + 2 ? outer.name.lowercased() : ""
        let isInGroup = Self.groups.contains(group)
        if outer.module == nil || isInGroup { step.module = name }
        if isInGroup, group == Self.projects {
            step.isAmongModules = true
        } else if outer.isAmongModules, name == "Sources" {
            (step.module, step.isAmongModules) = (outer.name, false)
        }
        step.folder = folder(name, in: outer.folder)
        if let folder = step.folder { note(folder: folder, depth: depth, in: &step) }
        return step
    }

    private func folder(_ name: Substring, in outer: Int?) -> Int? { outer.flatMap { folders[$0].subfolders[name] } }

    /// - Parameter depth: Number of steps up to the folder.
    private func note(folder number: Int, depth: Int, in step: inout Step) {
        if folders[number].isRoot {
            (step.root, step.module, step.tests, step.isAmongModules) = (depth, nil, TestCode.FolderPath(), false)
        }
        step.manifest = folders[number].manifest ?? step.manifest
        if !folders[number].places.isEmpty { step.places.append(number) }
    }

    private func module(of way: Way, at step: Step) -> (name: String, isTest: Bool) {
        for place in step.places.reversed().lazy.flatMap({ folders[$0].places.reversed() }) {
            let target = targets[place.target]
            if target.manifest == step.manifest, !target.exclude.contain(way.path, from: place.depth) {
                return (target.module, target.isTest || step.tests.isTest)
            }
        }
        return (step.module.map(String.init) ?? name(ofRoot: way.steps[...step.root]), step.tests.isTest)
    }

    /// Whether a module is a target of a manifest: then other modules must import it.
    package func isTarget(_ module: String) -> Bool { targetModules.contains(module) }

    /// - Parameter steps: The way to the root.
    private func name(ofRoot steps: ArraySlice<Step>) -> String {
        let root = steps.dropFirst().map(\.name).joined(separator: "/")
        let name = Self.components(of: workingDirectory + "/" + root).last ?? ""
        return name == "/" ? "" : String(name)
    }

    private mutating func insert(_ manifest: Manifest) {
        let number = manifestCount
        manifestCount += 1
        let package = PackageManifest(bytes: manifest.bytes)
        guard package.isManifest else { return }
        let base = Array(Self.components(of: manifest.path).dropLast())
        folders[insertFolder(base)].manifest = number
        for target in package.targets {
            let module = target.moduleName
            let named = (target.exclude + (target.sources ?? [])).filter { $0.hasSuffix(".swift") }
            targets.append(
                Target(
                    module: module, isTest: target.kind == .testTarget, manifest: number,
                    exclude: Paths(target.exclude)))
            for path in package.folders(of: target) {
                if target.kind == .testTarget, !TestCode.mayBeTestPath(path) { hasUntoldTestTargets = true }
                let folder = Self.components(of: (base + [path[...]]).joined(separator: "/"))
                let place = Place(target: targets.count - 1, depth: folder.count)
                for file in named { nameFile(folder + Self.components(of: file)) }
                for source in target.sources ?? [""] {
                    folders[insertFolder(folder + Self.components(of: source))].places.append(place)
                }
            }
            targetModules.insert(module)
        }
    }

    private mutating func nameFile(_ components: [Substring]) {
        folders[insertFolder(components.dropLast())].namesFiles = true
    }

    private mutating func insertFolder(_ components: some Sequence<Substring>) -> Int {
        var folder = 0
        for component in components {
            if let next = folders[folder].subfolders[component] {
                folder = next
            } else {
                folders[folder].subfolders[component] = folders.count
                folder = folders.count
                folders.append(Folder())
            }
        }
        return folder
    }

    /// A path's components without `.`, and without `..` where a name stands before it; an absolute path begins with `/`.
    private static func components(of path: String) -> [Substring] {
        var components: [Substring] = []
        components.reserveCapacity(16)
        if path.utf8.first == UInt8(ascii: "/") { components.append("/") }
        for component in path[...].slashedComponents {
            switch component.utf8.count {
            case 1 where component == ".": continue
            case 2 where component == "..":
                if let last = components.last, last != "..", last != "/" {
                    components.removeLast()
                } else {
                    components.append(component)
                }
            default: components.append(component)
            }
        }
        return components
    }
}
