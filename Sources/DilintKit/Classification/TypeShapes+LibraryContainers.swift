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
        return index.ancestors[type.index].contains { ancestor in
            let base = index.types[ancestor.index]
            guard outside.idiomContainers.contains(base.name), let file = base.declaration?.file,
                case let library = index.modules.module[Int(file)], library != module
            else { return false }
            return index.files[Int(own)].imports.contains {
                outside.idiomContainerModules.contains($0.module)
                    && index.modules.index(ofModule: $0.module) == Int(library)
            }
        }
    }
}
