import SwiftFacts

/// How code is given what it reaches for.
extension Project {
    /// What to do so that the code at a site is given something: the initializers that would take it, by name.
    ///
    /// - Parameters:
    ///   - subject: What the code belongs to.
    ///   - dependency: What is reached, `Session.shared`: a parameter is named after its type, of a global after itself.
    ///   - object: How the sentence calls it.
    ///   - access: How it is reached, where that is known.
    ///   - container: The parameter of a container that is asked for it, where the type had better not take that.
    func handingIn(
        _ dependency: String, as object: String, to subject: String, at site: Site, by access: StaticAccess? = nil,
        inPlaceOf container: String? = nil
    ) -> Hint {
        let name = ParameterName.name(for: access.flatMap(typeOfItself) ?? dependency)
        let type = index.enclosingType(of: site)
        guard canTake(type), !index.isStatic(site), !isInForeignExtension(site, to: type) else {
            let function = index.function(at: site).map { [$0] } ?? []
            return asArgument(object, label: label(name, of: access, besides: function), site, by: access)
        }
        let label = label(name, of: access, besides: initializers(of: type))
        return Hint(
            throughInitializer(of: type, object, label: label, subject, site, by: access, inPlaceOf: container))
    }

    /// What a further parameter is called where one of the functions may have another thing of that name:
    /// `UIApplication.shared` beside `init(application: Application)`.
    private func label(_ name: String, of access: StaticAccess?, besides functions: [FunctionID]) -> String {
        guard let access, let id = index.linked.names.find(name) else { return name }
        let isOther = functions.contains { function in
            index.parameters(of: function).contains { parameter in
                (fact(parameter).name == id || fact(parameter).label == id)
                    && cannotTake(self.type(of: parameter), access)
            }
        }
        return isOther ? "shared" + name.prefix(1).uppercased() + name.dropFirst() : name
    }

    private func throughInitializer(
        of type: TypeID, _ object: String, label: String, _ subject: String, _ site: Site, by access: StaticAccess?,
        inPlaceOf container: String?
    ) -> String {
        let takers = takers(of: type)
        if takers.isEmpty, let name = replaceable(at: site, of: type, by: access) {
            return "Drop the default of `\(name)`, so that whoever makes \(subject) passes it"
        }
        let own = index.function(at: site).flatMap { fact($0).kind == .initializer ? $0 : nil }
        if let own, let taken = parameter(of: own, named: label) {
            return "Let \(subject) use the `\(taken)` that its `\(initializerName(own, adding: nil))` takes"
        }
        if let short = convenience(at: site) { return instead(of: short, takers, object, label: label, subject) }
        for taker in takers {
            // One initializer has nothing of what another one takes.
            if let own, own != taker, takers.contains(own) { continue }
            guard let taken = parameter(of: taker, named: label) ?? access.flatMap({ parameter(of: taker, for: $0) })
            else { continue }
            return "Let \(subject) use the `\(taken)` that its `\(initializerName(taker, adding: nil))` takes"
        }
        // One who takes the container's parts takes the container no more.
        if let container { return "Let \(subject) take \(object) through its initializer in place of `\(container)`" }
        // Branches of `#if` have one each.
        let names = takers.reduce(into: [String]()) { names, taker in
            let name = initializerName(taker, adding: nil)
            if !names.contains(name) { names.append(name) }
        }
        let shown = names.prefix(2)
        switch names.count {
        case 0 where isInstantiatedByUIKit(type):
            return "Let whoever fills \(subject) hand it over, as a property or as the argument `\(label):`"
        case 0:
            let labels = memberwiseLabels(of: type)
            guard !labels.isEmpty, !labels.contains(label) else {
                return "Let \(subject) take \(object) through an initializer: `init(\(label):)`"
            }
            return "Let \(subject) take \(object) through its initializer: "
                + "`\(Self.initializerName(labels))` becomes `\(Self.initializerName(labels, adding: label))`"
        case 1:
            return "Let \(subject) take \(object) through its initializer: "
                + "`\(shown[0])` becomes `\(initializerName(takers[0], adding: label))`"
        case 2:
            return "Let \(subject) take \(object) through its initializers, `\(shown[0])` and `\(shown[1])`"
        default:
            return "Let \(subject) take \(object) through its \(names.count) initializers, "
                + "`\(shown[0])`, `\(shown[1])` and so on"
        }
    }

    /// The type of a shared instance of itself whose member's name says nothing more: `Store.this`. Where there are several
    /// the member tells them apart: `UserDefaults.appGroup`.
    func typeOfItself(_ access: StaticAccess) -> String? {
        guard case .property(let id) = access.target, case let owner = owner(of: id), !owner.isNone,
            index.types[owner.index].isDeclared, SharedInstances.instance(id, in: index) == owner,
            !index.text(fact(id).name).hasPrefix("shared"),
            classification.shapes.staticProperties(of: owner).lazy
                .filter({ SharedInstances.instance($0, in: self.index) == owner }).prefix(2).count == 1
        else { return nil }
        return index.text(index.types[owner.index].name)
    }

    /// What to do about an initializer that leaves the work to another one of its type: where it only leaves out what the
    /// other one takes, it is a default.
    private func instead(
        of short: FunctionID, _ takers: [FunctionID], _ object: String, label: String, _ subject: String
    ) -> String {
        func labels(_ id: FunctionID) -> Set<NameID> {
            Set(fact(id).parameters.map { index.files[id.fileIndex].parameters[Int($0)].label })
        }
        let name = initializerName(short, adding: nil)
        // One that everybody must have takes it already; what decodes cannot be dropped for it.
        let further = initializers(of: owner(of: short)).filter {
            fact($0).flags.isDisjoint(with: [.isOverride, .isConvenience]) && !delegating.contains($0)
                && !isDecoding($0) && !isDecoding(short)
        }
        guard
            let whole = takers.first(where: { labels(short).isSubset(of: labels($0)) })
                ?? further.first(where: { labels(short).isStrictSubset(of: labels($0)) })
        else {
            return "Let \(subject) take \(object) through its initializer: "
                + "`\(name)` becomes `\(initializerName(short, adding: label))`"
        }
        return "Drop `\(name)`, so that every caller decides what it passes to "
            + "`\(initializerName(whole, adding: nil))`"
    }

    /// The initializer that code stands in, where it leaves the work to another one of the type.
    private func convenience(at site: Site) -> FunctionID? {
        guard let function = index.function(at: site), isConvenience(function) else { return nil }
        return function
    }

    /// The property of a struct that an access is the value of, where the synthesised initializer takes another value as
    /// well: `var session = Session.shared`.
    private func replaceable(at site: Site, of type: TypeID, by access: StaticAccess?) -> String? {
        guard let access, case .returned = access.flow, index.hasMemberwiseInitializer(type) else { return nil }
        guard index.body(at: site).kind == .initialValue, let property = index.property(at: site).map({ fact($0) }),
            property.flags.isSuperset(of: [.isSettable, .hasInitialValue]), property.access > .fileprivate,
            property.flags.isDisjoint(with: [.isStatic, .isLazy, .isLet, .isComputed])
        else { return nil }
        return index.text(property.name)
    }

    /// The label by which an initializer takes something of that name already.
    private func parameter(of id: FunctionID, named label: String) -> String? {
        guard let name = index.linked.names.find(label) else { return nil }
        return fact(id).parameters.contains { row in
            let parameter = index.files[id.fileIndex].parameters[Int(row)]
            return parameter.name == name || parameter.label != .none && parameter.label == name
        } ? label : nil
    }

    /// The name of an initializer's parameter that takes what is reached, by its type.
    func parameter(of id: FunctionID, for access: StaticAccess) -> String? {
        fact(id).parameters.lazy.map { ParameterID(file: id.fileIndex, row: Int($0)) }
            .first { self.accepts(self.type(of: $0), access) }.map { index.text(fact($0).name) }
    }

    /// Whether what is reached is known to be nothing that a type can take: that is another class of the project, or a
    /// protocol that it does not implement.
    private func cannotTake(_ type: ResolvedType, _ access: StaticAccess) -> Bool {
        // What a member of a shared instance is, and what an outside one conforms to, cannot be told for sure.
        if case .member = access.flow { return false }
        guard let taken = type.instance, index.types[taken.index].isDeclared, !accepts(type, access) else {
            return false
        }
        switch access.target {
        case .outside: return access.delegate.isNone && index.types[taken.index].kind != .protocol
        case .property(let id): return SharedInstances.instance(id, in: index) != nil
        case .function(let id): return index.resultType(of: id).instance != nil
        }
    }

    private func accepts(_ type: ResolvedType, _ access: StaticAccess) -> Bool {
        let held: TypeID?
        switch access.target {
        case .outside where !access.delegate.isNone: return false
        case .property(let id): held = SharedInstances.instance(id, in: index)
        case .function(let id): held = index.resultType(of: id).instance
        case .outside(let name, _):
            if type.head == .external, type.wrappers.isSubset(of: .optional) { return NameID(type.id) == name }
            return type.instance.map { !index.types[$0.index].isDeclared && index.types[$0.index].name == name }
                ?? false
        }
        guard let held, let taken = type.instance else { return false }
        return held == taken || index.ancestors[held.index].contains(taken)
    }

    func initializerName(_ id: FunctionID, adding label: String?) -> String {
        let facts = index.files[id.fileIndex]
        let labels = facts.functions[id.index].parameters.lazy.map { row in
            let label = facts.parameters[Int(row)].label
            return label == .none ? "_" : self.index.text(label)
        }
        return Self.initializerName(labels, adding: label)
    }

    /// `init(cart:store:)`; of many labels the first and the last.
    private static func initializerName(_ labels: some Collection<String>, adding label: String? = nil) -> String {
        var name = "init("
        name.reserveCapacity(64)
        func append(_ label: String) {
            name += label
            name += ":"
        }
        if labels.count > 4 {
            labels.prefix(2).forEach(append)
            name += "…"
            labels.dropFirst(labels.count - 1).forEach(append)
        } else {
            labels.forEach(append)
        }
        if let label { append(label) }
        return name + ")"
    }
}
