import SwiftFacts

// Code that may assemble.

extension Project {
    /// Whether code may assemble: in a factory, container or composition root, at a program's top level, or where it
    /// fills a library's values; what a registration runs produces for its container, wherever it is written.
    func isAssembly(_ site: Site) -> Bool {
        let file = site.fileIndex
        if uses[file].wiring.isProviderCode(site) { return true }
        if index.body(at: site).enclosingType < 0 {
            // A playground's pages are programs of their own.
            let facts = index.files[file]
            if facts.isMain || isPlaygroundPage(facts.path) || isServerSetup(site) || isManifest(file) { return true }
        }
        let type = index.enclosingType(of: site)
        return !type.isNone
            && (assemblies.contains(type) || assemblies.isOwnKey(type) && index.isStatic(site)
                || !site.isDeferred && assemblies.onlyGivesScreens(type)
                || isMakingClosures(site, of: type) || isModule(site, of: type))
    }

    /// Whether a static function of a flow, or of what keeps nothing, puts together the screen that it gives back, as VIPER's
    /// routers do: `static func module() -> UIViewController`.
    private func isModule(_ site: Site, of type: TypeID) -> Bool {
        guard !site.isDeferred,
            index.signs.flows.contains(index.types[type.index].name) || classification.shapes.keepsNothing(type)
        else { return false }
        if let function = index.function(at: site) {
            return fact(function).flags.contains(.isStatic) && classification.isScreen(index.resultType(of: function))
                && classification.shapes.isMaking(function)
        }
        guard let property = index.property(at: site), index.body(at: site).kind == .accessors else { return false }
        let given = self.type(of: property)
        return fact(property).flags.contains(.isStatic) && classification.isScreen(given)
            && (!isController(given) || makesScreen(at: site))
    }

    /// Whether a screen is a view controller, of which the one in front can be found; a SwiftUI view can only be made.
    private func isController(_ screen: ResolvedType) -> Bool {
        if let type = screen.nominalHead { return roles(of: type).contains(.viewController) }
        return screen.head == .external && classification.outside.viewControllers.contains(NameID(screen.id))
    }

    /// Whether the code around a site makes a screen, or what one that it loads is given. O(calls of the body)
    private func makesScreen(at site: Site) -> Bool {
        let calls = uses[site.fileIndex].calls
        return calls[calls.range(of: site.body, by: \.site.body)].contains { call in
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

    /// Whether code puts together what a static keeps or gives out: a shared instance of the type around it, or what a
    /// static registry holds. What it reaches on the way it hands in, as any container does: nobody else could.
    func isMakingStatic(_ site: Site) -> Bool {
        if let function = index.function(at: site) { return isMakingOwnKind(function, at: site) }
        guard let id = index.property(at: site),
            !site.isDeferred || isObserving(site, id) || isGivenByClosure(at: site)
        else { return false }
        let type = index.enclosingType(of: site)
        guard fact(id).flags.contains(.isStatic), !type.isNone, !classification.fresh.isAlias(id) else { return false }
        if roles(of: type).contains(.staticRegistry) { return classification.isDependency(self.type(of: id)) }
        let kept = self.type(of: id)
        // What is handed to the one that was set: `static var shared: Banner? { didSet { shared?.state = State.shared } }`.
        if isObserving(site, id) { return classification.isDependency(kept) }
        // The way to the only one, be it kept by somebody else: `static var shared: Store { App.delegate.store }`.
        if kept.instance == type, index.types[type.index].isReference,
            SharedInstances.saysShared(index.text(fact(id).name))
        {
            return true
        }
        guard index.body(at: site).kind == .initialValue else { return false }
        // A struct's statics are values, unless what it holds makes it a dependency: `static let live = Self(api: .shared)`.
        let isOfOwnKind =
            index.types[type.index].isReference
            || kept.instance == type && classification.isDependency(.nominal(type))
        // What a type keeps for all others as the only one: `enum Chat { static let client = Client(api: .shared) }`.
        let isForOthers = fact(id).access > .fileprivate && classification.isDependency(kept) && isHandedIn(at: site)
        guard isOfOwnKind || isForOthers else { return false }
        // Another name for what somebody else keeps: `extension PlanManager { static let shared = App.shared.plans }`.
        if isForOthers, kept.instance == type, index.types[type.index].isReference { return true }
        let calls = uses[site.fileIndex].calls
        return calls[calls.range(of: site.body, by: \.site.body)].contains { call in
            guard call.site.closureDepth == 0 else { return false }
            switch call.callee {
            case .construction(let made, _): return isOfOwnKind && made == type || isForOthers && isReturned(call)
            case .function(let id):
                return isForOthers && isReturned(call) && call.baseAccess < 0 && makesSomething(id)
            // `extension LocaleManager { static let shared = LocaleManager(settings: .shared) }`
            case .outsideConstruction: return isForOthers && isReturned(call)
            case .delegation, .unresolved: return false
            }
        }
    }

    /// Whether a static function puts together an instance of its type, `static func create() -> Prices`, and something is on
    /// its way into that: who does not want it calls the initializer.
    private func isMakingOwnKind(_ function: FunctionID, at site: Site) -> Bool {
        let fact = fact(function)
        guard fact.flags.contains(.isStatic), !site.isDeferred, case let type = owner(of: function), !type.isNone,
            index.types[type.index].isReference, let made = index.resultType(of: function).instance,
            made == type || index.ancestors[type.index].contains(made),
            index.hasCreatingName(function) || index.linked.names.begins(fact.name, withWordOf: Self.defaultWords),
            access(at: site).map(isOnItsWay) ?? true
        else { return false }
        let calls = uses[site.fileIndex].calls
        return calls[calls.range(of: site.body, by: \.site.body)].contains { call in
            guard case .construction(type, _) = call.callee else { return false }
            return isReturned(call) || isBound(call) || givesOn(call, type)
        }
    }

    private static let defaultWords: WordList = ["default"]

    /// Whether what is reached, or a dependency that it has, may be handed on: what is asked for anything there is used.
    private func isOnItsWay(_ access: StaticAccess) -> Bool {
        switch access.flow {
        case .argument, .bound, .stored, .assigned, .returned: true
        // A value that is read works for nobody.
        case .member(.property(let part)?, _):
            !classification.isDependency(property: part) || isGivenOn(part, at: access.site)
        case .member, .used, .discarded, .written: false
        }
    }

    /// Whether what is made goes on through a method that gives it back: `Gate(doors: doors).with(name: name)`.
    private func givesOn(_ call: Call, _ type: TypeID) -> Bool {
        guard case .member(.function(let step)?, _) = call.flow else { return false }
        return classification.shapes.givesItsKind(step, type)
    }

    /// Whether what is read from a property, or a dependency that it has, is handed on in the code around a site, be it by a
    /// local name. O(mentions of the body)
    private func isGivenOn(_ property: PropertyID, at site: Site) -> Bool {
        let mentions = uses[site.fileIndex].mentions
        return mentions[mentions.range(of: site.body, by: \.site.body)].contains { mention in
            guard mention.carrier == .property(property) else { return false }
            return switch mention.flow {
            case .argument, .stored, .assigned, .returned: true
            case .member(.property(let part)?, _): classification.isDependency(property: part)
            case .member, .used, .bound, .discarded, .written: false
            }
        }
    }

    private func isBound(_ call: Call) -> Bool {
        if case .bound = call.flow { true } else { false }
    }

    /// Whether a closure gives out what is reached: `notifier: { Center.shared }` hands it in for later.
    private func isGivenByClosure(at site: Site) -> Bool {
        guard index.body(at: site).kind == .initialValue, let access = access(at: site) else { return false }
        if case .returned = access.flow { return true }
        return false
    }

    /// Whether code stands in an observer of a stored property, in no closure there.
    private func isObserving(_ site: Site, _ property: PropertyID) -> Bool {
        // An observer runs later than what is around it, as a closure does.
        index.body(at: site).kind == .accessors && !fact(property).flags.contains(.isComputed) && site.closureDepth == 1
    }

    /// Whether a shared instance, or a dependency that it has, is an argument of what is made there.
    private func isHandedIn(at site: Site) -> Bool {
        guard let access = access(at: site) else { return false }
        return switch access.flow {
        case .argument: true
        case .returned where site.isDeferred: true
        case .member(.property(let part)?, _): classification.isDependency(property: part)
        case .member, .used, .stored, .assigned, .bound, .returned, .discarded, .written: false
        }
    }

    /// What is reached there. O(accesses of the body)
    private func access(at site: Site) -> StaticAccess? {
        let accesses = uses[site.fileIndex].accesses
        return accesses[accesses.range(of: site.body, by: \.site.body)].first { $0.site.offset == site.offset }
    }

    private func isReturned(_ call: Call) -> Bool {
        if case .returned = call.flow { true } else { false }
    }

    /// Whether a struct hands out dependencies or closures, several of them or nothing else, and neither does nor promises
    /// anything itself: `struct World { var api: API; var now: () -> Date }`.
    private func isEnvironmentStruct(_ type: TypeID) -> Bool {
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
    private func isMakingClosures(_ site: Site, of type: TypeID) -> Bool {
        guard index.types[type.index].kind == .struct else { return false }
        let isOne =
            if let function = index.function(at: site) {
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
