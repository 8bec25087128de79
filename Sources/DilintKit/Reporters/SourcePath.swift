/// A finding's path as the outside world wants it.
enum SourcePath {
    /// The absolute path of what is named from the working directory.
    static func absolute(_ path: String, in workingDirectory: String) -> String {
        "/" + components(of: path.hasPrefix("/") ? path : workingDirectory + "/" + path).joined(separator: "/")
    }

    /// The path from the source root; the absolute one where the file lies outside.
    static func fromSourceRoot(_ path: String, for surface: Surface) -> String {
        let file = components(of: absolute(path, in: surface.workingDirectory))
        let root = components(of: surface.sourceRoot ?? surface.workingDirectory)
        guard file.count > root.count, file.starts(with: root) else { return "/" + file.joined(separator: "/") }
        return file.dropFirst(root.count).joined(separator: "/")
    }

    private static func components(of path: String) -> [Substring] {
        var components: [Substring] = []
        for component in path.split(separator: "/") {
            switch component {
            case ".": break
            case "..": _ = components.popLast()
            default: components.append(component)
            }
        }
        return components
    }
}
