import SwiftFacts

// Code that may assemble.

extension Project {
    /// Whether code may assemble: in a factory, container or composition root, at a program's top level, or where it
    /// fills a library's values; what a registration runs produces for its container, wherever it is written. What helps
    /// with it, and with nothing else, is a part of it.
    func isAssembly(_ site: Site) -> Bool {
        let file = site.fileIndex
        if uses[file].wiring.isProviderCode(site) { return true }
        if index.body(at: site).enclosingType < 0 {
            // A playground's pages are programs of their own.
            let facts = index.files[file]
            if facts.isMain || isPlaygroundPage(facts.path) || isServerSetup(site) || isManifest(file)
                || isMakingEnvironment(site)
            {
                return true
            }
        }
        let type = index.enclosingType(of: site)
        return !type.isNone
            && (assemblies.contains(type)
                || assemblies.isOwnKey(type) && (index.isStatic(site) || isEndpoint(site, of: type))
                || !site.isDeferred && assemblies.onlyGivesScreens(type)
                || isMakingClosures(site, of: type) || isDefaultOfWorld(site, of: type) || isModule(site, of: type)
                || isMakingModule(site, of: type))
            || isMakingLibraryContainer(site) || isHelpingToAssemble(site)
    }

    /// Whether a function makes a library's container, and gives it back with all that it has told it:
    /// `static func makeContainer() -> Container`. O(calls of the body), up to those in view
    private func isMakingLibraryContainer(_ site: Site) -> Bool {
        guard let function = index.function(at: site),
            isLibraryContainer(index.resultType(of: function), file: site.fileIndex)
        else { return false }
        let calls = uses[site.fileIndex].calls
        return calls[calls.range(of: site.body, by: \.site.body)].prefix(Self.callsInView).contains { call in
            guard case .outsideConstruction(let name) = call.callee else { return false }
            return idioms.isContainer(name, in: site.fileIndex)
        }
    }

    /// Whether it is what a struct of closures, the key of what it is itself, does until a library hands out another one:
    /// `var exists: (String) -> Bool = { reportIssue("exists"); … }`.
    private func isEndpoint(_ site: Site, of type: TypeID) -> Bool {
        storedDefault(at: site).map { self.type(of: $0).wrappers.contains(.function) } ?? false
            && classification.shapes.isStructOfClosures(type)
    }

    /// Whether a static function of a flow, or of what keeps nothing, puts together the screen that it gives back, alone or
    /// beside others, as VIPER's routers do: `static func module() -> UIViewController`.
    private func isModule(_ site: Site, of type: TypeID) -> Bool {
        guard !site.isDeferred, mayHaveModules(type) else { return false }
        if let function = index.function(at: site) {
            return givesModule(function)
                || fact(function).flags.contains(.isStatic) && classification.givesScreen(inTupleOf: function)
                    && makesScreen(at: site)
        }
        guard let property = index.property(at: site), index.body(at: site).kind == .accessors else { return false }
        let given = self.type(of: property)
        return fact(property).flags.contains(.isStatic) && classification.isScreen(given)
            && (!isController(given) || makesScreen(at: site))
    }

    /// Whether a type's statics may put screens together: it is a flow, or keeps nothing that it could be handed.
    func mayHaveModules(_ type: TypeID) -> Bool {
        index.signs.flows.contains(index.types[type.index].name) || classification.shapes.keepsNothing(type)
    }

    /// Whether a static function makes the screen that it gives back, or has another one of its type do so with what it has put
    /// together. O(calls and accesses of the bodies on the way)
    private func givesModule(_ first: FunctionID) -> Bool {
        var (waiting, seen): ([FunctionID], Set<FunctionID>) = ([first], [first])
        while let function = waiting.popLast() {
            guard fact(function).flags.contains(.isStatic), classification.isScreen(index.resultType(of: function))
            else { continue }
            if classification.shapes.isMaking(function) { return true }
            for next in ownStatics(givenBackBy: function)
            where seen.count <= Self.modulesInView && seen.insert(next).inserted { waiting.append(next) }
        }
        return false
    }

    /// Far above over how many functions people put a screen together.
    static let modulesInView = 16

    /// The other functions of its type whose results a function gives back. One without parameters is an access as well, and
    /// that knows where the result goes.
    private func ownStatics(givenBackBy function: FunctionID) -> [FunctionID] {
        let (uses, body) = (uses[function.fileIndex], fact(function).body)
        guard body >= 0 else { return [] }
        let called = uses.calls[uses.calls.range(of: body, by: \.site.body)].compactMap { call in
            if case .function(let id) = call.callee, case .returned = call.flow { id } else { nil as FunctionID? }
        }
        let reached = uses.accesses[uses.accesses.range(of: body, by: \.site.body)].compactMap { access in
            if case .function(let id) = access.target, case .returned = access.flow { id } else { nil as FunctionID? }
        }
        return (called + reached).filter { $0 != function && owner(of: $0) == owner(of: function) }
    }

    /// Whether an initializer of what does nothing itself puts together the screen that its type keeps for others, as a
    /// module's static function would give it back. What it takes by default is a part of that.
    ///
    ///     final class TillModule {
    ///         let screen: UIViewController
    ///         init(router: TillRouter = Container.shared.tillRouter()) { … }
    ///     }
    private func isMakingModule(_ site: Site, of type: TypeID) -> Bool {
        guard let initializer = index.functionOwning(site), fact(initializer).kind == .initializer, !site.isDeferred,
            index.inheritance[type.index].superclass == nil, index.outsideAncestors[type.index].isEmpty,
            !classification.shapes.hasInstanceMethods(type), fact(initializer).body >= 0
        else { return false }
        let keepsScreen = classification.shapes.shownProperties(of: type).contains { property in
            !fact(property).flags.contains(.isComputed) && classification.isScreen(self.type(of: property))
        }
        return keepsScreen && makesScreen(inBody: fact(initializer).body, of: initializer.fileIndex)
    }

    /// Whether a screen is a view controller, of which the one in front can be found; a SwiftUI view can only be made.
    private func isController(_ screen: ResolvedType) -> Bool {
        if let type = screen.nominalHead { return roles(of: type).contains(.viewController) }
        return screen.head == .external && classification.outside.viewControllers.contains(NameID(screen.id))
    }

    /// Whether the code around a site makes a screen, or what one that it loads is given.
    func makesScreen(at site: Site) -> Bool { makesScreen(inBody: site.body, of: site.fileIndex) }

    /// The same of a body's code. O(calls of the body)
    private func makesScreen(inBody body: Int32, of file: Int) -> Bool {
        let calls = uses[file].calls
        return calls[calls.range(of: body, by: \.site.body)].contains { call in
            guard !call.site.isDeferred else { return false }
            return switch call.callee {
            case .construction(let type, _):
                classification.isScreen(.nominal(type)) || classification.isDependencyType[type.index]
            case .outsideConstruction(let name): classification.outside.viewControllers.contains(name)
            case .function(let id): makesSomething(id) && classification.isScreen(index.resultType(of: id))
            case .delegation, .unresolved: false
            }
        }
    }

    /// Whether a struct hands out dependencies or closures, several of them or nothing else, and neither does nor promises
    /// anything itself: `struct World { var api: API; var now: () -> Date }`.
    func isEnvironmentStruct(_ type: TypeID) -> Bool {
        let members = index.members.all(of: type)
        guard index.types[type.index].kind == .struct, members.count <= Self.largestEnvironmentStruct,
            !classification.shapes.hasInstanceMethods(type),
            index.ancestors[type.index].allSatisfy(asksInstancesForNothing)
        else { return false }
        var given = 0
        var others = 0
        for entry in members {
            guard case .property(let id) = entry.member, fact(id).flags.isDisjoint(with: [.isStatic, .isComputed])
            else { continue }
            if self.type(of: id).wrappers.contains(.function) {
                given += 1
            } else if classification.isDependency(property: id) {
                given += 1
                others += 1
            } else {
                others += 1
            }
        }
        return given > 1 || given == 1 && others == 0
    }

    /// Whether a protocol asks for statics alone: `protocol Keyed { static var key: String { get } }`.
    private func asksInstancesForNothing(_ type: TypeID) -> Bool {
        index.types[type.index].kind == .protocol
            && index.members.all(of: type).prefix(Self.largestEnvironmentStruct).allSatisfy { entry in
                let flags: MemberFlags =
                    switch entry.member {
                    case .property(let id): fact(id).flags
                    case .function(let id): fact(id).flags
                    }
                return flags.contains(.isStatic) || !flags.contains(.isRequirement)
            }
    }

    /// Far above what anybody writes; each access in such code asks again.
    private static let largestEnvironmentStruct = 256

    /// Whether the code is what a struct of closures is made of, `static let live = Haptics(tap: { … })`: that gives
    /// values to whatever library they are registered with.
    func isMakingClosures(_ site: Site, of type: TypeID) -> Bool {
        guard index.types[type.index].kind == .struct else { return false }
        let isOne =
            if let function = index.functionOwning(site) {
                classification.shapes.isNamedConstructor(function, of: type)
            } else if let property = index.property(at: site) {
                fact(property).flags.contains(.isStatic) && self.type(of: property).instance == type
            } else {
                false
            }
        return isOne && (classification.shapes.isStructOfClosures(type) || isEnvironmentStruct(type))
    }

    /// Whether code stands in a function which a server begins with: Vapor's `configure(_:)`.
    private func isServerSetup(_ site: Site) -> Bool {
        guard let function = index.function(at: site) else { return false }
        let outside = classification.outside
        return outside.rootFunctions.contains(fact(function).name)
            && index.files[site.fileIndex].imports.contains { outside.servers.contains($0.module) }
    }

    /// Whether a file says how a build tool is to build: the tool runs it, and nobody hands it anything.
    private func isManifest(_ file: Int) -> Bool {
        index.files[file].imports.contains { Self.manifestModules.contains(index.text($0.module)) }
    }

    private static let manifestModules: Set<String> = ["PackageDescription", "ProjectDescription"]

    private func isPlaygroundPage(_ path: String) -> Bool {
        // Asked of all code outside of types: hardly any path needs to be taken apart.
        guard path.hasSuffix("Contents.swift") else { return false }
        let folders = path.split(separator: "/")
        return folders.last == "Contents.swift"
            && folders.dropLast().last.map { $0.hasSuffix("playground") || $0.hasSuffix("page") } ?? true
    }
}
