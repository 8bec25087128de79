import SwiftFacts

/// What tells types of one name apart.
extension Project {
    /// What goes before the name that several types have, in their order: the modules, or the folders in which they begin to
    /// stand apart where one module has several; nothing where neither is known.
    ///
    ///     App/Phone/Store.swift    Phone.Store
    ///     App/Watch/Store.swift    Watch.Store
    func qualifiers(of namesakes: [TypeID]) -> [String] {
        let modules = namesakes.map { type in
            let module = index.types[type.index].module
            return module < 0 ? "" : index.modules.names[Int(module)]
        }
        if Self.areAllDifferent(modules) { return modules }
        let folders = namesakes.map { folders(of: $0) }
        let longest = folders.reduce(0) { max($0, $1.count) }
        let shared = (0..<longest).prefix(while: { depth in
            folders.allSatisfy { depth < $0.count && $0[depth] == folders[0][depth] }
        }).count
        for depth in shared..<longest {
            let apart = folders.map { $0.dropFirst(shared).prefix(depth - shared + 1).joined(separator: "/") }
            if Self.areAllDifferent(apart) { return zip(apart, modules).map { $0.isEmpty ? $1 : $0 } }
        }
        return modules
    }

    private static func areAllDifferent(_ names: [String]) -> Bool { Set(names).count == names.count }

    /// The folders around the file that declares a type.
    private func folders(of type: TypeID) -> [Substring] {
        guard let part = index.parts(of: type).first else { return [] }
        return index.files[part.fileIndex].path.split(separator: "/").dropLast()
    }
}
