import SwiftFacts

/// What ends pipelines.
struct FactoryHints {
    private let project: Project
    private var index: ProjectIndex { project.index }
    /// As far as they were asked for.
    private var creatingMethods: [Product: String] = [:]
    /// By parameter object: who takes it, where that is just one; none where several take it as a protocol of its members.
    private var onlyTakers: [TypeID: TypeID] = [:]
    private var factories: [Taker: [TakenFactory]] = [:]
    private var takingMore: [TypeID: Bool] = [:]

    private struct Product: Hashable {
        var type: TypeID
        /// It is made of what only the moment knows, too.
        var takesMore: Bool
        /// Its initializer may take its time or come to nothing, which who calls it has to say in turn.
        var isAsync = false
        var isThrowing = false
        var isFailable = false

        /// Notes an initializer that is called for it.
        mutating func note(_ initializer: MemberFlags) {
            isAsync = isAsync || initializer.contains(.isAsync)
            isThrowing = isThrowing || initializer.contains(.isThrowing)
            isFailable = isFailable || initializer.contains(.isFailable)
        }
    }

    private struct Taker: Hashable {
        var type: TypeID
        var initializer: FunctionID?
    }

    init(_ project: Project) { self.project = project }

    /// The creating methods that a type would call instead of handing on what it takes, and the factory they would be
    /// on.
    ///
    /// - Parameter members: By handover the type of what is handed on, where that is a member of what the type takes.
    mutating func hint(for injection: Injection, members: [ResolvedType] = [], _ handovers: [Handover]) -> String {
        let subject = index.qualifiedName(of: injection.type)
        guard let first = handovers.first else { return "Give \(subject) a factory that makes what needs it" }
        var dependencies: [String] = members.isEmpty ? [index.name(of: injection.dependency)] : []
        for (member, handover) in zip(members, handovers) where handover.function == first.function {
            let name = index.name(of: member)
            if !dependencies.contains(name) { dependencies.append(name) }
        }
        let dependency = dependencies.listed
        let it = dependencies.count == 1 ? "it" : "them"
        let takers = takers(from: injection.type, handovers).map { index.qualifiedName(of: $0) }
        if !takers.isEmpty {
            let names = takers.count > 3 ? Array(takers.prefix(2)) + ["\(takers.count - 2) others"] : takers
            let own = takers.count == 1 ? "itself" : "themselves"
            return "Hand \(dependency) to \(names.listed) \(own), so that \(subject) need not take \(it)"
        }
        let isSetOnGiven = handovers.allSatisfy {
            $0.isSetOnGiven && !$0.receiver.isNone && index.types[$0.receiver.index].kind != .protocol
        }
        if isSetOnGiven {
            return project.settingElsewhere(handovers, dependency) + ", so that \(subject) need not take \(it)"
        }
        // A function without an object holds nothing.
        if let function = first.function, hasNoObject(first) {
            // Who hands it to others as well needs it all the same.
            let others = handovers.indices.filter { handovers[$0].function != function }
            guard others.allSatisfy({ !members.isEmpty && !dependencies.contains(index.name(of: members[$0])) }) else {
                return hint(for: injection, making: products(of: handovers, by: injection.type))
            }
            let name = index.text(project.fact(function).name)
            let isAssembly =
                index.isNamedFactory(first.receiver) || project.classification.isContainerByName(first.receiver)
            let kind = project.fact(function).result.isNone ? "a type" : "a factory"
            let factory = isAssembly ? withArticle(index.qualifiedName(of: first.receiver)) : kind
            return "Make `\(name)` a method of \(factory) that holds \(dependency), "
                + "so that \(subject) need not take \(it)"
        }
        if case .parameter(let id)? = first.target, let function = index.function(of: id),
            project.fact(function).kind == .method
        {
            if isMadeThere(first) {
                let name = index.qualifiedName(of: first.receiver)
                let taken = index.isGeneric(first.receiver) ? "a factory of \(name)" : withArticle(name)
                return "Let \(subject) take \(taken) that holds \(dependency), so that it need not take \(it)"
            }
            if dependencies.count == 1, let held = project.property(keeping: id, in: first.receiver) {
                return "Let `\(index.text(project.fact(function).name))` use the `\(held)` that "
                    + "\(index.qualifiedName(of: first.receiver)) holds, and drop its argument"
            }
            if dependencies.count == 1, isReachedByAll(first), project.keeps(id, in: first.receiver) {
                let name = index.text(project.fact(function).name)
                return "Call `\(name)` of \(index.qualifiedName(of: first.receiver)) where \(dependency) is made, "
                    + "so that \(subject) need not take it"
            }
            if project.isMadeByList(first.receiver) {
                let (name, taker) = (index.text(project.fact(function).name), index.qualifiedName(of: first.receiver))
                return "Hand `\(name)` what \(taker) needs of \(dependency), or a closure that asks for it"
            }
            return letting(first.receiver, hold: dependency, calling: it, of: function)
        }
        if let (owner, method) = factoryMethod(taking: first.receiver, of: injection) {
            return letting(owner, hold: dependency, calling: it, of: method)
        }
        return hint(for: injection, making: products(of: handovers, by: injection.type))
    }

    /// What is made with what is handed on there, as far as it is known: a function without an object is no part of that.
    private func thingMade(by handover: Handover) -> TypeID {
        guard hasNoObject(handover), let function = handover.function else { return handover.receiver }
        return index.resultType(of: function).instance ?? .none
    }

    private func hasNoObject(_ handover: Handover) -> Bool {
        guard let function = handover.function else { return false }
        return handover.receiver.isNone || project.fact(function).flags.contains(.isStatic)
    }

    /// Whether who is handed something by a method is made for that there and then, `Builder().build(api: api)`: to hold it,
    /// it would be handed it all the same.
    private func isMadeThere(_ handover: Handover) -> Bool {
        let calls = project.uses[handover.site.fileIndex].calls
        guard handover.call >= 0, case let call = calls[Int(handover.call)], call.baseCarrier == nil,
            call.baseAccess < 0, let base = call.base.instance
        else { return false }
        return calls[calls.range(of: handover.site.body, by: \.site.body)].contains { made in
            guard case .construction(base, _) = made.callee else { return false }
            return made.isAsked && made.nameOffset < call.nameOffset
        }
    }

    /// Whether who is handed something is reached by its name, as those who make that can do as well.
    private func isReachedByAll(_ handover: Handover) -> Bool {
        handover.call >= 0 && project.uses[handover.site.fileIndex].calls[Int(handover.call)].baseAccess >= 0
    }

    /// Who makes something with a method keeps what it is made of; of a protocol that is whoever implements it.
    private func letting(
        _ owner: TypeID, hold dependency: String, calling it: String, of method: FunctionID
    ) -> String {
        let name = index.qualifiedName(of: owner)
        let holder = index.types[owner.index].kind == .protocol ? "whoever implements \(name)" : name
        return "Let \(holder) hold \(dependency), so that `\(index.text(project.fact(method).name))` "
            + "need not be handed \(it)"
    }

    /// The other types that read from a type all that is handed on, in their order. Views have their models make what these
    /// are to show, unless they make a view of it as well: that no model makes.
    private func takers(from type: TypeID, _ handovers: [Handover]) -> [TypeID] {
        func isView(_ id: TypeID) -> Bool {
            !id.isNone
                && !project.roles(of: id).isDisjoint(with: [.swiftUIView, .representable, .view, .viewController])
        }
        var takers: [TypeID] = []
        var makingViews: Set<TypeID> = []
        for handover in handovers {
            let taker = index.enclosingType(of: handover.site)
            guard !taker.isNone, index.types[taker.index].isDeclared, !project.isAtHome(handover.site, in: type) else {
                return []
            }
            if isView(handover.receiver) { makingViews.insert(taker) }
            if takers.contains(taker) { continue }
            guard takers.count < Self.takersInView, !index.isNested(taker, in: type) else { return [] }
            takers.append(taker)
        }
        return takers.allSatisfy { !isView($0) || makingViews.contains($0) } ? takers : []
    }

    /// Far above how many read what another one only keeps.
    private static let takersInView = 64

    /// The method that takes a parameter object, of a factory that the same initializer takes.
    private func factoryMethod(taking bundle: TypeID, of injection: Injection) -> (TypeID, FunctionID)? {
        guard !project.roles(of: bundle).isDisjoint(with: [.parameterObject, .bundle]),
            project.types.takers(of: bundle).isEmpty
        else { return nil }
        for other in project.injections(of: injection.type) where other.initializer == injection.initializer {
            guard let factory = other.dependency.instance,
                !project.roles(of: factory).isDisjoint(with: [.factory, .factoryProtocol])
            else { continue }
            for entry in index.members.all(of: factory) {
                guard case .function(let id) = entry.member, project.fact(id).kind == .method,
                    !project.fact(id).flags.contains(.isStatic)
                else { continue }
                let types = index.parameterTypes[id.fileIndex]
                if project.fact(id).parameters.contains(where: { types[Int($0)].nominalHead == bundle }) {
                    return (factory, id)
                }
            }
        }
        return nil
    }

    /// What a type makes with what it hands on, each once: what another one of them is made of is made along with that, unless
    /// it goes elsewhere as well.
    ///
    /// - Complexity: O(handovers)
    private mutating func products(of handovers: [Handover], by maker: TypeID) -> [Product] {
        var made: [Product] = []
        var places: [TypeID: Int] = [:]
        let outer = project.outermost(of: handovers)
        for (number, (handover, outer)) in zip(handovers, outer).enumerated() {
            let type = project.objectTaker(of: outer).map(thingMade) ?? product(from: thingMade(by: outer), by: maker)
            if type.isNone || index.types[type.index].kind == .protocol {
                // What a function without an object makes as a protocol needs what is handed on as much as the rest.
                if hasNoObject(outer) { return [] }
                continue
            }
            let place = places[type] ?? made.count
            places[type] = place
            let initializer = initializer(of: type, calledBy: outer)
            let takesMore = initializer.map(takesData) ?? takesMore(type)
            if place == made.count { made.append(Product(type: type, takesMore: takesMore)) }
            if let initializer { made[place].note(project.fact(initializer).flags) }
            if made[place].takesMore || number >= Self.callsInView { continue }
            made[place].takesMore =
                takesMore || outer.call != handover.call && self.takesMore(handover.receiver)
                || project.takesFromMoment(outer)
        }
        return made
    }

    /// Far more than people write: for each all that its body mentions is looked at.
    private static let callsInView = 64

    /// The initializer that makes something where it is handed something; nil for a synthesised one, and where something else
    /// is made.
    private func initializer(of type: TypeID, calledBy handover: Handover) -> FunctionID? {
        let calls = project.uses[handover.site.fileIndex].calls
        guard handover.call >= 0, case .construction(type, let called) = calls[Int(handover.call)].callee else {
            return nil
        }
        return called
    }

    private mutating func hint(for injection: Injection, making made: [Product]) -> String {
        let subject = index.qualifiedName(of: injection.type)
        guard !made.isEmpty else { return "Give \(subject) a factory that makes what needs it" }
        let methods = creatingMethods(for: made.prefix(2)).map { "`\($0)`" }.joined(separator: " and ")
        let more = made.count > 2 ? " and so on" : ""
        let taking = made.count == 1 ? index.qualifiedName(of: made[0].type) + " takes" : "they take"
        // What is a factory itself is handed over ready for use.
        if made.count == 1, index.isNamedFactory(made[0].type), !made[0].takesMore {
            let factory = withArticle(index.qualifiedName(of: made[0].type))
            return "Hand \(subject) \(factory) instead, so that it need not know what \(taking)"
        }
        let taker = Taker(type: injection.type, initializer: injection.initializer)
        let taken = factories[taker] ?? factories(takenBy: taker)
        factories[taker] = taken
        let home = taken.first { factory in made.allSatisfy { factory.makes(kindOf: $0.type, in: project) } }
        let giving =
            home.map { "Add \(methods)\(more) to the \($0.name) that \(subject) takes" }
            ?? "Give \(subject) \(newFactory(making: made)) with \(methods)\(more)"
        return "\(giving), so that it need not know what \(taking)"
    }

    /// How the sentence calls a factory that is yet to be written: after its only product, as the reader expects.
    private func newFactory(making made: [Product]) -> String {
        guard made.count == 1, case let type = made[0].type, index.types[type.index].enclosing.isNone,
            !index.isNamedFactory(type)
        else { return "a factory" }
        return withArticle(capitalisedName(type) + "Factory")
    }

    /// What a type makes with what it hands on: of a parameter object who takes it, where it makes that as well.
    private mutating func product(from receiver: TypeID, by maker: TypeID) -> TypeID {
        guard !project.roles(of: receiver).isDisjoint(with: [.parameterObject, .bundle]) else { return receiver }
        let taker = onlyTakers[receiver] ?? onlyTaker(of: receiver)
        onlyTakers[receiver] = taker
        return taker.isNone || constructs(taker, by: maker) ? taker : receiver
    }

    private func onlyTaker(of receiver: TypeID) -> TypeID {
        let shown = project.protocolsShowing(receiver)
        let takers = shown.reduce(project.types.takers(of: receiver)) { $0.union(project.types.takers(of: $1)) }
        return takers.count == 1 ? takers.first ?? receiver : shown.isEmpty ? receiver : .none
    }

    private func constructs(_ type: TypeID, by maker: TypeID) -> Bool {
        project.types.graph.edges(from: maker.index).contains {
            $0.target == type.index && $0.label.kind == .constructs
        }
    }

    /// What one name would make two of is called after what they stand in as well: `makeRoomViewModel` of `RoomView.Model`.
    private mutating func creatingMethods(for products: ArraySlice<Product>) -> [String] {
        let names = products.map { capitalisedName($0.type) }
        if Set(names).count < names.count {
            return products.map { product in
                let parts = index.qualifiedName(of: product.type).split(separator: ".")
                return creatingMethod(for: product, named: parts.map { $0.withFirstUppercased }.joined())
            }
        }
        return zip(products, names).map { product, name in
            let method = creatingMethods[product] ?? creatingMethod(for: product, named: name)
            creatingMethods[product] = method
            return method
        }
    }

    /// `func makeProductViewModel() -> ProductViewModel`; what else the initializer takes stands for itself. What has
    /// arguments of its own to be of a type is not written out.
    private func creatingMethod(for product: Product, named name: String) -> String {
        if index.isGeneric(product.type) { return "make\(name)" }
        let effects = (product.isAsync ? " async" : "") + (product.isThrowing ? " throws" : "")
        let made = index.qualifiedName(of: product.type) + (product.isFailable ? "?" : "")
        return "func make\(name)(\(product.takesMore ? "…" : ""))\(effects) -> \(made)"
    }

    private func capitalisedName(_ type: TypeID) -> String { bareName(type).withFirstUppercased }

    /// Whether an initializer takes what only the moment knows.
    private mutating func takesMore(_ type: TypeID) -> Bool {
        if let known = takingMore[type] { return known }
        let takes =
            project.initializers(of: type).contains { takesData($0) }
            || project.memberwiseProperties(of: type).contains { !project.classification.isDependency(property: $0) }
        takingMore[type] = takes
        return takes
    }

    private func takesData(_ initializer: FunctionID) -> Bool {
        index.parameters(of: initializer).contains { parameter in
            !project.classification.isDependency(parameter: parameter)
                && !project.fact(parameter).flags.contains(.hasDefault)
        }
    }

    /// The factories of the project that the same initializer takes already, and that make several things: one that is
    /// there for one method, or named after its only product, is no home for more.
    private func factories(takenBy taker: Taker) -> [TakenFactory] {
        project.injections(of: taker.type).compactMap { other in
            guard other.initializer == taker.initializer, let id = other.dependency.instance,
                !project.roles(of: id).isDisjoint(with: [.factory, .factoryProtocol]), index.types[id.index].isDeclared,
                // What is a factory of whatever its arguments say makes nothing more.
                !project.index.isGeneric(id)
            else { return nil }
            let creating = index.lookupChain(of: id).flatMap { project.classification.shapes.methods(of: $0) }
                .filter { project.classification.isCreatingMethod($0) }
            guard Set(creating.map { project.fact($0).name }).count > 1 else { return nil }
            let kinds = creating.map { project.kind(of: index.resultType(of: $0)) }
            return TakenFactory(name: index.qualifiedName(of: id), kinds: Set(kinds))
        }
    }

    private func withArticle(_ name: String) -> String { name.beginsWithVowelSound ? "an \(name)" : "a \(name)" }

    private func bareName(_ type: TypeID) -> String { index.text(index.types[type.index].name) }
}

/// A factory that a type takes already.
private struct TakenFactory {
    var name: String
    var kinds: Set<ProductKind>

    /// Whether it makes what is like a type: another one is at home there.
    func makes(kindOf type: TypeID, in project: Project) -> Bool { kinds.contains(project.kind(of: .nominal(type))) }
}

/// What is made by one factory: screens and their models, or whatever is called alike.
private enum ProductKind: Hashable {
    case screen
    case named(String)
}

extension Project {
    fileprivate func kind(of type: ResolvedType) -> ProductKind {
        if isShown(type) { return .screen }
        if let id = type.nominalHead { return named(index.types[id.index].name) }
        return type.head == .external ? named(NameID(type.id)) : .named("")
    }

    /// `OrderService` and `CartServiceProtocol` are services.
    private func named(_ name: NameID) -> ProductKind {
        .named(NameClosing.lastWord(of: index.text(name)))
    }
}
