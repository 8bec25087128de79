import Foundation

/// Tells the resolver how everything is made.
@MainActor
enum NightAssembly {
    static func assemble(_ resolver: Resolver) {
        resolver.register((any StarCatalog).self) { _ in HipparcosCatalog() }
        resolver.register((any NightArchive).self) { _ in FolderArchive(folder: .documentsDirectory) }
        resolver.register(ReportWriter.self) { resolver in
            ReportWriter(catalog: resolver.resolve((any StarCatalog).self) ?? HipparcosCatalog())
        }
    }
}
