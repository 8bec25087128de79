import SwiftFacts

extension Project {
    /// Libraries for dependency injection that the project imports and of which nothing was read: silence about them is
    /// no clean bill. One sentence each, without a full stop.
    var unreadLibraries: [String] {
        var notes: [String] = []
        for (number, idiom) in idioms.all.enumerated() {
            let idiom = Swift.type(of: idiom)
            guard idiom.isInjectionLibrary, wiring.counts[number, default: 0] == 0 else { continue }
            let modules = idiom.modules.filter { !idiom.umbrellaModules.contains($0) }
            guard let (files, module) = importers(of: modules) else { continue }
            notes.append("\(files) \(module), but no registration or lookup of it was found")
        }
        for module in IdiomRegistry.unread {
            guard let (files, module) = importers(of: [module]) else { continue }
            notes.append("\(files) \(module), whose registrations dilint does not read yet")
        }
        return notes
    }

    /// How many files import one of a library's modules themselves, and the first that is; nil for none. A module of the
    /// project that is called like one is no library.
    private func importers(of modules: [String]) -> (files: String, module: String)? {
        let imported = modules.compactMap { index.linked.names.find($0) }
            .filter { index.modules.index(ofModule: $0) == nil }
        guard !imported.isEmpty else { return nil }
        var found: Set<NameID> = []
        let files = index.files.indices.count { file in
            guard !classification.excluded.contains(file: file) else { return false }
            let modules = index.files[file].imports.lazy.map(\.module).filter { imported.contains($0) }
            found.formUnion(modules)
            return !modules.isEmpty
        }
        guard let module = imported.first(where: found.contains) else { return nil }
        return ("\(TerminalText.counted(files, "file"))\(files == 1 ? " imports" : " import")", index.text(module))
    }
}
