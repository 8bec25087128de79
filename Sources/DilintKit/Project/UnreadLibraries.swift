import SwiftFacts

extension Project {
    /// Libraries for dependency injection that the project imports and of which nothing was read: silence about them is
    /// no clean bill. One sentence each, without a full stop.
    var unreadLibraries: [String] {
        var notes: [String] = []
        for (number, idiom) in idioms.all.enumerated() where Swift.type(of: idiom).isInjectionLibrary {
            let files = idioms.files(of: number) { !classification.excluded.contains(file: $0) }
            guard files > 0, wiring.counts[number, default: 0] == 0 else { continue }
            let library = Swift.type(of: idiom).library
            notes.append(
                "\(Self.importing(files)) \(library), but no registration or lookup of it was found"
            )
        }
        for module in IdiomRegistry.unread {
            guard let name = index.linked.names.find(module) else { continue }
            let files = index.files.indices.count { file in
                !classification.excluded.contains(file: file)
                    && index.files[file].imports.contains { $0.module == name }
            }
            guard files > 0 else { continue }
            notes.append(
                "\(Self.importing(files)) \(module), whose registrations dilint does not read yet")
        }
        return notes
    }

    private static func importing(_ files: Int) -> String {
        TerminalText.counted(files, "file") + (files == 1 ? " imports" : " import")
    }
}
