/// Folders put together into so many boxes.
///
/// The box with the most types is opened, again and again: the folder in it that holds the most of them becomes a box of its
/// own. So a picture tells most of where most is, and a folder of hundreds of others is no single box.
struct FolderBoxes {
    private struct Folder {
        var path: String
        /// None of the one that all others lie in.
        var parts: [Substring]
        var typeCount: Int
    }

    private struct Box {
        /// Sorted by path.
        var folders: [Folder]
        var typeCount: Int

        init(_ folders: [Folder]) {
            self.folders = folders
            typeCount = folders.reduce(0) { $0 + $1.typeCount }
        }

        /// How many first folders all paths have in common.
        var depth: Int {
            guard let first = folders.first?.parts else { return 0 }
            return first.indices.prefix { index in
                folders.allSatisfy { index < $0.parts.count && $0.parts[index] == first[index] }
            }.count
        }

        /// The path of the folder that all of it lies in.
        var path: String {
            let path = folders.first?.parts.prefix(depth).joined(separator: "/") ?? ""
            return path.isEmpty ? "." : path
        }

        /// Takes out what lies in the folder that holds the most.
        mutating func open() -> Box {
            let depth = depth
            let inner = Dictionary(grouping: folders.filter { $0.parts.count > depth }) { $0.parts[depth] }
            let boxes = inner.mapValues(Box.init)
            let largest = boxes.max { ($0.value.typeCount, $1.key) < ($1.value.typeCount, $0.key) }
            self = Box(folders.filter { $0.parts.count <= depth || $0.parts[depth] != largest?.key })
            return largest?.value ?? Box([])
        }
    }

    /// By folder: the path of its box.
    let paths: [String: String]

    /// - Parameter typeCounts: By folder.
    init(_ typeCounts: [String: Int], limit: Int) {
        let folders = typeCounts.sorted { $0.key < $1.key }.map { path, count in
            Folder(path: path, parts: path == "." ? [] : path.split(separator: "/"), typeCount: count)
        }
        var boxes = [Box(folders)]
        while boxes.count < limit {
            let open = boxes.indices.filter { boxes[$0].folders.count > 1 }
            guard let largest = open.max(by: { (boxes[$0].typeCount, $1) < (boxes[$1].typeCount, $0) }) else { break }
            boxes.append(boxes[largest].open())
        }
        var paths: [String: String] = [:]
        for box in boxes {
            let path = box.path
            for folder in box.folders { paths[folder.path] = path }
        }
        self.paths = paths
    }
}
