import SwiftFacts

/// Code asks a global or injected registry for what it needs.
struct ServiceLocator: Rule {
    let info = RuleInfo(
        id: "service-locator", severity: .warning,
        settings: [.allowed, .roles],
        summary: "Code asks a global or injected registry for what it needs.",
        why: """
            The initializer does not say what the type needs. Whether the registry can answer shows at run time only, \
            and every test must first fill the registry.
            """,
        fix: """
            Take what is asked for through the initializer; only the composition root, factories and containers ask \
            the registry.
            """,
        bad: """
            final class Tracker {
                func track(_ event: String) {}
            }
            final class Store {
                func save() {}
            }
            enum Services {
                static let tracker = Tracker()
                static let store = Store()
            }
            final class CheckoutModel {
                func pay() { Services.tracker.track("pay") }
                //           ^ warning: [service-locator]
            }
            """,
        good: """
            final class Tracker {
                func track(_ event: String) {}
            }
            final class CheckoutModel {
                private let tracker: Tracker
                init(tracker: Tracker) { self.tracker = tracker }
                func pay() { tracker.track("pay") }
            }
            """)

    func findings(in project: Project) -> [Finding] {
        var occurrences = Occurrences(of: self, in: project)
        var containers = ContainerInjections(project)
        // The locators that code gets hold of, whatever it asks them for.
        var wholes: Set<String> = []
        for (file, uses) in project.uses.enumerated() {
            // Gathered for the first container that is kept: hardly any is.
            var askers: Set<TypeID>?
            for entry in project.sharedAccesses[file] {
                guard case .locator(let dependency) = entry.reached, case let access = uses.accesses[entry.number],
                    !project.isDefault(access, number: entry.number, reaching: entry.reached),
                    !project.isHandedToEnvironment(access),
                    !project.isOwnRegistry(access)
                else { continue }
                let asked = project.asked(byLocalNameOf: access, number: entry.number)
                for further in asked where further.dependency != dependency {
                    note(
                        further.dependency, further.site, isMadeLater: further.isMadeLater, in: project,
                        &occurrences, &containers)
                }
                let isWhole = project.isAskedForUnknown(access, number: entry.number)
                if isWhole
                    ? !asked.isEmpty || project.isLookedForAlone(access)
                    : project.assemblers.handsIn(access, in: project)
                {
                    continue
                }
                if isWhole, project.isKeepingLibraryContainer(access) {
                    let types = askers ?? project.askers(in: file)
                    askers = types
                    // What it is asked for later is what the type needs.
                    if types.contains(project.index.enclosingType(of: access.site)) { continue }
                }
                if isWhole { wholes.insert(dependency) }
                let lookup = uses.wiring.lookup(ofAccess: entry.number)
                note(
                    dependency, access.site, isWhole: isWhole,
                    isMadeLater: project.isMadeLater(access, lookup, for: dependency, number: entry.number),
                    type: project.typeAsked(of: access, for: dependency, number: entry.number), by: access,
                    in: project, &occurrences, &containers)
            }
            for call in project.resolverCode.genericCalls[file].lazy.map({ uses.calls[Int($0)] }) {
                guard let dependency = project.locatedProduct(of: call, isDefault: false) else { continue }
                note(
                    dependency, call.site, isMadeLater: project.isMadeLater(call),
                    type: call.asked, asking: call.baseCarrier, in: project, &occurrences, &containers)
            }
            // What a library's container is asked that is no static one: a parameter, a property, the call of a function.
            for lookup in uses.wiring.lookups
            where project.isLocating(lookup, isDefault: false)
                && !project.classification.isPlainValue(project.product(of: lookup))
            {
                note(
                    project.name(of: lookup), lookup.site, isMadeLater: project.isMadeLater(lookup),
                    type: project.product(of: lookup), asking: lookup.receiver.carrier, in: project, &occurrences,
                    &containers)
            }
        }
        return occurrences.findings(
            of: self, message: { .asks($0, $1, $2, isLocator: wholes.contains($1)) },
            again: { .asksAgain($0, isLocator: wholes.contains($0)) })
    }

    /// - Parameters:
    ///   - isWhole: The dependency is the locator itself.
    ///   - isMadeLater: It is made there and then, of what the code knows or to be shown.
    ///   - type: The dependency's.
    ///   - carrier: Who holds the locator that is asked.
    ///   - access: How the dependency itself is reached, or the global locator that is asked for it.
    private func note(
        _ dependency: String, _ site: Site, isWhole: Bool = false, isMadeLater: Bool = false,
        type: ResolvedType = .unknown, asking carrier: Carrier? = nil, by access: StaticAccess? = nil,
        in project: Project, _ occurrences: inout Occurrences, _ containers: inout ContainerInjections
    ) {
        guard !project.isAssembly(site), !project.isMakingStatic(site), !project.isAllowedSingleton(dependency),
            site.isDeferred || !project.resolverCode.isFilling(site),
            !project.classification.isContainerByName(project.index.enclosingType(of: site))
        else { return }
        let subject = project.subject(of: site)
        // A static that fetches the registered instance of its own type is the way to it, and an instance is one itself.
        guard dependency != subject else { return }
        let itself = access.flatMap { project.isItself($0, dependency) ? $0 : nil }
        // Under a name of its own it may be another one.
        func given() -> TypeID? {
            itself == nil && !isMadeLater && project.index.name(of: type) == dependency ? type.instance : nil
        }
        let asker = project.index.enclosingType(of: site)
        occurrences.add(
            subject: subject, of: project.owner(of: site), dependency: dependency, severity: info.severity,
            hint: isWhole
                ? "Hand \(project.functionOutsideTypes(at: site) ?? subject) what it needs of \(dependency)"
                : project.takingEach(of: type, calledAll: dependency, askedAt: site, subject)
                    ?? project.handingIn(
                        dependency, as: project.taken(for: dependency, byClosure: isMadeLater),
                        isClosure: isMadeLater, to: subject, at: site, by: itself, asking: type, givenAs: given(),
                        inPlaceOf: containers.parameter(of: asker, taking: carrier)
                            ?? access.flatMap { containers.parameter(of: asker, takingTargetOf: $0) },
                        calledBy: itself == nil ? access.flatMap { project.nameOfMember($0, giving: dependency) } : nil
                    ).ofOnePlace(project.removingIdleProperty(at: site, access)),
            at: project.index.location(of: site), in: site.bodyID)
    }
}

extension Project {
    /// Whether a global container is asked for what is made there and then. What a registry has is there, whatever it makes
    /// itself: `Services.pages.makePage()`.
    fileprivate func isMadeLater(
        _ access: StaticAccess, _ lookup: Lookup?, for dependency: String, number: Int
    ) -> Bool {
        if let lookup { return isMadeLater(lookup) }
        let uses = uses[access.site.fileIndex]
        guard let call = uses.call(onAccess: Int32(number)) else { return false }
        return isMadeLater(uses.calls[Int(call)]) && !isItself(access, dependency)
    }

    /// Whether code only looks whether there is a locator, `guard Depot.instance != nil`, and asks it for something by another
    /// static of it: what it asks for says it all. O(accesses of the body)
    fileprivate func isLookedForAlone(_ access: StaticAccess) -> Bool {
        guard case .used = access.flow, case .property(let id) = access.target,
            type(of: id).wrappers.contains(.optional)
        else { return false }
        let accesses = uses[access.site.fileIndex].accesses
        return accesses[accesses.range(of: access.site.body, by: \.site.body)].contains { other in
            guard case .property(let asked) = other.target, case .member = other.flow else { return false }
            return asked != id && type(of: asked).nominalHead == type(of: id).nominalHead
        }
    }

    /// The name of the function that code stands in which belongs to no type: nobody hands anything to a file.
    fileprivate func functionOutsideTypes(at site: Site) -> String? {
        guard index.enclosingType(of: site).isNone, let function = index.function(at: site) else { return nil }
        return "`\(index.text(fact(function).name))`"
    }

    /// Whether a type's static members ask the container that the type itself keeps in one of them: it is the registry.
    fileprivate func isOwnRegistry(_ access: StaticAccess) -> Bool {
        guard case .property(let id) = access.target, index.isStatic(access.site) else { return false }
        let type = index.enclosingType(of: access.site)
        return !type.isNone && owner(of: id) == type && fact(id).flags.contains(.isStatic)
    }
}

extension Message {
    fileprivate static func asks(_ subject: String, _ dependency: String, _ count: Int, isLocator: Bool) -> Message {
        let times = count == 1 ? "" : " in \(count) places"
        return isLocator
            ? "\(subject) reaches the locator \(dependency)\(times)"
            : "\(subject) asks a locator for \(dependency)\(times)"
    }

    fileprivate static func asksAgain(_ dependency: String, isLocator: Bool) -> Message {
        isLocator ? "also reaches \(dependency) here" : "also asks for \(dependency) here"
    }
}
