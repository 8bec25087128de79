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
        let callbacks = Self.callbacks(in: index)
        types = outside
        serviceNames = names
        services = NameSet(count: table.count, workers: workers) { id in
            guard index.uppercase.contains(id) else { return false }
            var isService = outside.services.contains(id) || idioms.isContainer(id)
            if !isService, !outside.neverServices.contains(id) {
                isService =
                    table.withBytes(of: id) { names.saysService($0) && !Self.saysValue($0) && !Self.saysKind($0) }
                    && !callbacks.contains(id)
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

    /// Services by their names that report back in the libraries which declare them: PromiseKit keeps or breaks a promise
    /// through its `Resolver`.
    private static func callbacks(in index: ProjectIndex) -> Set<NameID> {
        let libraries = ["Resolver": "PromiseKit"]
        var found: Set<NameID> = []
        for (name, library) in libraries {
            guard let id = index.linked.names.find(name), let module = index.linked.names.find(library) else {
                continue
            }
            if index.files.contains(where: { $0.imports.contains { $0.module == module } }) { found.insert(id) }
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
