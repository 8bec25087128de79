import DilintKit

/// A configuration and the folder that its globs and paths are relative to.
struct ConfigurationFile: Equatable {
    var configuration = Configuration()
    /// As seen from the working directory: `.`, `..`, `../..`, an absolute path.
    var folder = "."
    /// The same of the file; nil where there is none.
    var path: String?

    static let name = ".dilint.json"

    /// The file that the user named, or the nearest one from the working directory up to the repository's root; the
    /// defaults where there is none.
    static func load(named path: String?, in host: Host) throws(CommandFailure) -> ConfigurationFile {
        if let path { return try read(path, in: host) }
        guard let found = nearest(in: host.files) else { return ConfigurationFile() }
        return try read(found, in: host)
    }

    /// The folder of everything that the configuration speaks about: its own if that is the working directory or one
    /// above it, else the working directory. Absolute.
    func projectFolder(in files: FileSystem) -> String {
        let own = PathText.absolute(folder, in: files.workingDirectory)
        return PathText.relative(files.workingDirectory, to: own) == nil ? files.workingDirectory : own
    }

    /// The nearest file in or above one of the analysed paths that is not looked for, as the path lies elsewhere than the
    /// working directory: who analyses another project may take it for granted.
    static func passedOver(by paths: [String], in files: FileSystem) -> String? {
        let workingDirectory = files.realPath(".") ?? files.workingDirectory
        for path in paths where path != "-" {
            var folder = files.realPath(path)
            // What lies there or above is looked for.
            while let here = folder, PathText.relative(workingDirectory, to: here) == nil {
                let other = PathText.joined(here, name)
                if files.exists(other) { return (try? files.displayPath(other)) ?? other }
                folder = files.exists(PathText.joined(here, ".git")) ? nil : PathText.parent(of: here)
            }
        }
        return nil
    }

    private static func nearest(in files: FileSystem) -> String? {
        var folder = "."
        for _ in files.workingDirectory.split(separator: "/").indices {
            let path = PathText.joined(folder, name)
            // A link that leads nowhere is a configuration that cannot be read, not none.
            if (try? files.status(path, followingLinks: false)) != nil { return path }
            if files.exists(PathText.joined(folder, ".git")) { return nil }
            folder = PathText.joined(folder, "..")
        }
        return nil
    }

    private static func read(_ path: String, in host: Host) throws(CommandFailure) -> ConfigurationFile {
        let bytes = try host.read(path, as: "configuration")
        do throws(ConfigurationError) {
            let configuration = try ConfigurationReader.read(bytes, file: path, rules: RuleCatalog.builtIn.rules)
            let folder = PathText.parent(of: PathText.normalized(path)) ?? "."
            return ConfigurationFile(configuration: configuration, folder: folder, path: path)
        } catch {
            throw .configuration(error)
        }
    }
}
