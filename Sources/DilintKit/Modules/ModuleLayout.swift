/// Tells which module each file belongs to and whether it is test code by its place.
///
/// SwiftPM targets where a `Package.swift` covers the file, else the first folder below the analysed root (the second
/// where the first is Sources, Modules, Packages, Targets or Features). Of nested packages the innermost decides.
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

        func contain(_ path: ArraySlice<Substring>) -> Bool {
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
    private static let groups: Set<Substring> = ["Sources", "Modules", "Packages", "Targets", "Features"]

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

    /// Looks files up one after the other: those of one folder mostly share their place.
    package struct Lookup {
        /// With the manifests that were added.
        package private(set) var layout: ModuleLayout
        /// The folder whose files are all at `place`.
        private var folder: Substring?
        private var place = (name: "", isTest: false)

        package init(_ layout: ModuleLayout) { self.layout = layout }

        /// Takes a manifest into account: of the files below its folder, and those alone.
        package mutating func add(_ manifest: Manifest) {
            layout.insert(manifest)
            folder = nil
        }

        /// The same as the layout's own `module(of:)`. O(1) for a file in the folder of the file before.
        package mutating func module(of path: String) -> (name: String, isTest: Bool) {
            guard let slash = path[...].lastSlash else { return layout.module(of: path) }
            let folder = path[..<slash]
            if folder != self.folder {
                let isShared: Bool
                (place, isShared) = layout.place(of: path)
                self.folder = isShared ? folder : nil
            }
            return place
        }

        /// Whether a file is test code by its place: the same as `module(of:)` says, at a tenth of its cost for most.
        package mutating func isTest(_ path: String) -> Bool {
            guard layout.hasUntoldTestTargets || TestCode.mayBeTestPath(path) else { return false }
            return module(of: path).isTest
        }
    }

    /// Some manifest has a test target whose folder is called like no test.
    private var hasUntoldTestTargets = false

    /// The module's name, and whether the file is test code by its place: of a test target of a manifest, or below the
    /// root in a folder that `TestCode` knows.
    ///
    /// - Complexity: O(length of the path)
    package func module(of path: String) -> (name: String, isTest: Bool) { place(of: path).module }

    /// The module, and whether it is that of all files in the folder.
    private func place(of path: String) -> (module: (name: String, isTest: Bool), isShared: Bool) {
        let components = Self.components(of: path)
        // Numbers of folders rather than folders, whose copies would count references at every step.
        var folder: Int? = 0
        var depth = 0
        var root: Int?
        var manifest: Int?
        var known: [Int] = []
        var isShared = true
        while let number = folder {
            if depth == components.count - 1, folders[number].namesFiles { isShared = false }
            // A root that is the file itself stands for the file's folder.
            if folders[number].isRoot { root = max(0, min(depth, components.count - 1)) }
            manifest = folders[number].manifest ?? manifest
            if !folders[number].places.isEmpty { known.append(number) }
            folder = depth < components.count ? folders[number].subfolders[components[depth]] : nil
            depth += 1
        }
        let below = components[(root ?? 0)...]
        let isTestPath = TestCode.mayBeTestPath(path) && TestCode.isTestPath(below)
        for place in known.reversed().lazy.flatMap({ folders[$0].places.reversed() }) {
            let target = targets[place.target]
            if target.manifest == manifest, !target.exclude.contain(components[place.depth...]) {
                return ((target.module, target.isTest || isTestPath), isShared)
            }
        }
        return ((folderModule(below, root: components[..<(root ?? 0)]), isTestPath), isShared)
    }

    /// Whether a module is a target of a manifest: then other modules must import it.
    package func isTarget(_ module: String) -> Bool { targetModules.contains(module) }

    /// The module of a file that no target covers.
    private func folderModule(_ below: ArraySlice<Substring>, root: ArraySlice<Substring>) -> String {
        let folders = below.dropLast()
        if let first = folders.first {
            let second = folders.dropFirst().first
            return String(Self.groups.contains(first) ? second ?? first : first)
        }
        let name = Self.components(of: workingDirectory + "/" + root.joined(separator: "/")).last ?? ""
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
