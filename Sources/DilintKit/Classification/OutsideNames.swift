import SwiftFacts

/// What is known of outside types by their names alone: settled before any code is read.
struct OutsideNames: Sendable {
    let types: OutsideTypes
    let serviceNames: ServiceNames
    /// Those whose values are dependencies.
    let services: NameSet

    init(index: ProjectIndex, configuration: Configuration, idioms: IdiomTable, workers: WorkerPool) {
        let outside = OutsideTypes(index.linked.names, idioms)
        let names = ServiceNames(configured: configuration.serviceSuffixes)
        let dependencies = configuration.treatAsDependency.map(Glob.init)
        let data = configuration.treatAsData.map(Glob.init)
        let table = index.linked.names
        let others = Self.others(in: index)
        types = outside
        serviceNames = names
        services = NameSet(count: table.count, workers: workers) { id in
            guard index.uppercase.contains(id) else { return false }
            var isService = outside.services.contains(id) || idioms.isContainer(id)
            if !isService, !outside.neverServices.contains(id) {
                isService =
                    table.withBytes(of: id) { names.saysService($0) && !Self.saysValue($0) && !Self.saysKind($0) }
                    && !others.contains(id)
            }
            if outside.viewControllers.contains(id) || outside.views.contains(id) { isService = false }
            if !dependencies.isEmpty || !data.isEmpty {
                let text = table.text(id)
                if dependencies.contains(where: { $0.matches(text) }) { isService = true }
                if data.contains(where: { $0.matches(text) }) { isService = false }
            }
            return isService
        }
    }

    /// Services by their names that are something else in the libraries which declare them: PromiseKit keeps or breaks a
    /// promise through its `Resolver`, and a `Session` of WalletConnect is what two have agreed upon. A suffix alone says
    /// little of what others declare: a `Session` is a service where one is known.
    private static func others(in index: ProjectIndex) -> Set<NameID> {
        func isImported(_ library: String) -> Bool {
            guard let module = index.linked.names.find(library) else { return false }
            return index.files.contains { $0.imports.contains { $0.module == module } }
        }
        var found: Set<NameID> = []
        if let resolver = index.linked.names.find("Resolver"), isImported("PromiseKit") { found.insert(resolver) }
        if let session = index.linked.names.find("Session"),
            !["Alamofire", "Moya"].contains(where: isImported)
                || ["WalletConnectSign", "WalletConnectSwift", "ReownWalletKit"].contains(where: isImported)
        {
            found.insert(session)
        }
        return found
    }

    /// What ends in `Type` is as likely an enum of the kinds of services as a protocol of one: nothing here tells.
    private static func saysKind(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        kindWords.lengthOfEnd(of: name[...]) != nil
    }

    private static let kindWords: WordList = ["type"]

    /// Apple's own delegates' helpers and value types that end in a service word: `UICollectionViewDataSource`.
    private static func saysValue(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        name.count > 2 && name[0] == UInt8(ascii: "U") && name[1] == UInt8(ascii: "I")
    }
}

extension TellingNames {
    init(index: ProjectIndex, outside: OutsideNames, platform: PlatformServices) {
        let none = NameSet([], count: index.linked.names.count)
        (sharingTypes, sharedMembers) = (none, none)
        platform.add(toTypes: &sharingTypes, members: &sharedMembers)
        types = outside.services
        types.formUnion(outside.types.viewControllers)
        functions = index.signs.presenting
        functions.formUnion(index.signs.loading)
        functions.formUnion(outside.types.environmentSetters)
        functions.formUnion(index.known.stops)
        inheritedTypes = NameSet(index.inheritance.lazy.flatMap(\.outside), count: index.linked.names.count)
        // Of a class that the project inherits from only what is overridden is read as well, which says so.
        plainTypes = platform.appleTypes
        plainTypes.formUnion(index.known.values)
        closedTypes = plainTypes
        closedTypes.subtract(inheritedTypes)
        closedTypes.formUnion(outside.types.viewControllers)
        closedTypes.formUnion(outside.types.views)
    }
}
