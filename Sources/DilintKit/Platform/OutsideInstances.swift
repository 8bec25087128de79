import SwiftFacts

/// The shared instances of types from elsewhere that the sources reach by name: the platform's, and those of packages,
/// `Tracker.shared`.
///
/// What is read so of a type that nothing declares may be a case of an enum. Where the file imports a package, or a module
/// exports one to it, it hardly is; and then it is none in the other files either, which know the type by a bridging header
/// or otherwise.
struct OutsideInstances: Sendable {
    /// The packages' types.
    private let types: NameSet
    private let platform: PlatformServices

    /// O(imports + accesses of the files that import a package, or see one that a module exports)
    init(index: ProjectIndex, uses: ProjectUses, platform: PlatformServices) {
        var types = NameSet([], count: index.linked.names.count)
        // Thousands of files import the same few modules, and to ask for one takes its text.
        var packages: [NameID: Bool] = [:]
        func isPackage(_ module: NameID) -> Bool {
            if let known = packages[module] { return known }
            let isPackage = index.isPackage(module)
            packages[module] = isPackage
            return isPackage
        }
        var exporting: Set<Int32> = []
        for (file, facts) in index.files.enumerated()
        where facts.imports.contains(where: { $0.isExported && isPackage($0.module) }) {
            exporting.insert(index.modules.module[file])
        }
        func seesPackage(_ file: Int) -> Bool {
            index.files[file].imports.contains { isPackage($0.module) }
                || !exporting.isEmpty
                    && (exporting.contains(index.modules.module[file])
                        || index.modules.visibleModules(from: file).contains { exporting.contains($0) })
        }
        for file in uses.indices where !uses[file].accesses.isEmpty && seesPackage(file) {
            for access in uses[file].accesses where !access.isImplicit {
                guard case .outside(let type, let member) = access.target,
                    platform.isThirdParty(type: type, member: member)
                else { continue }
                types.insert(type)
            }
        }
        self.types = types
        self.platform = platform
    }

    /// Whether an access reaches a package's. `.shared` of a type that is not known may be a case; what is called is a method,
    /// if only of the Objective-C next door.
    func isOfPackage(_ access: StaticAccess) -> Bool {
        guard case .outside(let type, let member) = access.target, platform.isThirdParty(type: type, member: member)
        else { return false }
        return access.isCalled && !access.isImplicit || types.contains(type)
    }

    /// The type whose shared instance an access reaches, be it by the platform's variable for it: `NSApp`.
    func type(reachedBy access: StaticAccess) -> NameID? {
        guard case .outside(let type, let member) = access.target,
            platform.isService(type: type, member: member) || platform.isGlobal(type) || isOfPackage(access)
        else { return nil }
        return platform.type(namedBy: type)
    }
}
