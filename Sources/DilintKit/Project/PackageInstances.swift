import SwiftFacts

/// The types of packages whose shared instances the sources reach by their types' names, `Tracker.shared`.
///
/// What is read so of a type that nothing declares may be a case of an enum. Where the file imports a package it hardly
/// is; and then it is none in the other files either, which know the type by a bridging header or through a module that
/// exports it.
struct PackageInstances: Sendable {
    private let types: NameSet

    /// O(accesses of the files that import a package)
    init(index: ProjectIndex, uses: ProjectUses, platform: PlatformServices) {
        var types = NameSet([], count: index.linked.names.count)
        for file in uses.indices where index.importsPackage(file: file) {
            for access in uses[file].accesses where !access.isImplicit {
                guard case .outside(let type, let member) = access.target,
                    platform.isThirdParty(type: type, member: member)
                else { continue }
                types.insert(type)
            }
        }
        self.types = types
    }

    func contains(_ type: NameID) -> Bool { types.contains(type) }
}
