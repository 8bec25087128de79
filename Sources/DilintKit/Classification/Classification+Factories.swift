import SwiftFacts

/// What is a factory by what it does, whatever it is called.
extension Classification {
    /// Whether a type, whatever it is called, keeps dependencies and does nothing but make screens, components and
    /// dependencies: each of its methods that others see gives back a screen, is called after what it makes, or is all that
    /// is asked of it. A container may have factories make them. What gives out a thing that it keeps may stand beside those
    /// that make one, and so may a static way to make the type itself.
    func onlyMakes(_ id: TypeID) -> Bool {
        guard !shapes.makingMethods(of: id).isEmpty || hasFactoriesMake(id), index.types[id.index].kind != .enum,
            mayBeFactory(id), isGivenDependency(id), !shapes.computesForOthers(id, except: { isProduct($0) })
        else { return false }
        let seen = shapes.methods(of: id).filter {
            index.fact($0).access > .fileprivate && !shapes.isNamedConstructor($0, of: id)
        }
        return !seen.isEmpty
            && seen.allSatisfy { method in
                let fact = index.fact(method)
                let result = index.resultType(of: method)
                guard fact.kind == .method, fact.flags.isDisjoint(with: [.isAsync, .isMutating]), result.instance != id,
                    !index.signs.demanded.contains(fact.name)
                else { return false }
                if isScreen(result) { return !starts(fact.name) }
                if shapes.givesOutKept(method) { return isProduct(result) }
                return (shapes.isMaking(method) || shapes.handsOut(method))
                    && (isProduct(result) || hidesDependency(method))
                    && (index.hasCreatingName(method) || isNamed(fact.name, after: result)
                        || isNamed(fact.name, first: result)
                        || isNamedAfterWhatItConstructs(method) || isAskedForOneMethod(id) && onlyChooses(method))
            }
    }

    private func hasFactoriesMake(_ id: TypeID) -> Bool {
        shapes.isNamedContainer(id) && shapes.methods(of: id).contains { shapes.handsOut($0) }
    }

    /// Whether all that a method does is construct one of several types, and give that out as a protocol of the project,
    /// whatever it is called: of what its type keeps it asks nothing.
    ///
    ///     func text(of page: Page) -> any Text { page.isPlain ? PlainText(page) : StyledText(page, styles: styles) }
    private func onlyChooses(_ method: FunctionID) -> Bool {
        let (uses, body) = (shapes.uses[method.fileIndex], index.fact(method).body)
        guard body >= 0, let given = index.resultType(of: method).instance, index.types[given.index].kind == .protocol
        else { return false }
        let (calls, mentions) = (uses.calls, uses.mentions)
        var made: Set<TypeID> = []
        for call in calls[calls.range(of: body, by: \.site.body)] {
            guard case .construction(let type, _) = call.callee else { return false }
            if index.isKind(type, of: given) { made.insert(type) }
        }
        return made.count > 1 && uses.accesses.range(of: body, by: \.site.body).isEmpty
            && mentions[mentions.range(of: body, by: \.site.body)].allSatisfy { mention in
                guard case .property(let id) = mention.carrier, isDependency(property: id) else { return true }
                return mention.flowKind.isArgument
            }
    }

    /// Whether a method constructs something that works, or is made of what does, and gives it out as a protocol of the
    /// project that asks for what could be plain properties: `protocol Sealing { var text: String? { get nonmutating set } }`.
    ///
    ///     func seal(_ name: String) -> any Sealing { Seal(keychain: keychain, name: name) }
    private func hidesDependency(_ method: FunctionID) -> Bool {
        let (uses, body) = (shapes.uses[method.fileIndex], index.fact(method).body)
        guard body >= 0, let given = index.resultType(of: method).instance, index.types[given.index].kind == .protocol
        else { return false }
        return uses.calls[uses.calls.range(of: body, by: \.site.body)].contains { call in
            guard case .construction(let made, _) = call.callee, case .returned = call.flow else { return false }
            return index.isKind(made, of: given)
                && (isDependencyType[made.index] || shapes.taken(by: made).contains { isDependency($0) })
        }
    }

    /// Whether a method is called what it makes, whatever protocol it gives that out as:
    /// `func cipher() -> any Ciphering { Cipher(keys: keys) }`.
    private func isNamedAfterWhatItConstructs(_ method: FunctionID) -> Bool {
        let calls = shapes.uses[method.fileIndex].calls
        let (name, body) = (index.fact(method).name, index.fact(method).body)
        return body >= 0
            && calls[calls.range(of: body, by: \.site.body)].contains { call in
                guard case .construction(let made, _) = call.callee, case .returned = call.flow else { return false }
                return isNamed(name, after: .nominal(made))
            }
    }

    /// Whether a type, whatever its members are called, keeps dependencies and makes a lot of things, and does little
    /// else: `UseCases` with a `payIn() -> PayIn { PayIn(bank: bank) }` for each use case, or a computed property.
    func makesMany(_ id: TypeID) -> Bool {
        guard shapes.makingMethods(of: id).count + shapes.values(of: id).count >= Self.manyProducts,
            index.types[id.index].kind != .enum, mayBeFactory(id), isGivenDependency(id)
        else { return false }
        let products = productMethods(of: id).count + computedProducts(of: id).count
        let seen =
            shapes.methods(of: id).count { index.fact($0).access > .fileprivate }
            + shapes.shownProperties(of: id).count { index.fact($0).flags.contains(.isComputed) }
        return products >= Self.manyProducts && products * 4 >= seen * 3
    }

    /// Five members that make things are no accident of a service's, and three of four leave room for what helps.
    static let manyProducts = 5

    /// The properties that others see and that construct a dependency, screen or component at every read.
    private func computedProducts(of id: TypeID) -> Set<PropertyID> {
        Set(
            shapes.values(of: id).lazy.filter { $0.isComputed && self.isProduct(.nominal($0.type)) && $0.type != id }
                .map(\.property))
    }

    /// Whether a type gives out one thing or another as whoever asks it needs, by methods that share a name and take
    /// nothing, and does little else, be it to give out things under other names: `func resolve() -> Clock`,
    /// `func resolve() -> Feed`, `func tideCoordinator() -> Coordinating`.
    func givesOutByResult(_ id: TypeID) -> Bool {
        let kind = index.types[id.index].kind
        guard kind == .class || kind == .struct, mayBeFactory(id) else { return false }
        var seen = 0
        var giving = 0
        var results: [NameID: Set<ResolvedType>] = [:]
        for method in shapes.methods(of: id) where index.fact(method).access > .fileprivate {
            seen += 1
            let fact = index.fact(method)
            let result = index.resultType(of: method)
            guard fact.kind == .method, fact.parameters.isEmpty, isProduct(result),
                fact.flags.isDisjoint(with: [.isStatic, .isAsync, .isMutating])
            else { continue }
            giving += 1
            results[fact.name, default: []].insert(result)
        }
        let given = results.values.reduce(0) { max($0, $1.count) }
        return given >= 2 && given * 2 >= giving && giving * 4 >= seen * 3
    }

    /// The methods that others see and that construct a dependency, screen or component and give it back.
    func productMethods(of id: TypeID) -> [FunctionID] {
        shapes.methods(of: id).filter { method in
            let result = index.resultType(of: method)
            return index.fact(method).access > .fileprivate
                && shapes.isMaking(method) && isProduct(result) && result.instance != id
        }
    }

    /// Whether a type, whatever it is called, keeps nothing and does nothing but give out screens that it puts together:
    /// `final class CardConfigurator { func configure() -> CardViewController { … } }`. One that gives out a screen that is
    /// there looks it up.
    func onlyGivesScreens(_ id: TypeID) -> Bool {
        let kind = index.types[id.index].kind
        guard kind == .class || kind == .struct || kind == .enum, shapes.keepsNothing(id),
            roles[id.index].isDisjoint(with: [
                .viewController, .swiftUIView, .view, .representable, .viewModel, .persistent, .propertyWrapper,
                .resolver,
            ])
        else { return false }
        let methods = shapes.methods(of: id)
        return !methods.isEmpty
            && methods.allSatisfy { method in
                let fact = index.fact(method)
                let result = index.resultType(of: method)
                guard fact.kind == .method, fact.flags.isDisjoint(with: [.isAsync, .isMutating]), !starts(fact.name),
                    isScreen(result)
                else { return false }
                return shapes.isMaking(method)
                    || result.head == .nominal && result.wrappers.isEmpty && index.outsideName(of: result) == nil
                    || isSwiftUIView(result)
            }
    }

    /// Whether a type is SwiftUI's own `View`: some view that is put together where it is given back.
    func isSwiftUIView(_ type: ResolvedType) -> Bool {
        index.outsideName(of: type).map { outside.swiftUIViews.contains($0) } ?? false
    }

    /// Whether a method gives out, under the name of what that is, what a closure makes that its type keeps:
    /// `func coordinator() -> Coordinator { makeCoordinator() }`. The type is a bag of things all the same.
    func handsOutWhatItKeeps(_ method: FunctionID, of owner: TypeID) -> Bool {
        let fact = index.fact(method)
        let result = index.resultType(of: method)
        guard fact.kind == .method, fact.flags.isDisjoint(with: [.isStatic, .isAsync, .isMutating]),
            let product = result.instance
        else { return false }
        // Reading names comes last: it takes longest.
        return shapes.held(by: owner).contains { $0.wrappers.contains(.function) && $0.nominalHead == product }
            && isProduct(result) && isNamed(fact.name, after: result)
    }

    /// Whether somebody else hands a type a dependency to keep.
    private func isGivenDependency(_ id: TypeID) -> Bool {
        let given = index.types[id.index].kind == .struct ? shapes.held(by: id) : shapes.taken(by: id)
        return given.contains { isDependency($0) && !isBackReference($0) }
    }

    /// Flows lead, models and services work, whatever they make for that. Who watches what never changes only wants to find
    /// it in SwiftUI's environment.
    private func mayBeFactory(_ id: TypeID) -> Bool {
        var roles = roles[id.index]
        if roles.contains(.viewModel), shapes.publishesNothing(id) { roles.remove(.viewModel) }
        return roles.isDisjoint(with: [
            .viewController, .swiftUIView, .view, .representable, .viewModel, .coordinator, .persistent,
            .propertyWrapper, .backReference, .resolver,
        ]) && !index.signs.flows.contains(index.types[id.index].name)
            && (!roles.contains(.serviceName) || shapes.isNamedForHanding(id) || isAskedForOneMethod(id))
    }

    /// Whether a type has one method, and its protocols ask for that and nothing else: that says what it is there for, however
    /// it is called.
    private func isAskedForOneMethod(_ id: TypeID) -> Bool {
        let methods = shapes.methods(of: id)
        guard methods.count == 1, let method = methods.first, index.isDemanded(method, byProtocolsOf: id) else {
            return false
        }
        let protocols = index.ancestors[id.index].filter { index.types[$0.index].kind == .protocol }
        return protocols.allSatisfy { shapes.requiredProperties(of: $0).isEmpty }
            && protocols.reduce(0) { $0 + shapes.requiredMethods(of: $1).count } == 1
    }

    /// Whether a method's name says that it shows a screen, or sets out to.
    private func starts(_ method: NameID) -> Bool {
        index.signs.presenting.contains(method) || index.linked.names.begins(method, withWordOf: Self.startingWords)
    }

    private static let startingWords: WordList = ["start", "begin", "open", "launch", "run", "resume", "go"]

    /// Whether a method is called what it gives back: `ordersRepository() -> OrdersRepositoryProtocol`.
    func isNamed(_ method: NameID, after result: ResolvedType) -> Bool {
        guard let type = result.instance else { return false }
        return NameWords.words(of: index.text(method)).last?.lowercased()
            == NameClosing.lastWord(of: index.text(index.types[type.index].name))
    }

    /// Whether a method's name begins with what it gives back: `pageTextForAll() -> PageText`.
    private func isNamed(_ method: NameID, first result: ResolvedType) -> Bool {
        guard let type = result.instance else { return false }
        let words = NameWords.words(of: index.text(index.types[type.index].name)).map { $0.lowercased() }
        let stem = words.count > 1 && NameClosing.words.contains(words[words.count - 1]) ? words.dropLast() : words[...]
        let named = NameWords.words(of: index.text(method)).map { $0.lowercased() }
        return named.count >= stem.count && zip(named, stem).allSatisfy { $0 == $1 }
    }

    /// Whether a protocol gives out services by methods called after them: `func ordersStore() -> OrdersStore`.
    func givesOut(_ id: TypeID) -> Bool {
        guard index.types[id.index].kind == .protocol else { return false }
        let chain = index.lookupChain(of: id)
        // What methods take comes first: of most protocols some takes something.
        guard chain.allSatisfy({ shapes.requiredMethods(of: $0).allSatisfy { index.fact($0).parameters.isEmpty } }),
            chain.allSatisfy({ shapes.requiredProperties(of: $0).isEmpty })
        else { return false }
        let methods = chain.flatMap { shapes.requiredMethods(of: $0) }
        return methods.count >= 2
            && methods.allSatisfy { method in
                let result = index.resultType(of: method)
                return isProduct(result) && isNamed(index.fact(method).name, after: result)
            }
    }
}
