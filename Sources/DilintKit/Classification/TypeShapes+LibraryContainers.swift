import SwiftFacts

/// Types that are containers because a library says so.
extension TypeShapes {
    /// Whether a type derives from what a library's containers derive from.
    func isLibraryContainer(_ type: TypeID) -> Bool {
        index.outsideAncestors[type.index].contains { outside.libraryContainers.contains($0) }
            || derivesFromContainerInTree(type)
    }

    /// Whether a type derives from a library's container whose sources are among those that are analysed.
    private func derivesFromContainerInTree(_ type: TypeID) -> Bool {
        guard !outside.idiomContainers.isEmpty, let own = index.types[type.index].declaration?.file else {
            return false
        }
        let module = index.modules.module[Int(own)]
        let derives = index.ancestors[type.index].contains { ancestor in
            let base = index.types[ancestor.index]
            return outside.idiomContainers.contains(base.name)
                && base.declaration.map { index.modules.module[Int($0.file)] != module } ?? false
        }
        return derives && index.files[Int(own)].imports.contains { outside.idiomContainerModules.contains($0.module) }
    }
}
