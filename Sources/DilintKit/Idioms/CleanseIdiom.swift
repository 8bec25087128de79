import SwiftFacts

/// Cleanse: binders are told types and tags; what a factory takes is asked for, `Provider`s later.
struct CleanseIdiom: Idiom {
    static let library = "Cleanse"
    static let modules = ["Cleanse"]

    let containers: FewNames
    private let receipts: FewNames
    private let bind: NameID
    private let to: NameID
    private let configured: NameID
    private let tagged: NameID
    private let sharedInScope: NameID
    private let collecting: FewNames
    private let provider: NameID
    private let wrapping: FewNames
    private let taggedProvider: NameID
    private let seed: NameID

    init(_ names: IdiomNames) {
        containers = names.ids("Binder UnscopedBinder SingletonBinder")
        receipts = names.ids("ReceiptBinder AnyReceiptBinder")
        bind = names.id("bind")
        to = names.id("to")
        configured = names.id("configured")
        tagged = names.id("tagged")
        sharedInScope = names.id("sharedInScope")
        collecting = names.ids("intoCollection asCollection")
        provider = names.id("Provider")
        wrapping = names.ids(
            "Provider TaggedProvider WeakProvider Factory ComponentFactory PropertyInjector Assisted")
        taggedProvider = names.id("TaggedProvider")
        seed = names.id("Seed")
    }

    func readCall(_ row: Int, in body: borrowing BodyResolver, into wiring: inout FileWiring) {
        guard let callee = body.calleeRow(of: row) else { return }
        let called = body.rows[callee].name
        if called == bind, body.standing(ofCallee: callee, among: containers) == .known {
            readBinding(row, callee, in: body, into: &wiring)
        } else if called == to, body.standing(ofCallee: callee, among: receipts) == .known {
            readReceipt(row, callee, in: body, into: &wiring)
        }
    }

    /// `typealias Seed = User`: what a component is built with is there to be asked for.
    func readDeclarations(of file: Int, in index: ProjectIndex, into wiring: inout FileWiring) {
        for (row, alias) in index.files[file].typealiases.enumerated() where alias.name == seed && alias.owner >= 0 {
            let type = index.aliasTypes[file][row]
            guard !alias.target.isNone else { continue }
            let scope = TypeScope(file: file, type: alias.owner)
            let tag = tag(of: WrittenNeed(reference: alias.target, scope: scope), in: index)
            let detail = index.genericArguments(of: alias.target, in: scope)
            guard
                let key = tag.isNone
                    ? index.keyType(type, detail: detail).map({ .type($0, .none) }) : tagKey(tag, index)
            else { continue }
            let site = Site(
                file: Int32(file), body: -1, row: 0, offset: alias.nameOffset, condition: alias.condition,
                closureDepth: 0)
            var registration = Registration(
                key: key, product: type, site: site, typeRow: alias.owner, keyOffset: alias.nameOffset)
            registration.lifetime = .between
            wiring.add(registration)
        }
    }

    // MARK: Registrations

    /// `binder.bind(API.self).tagged(with: Beta.self).sharedInScope().to(factory: LiveAPI.init)`.
    private func readBinding(
        _ row: Int, _ callee: Int, in body: borrowing BodyResolver, into wiring: inout FileWiring
    ) {
        let chain = body.chain(after: row)
        // The function that is named there is given a binder of its own.
        if chain.contains(where: { $0.name == configured }) { return }
        let end = chain.last { $0.name == to && $0.call >= 0 }?.call
        let maker = end.flatMap { body.arguments(of: $0).last }
        let written = body.arguments(of: row).first.flatMap { body.askedType($0) }
        // A tag tells more than a literal's type.
        if written == nil, !chain.contains(where: { $0.name == tagged }), let maker,
            maker.operand < 0 || body.rows[maker.final].kind == .literal
        {
            return
        }
        var registration = registration(at: row, callee, maker, written, in: body)
        for (modifier, call) in chain {
            if modifier == sharedInScope {
                registration.lifetime = scopeLifetime(of: registration.receiver, in: body.index)
            } else if collecting.contains(modifier) {
                // Many may be told; nobody asks for a single one.
                registration.receiver = .unknown
                registration.key = collectionKey(registration)
            } else if modifier == tagged, call >= 0 {
                registration.key = tagKey(body.arguments(of: call).first, in: body)
            }
        }
        wiring.add(registration)
        if let maker { addNeeds(of: maker, in: body, into: &wiring) }
    }

    /// `bind.to(factory: LiveAPI.init)` where `bind` is a `ReceiptBinder<API>`.
    private func readReceipt(
        _ row: Int, _ callee: Int, in body: borrowing BodyResolver, into wiring: inout FileWiring
    ) {
        guard case .carrier(.parameter(let id), _) = body.operand(callee).origin, id.fileIndex == body.file,
            let maker = body.arguments(of: row).last
        else { return }
        let index = body.index
        let reference = index.fact(id).type
        guard !reference.isNone else { return }
        let argument = index.files[id.fileIndex].typeNodes[Int(reference.rawValue)].firstChild
        guard !argument.isNone else { return }
        let asked = AskedType(
            type: index.resolve(argument, in: body.context.typeScope),
            detail: index.genericArguments(of: argument, in: body.context.typeScope),
            offset: body.rows.offset(of: callee))
        var registration = registration(at: row, callee, maker, asked, in: body)
        registration.lifetime = .between
        wiring.add(registration)
        addNeeds(of: maker, in: body, into: &wiring)
    }

    private func registration(
        at row: Int, _ callee: Int, _ maker: CallArgument?, _ written: AskedType?, in body: borrowing BodyResolver
    ) -> Registration {
        var asked = written ?? AskedType(type: .unknown, offset: body.rows.offset(of: callee))
        var producing: [ProducingCode] = []
        var implementation: TypeID?
        if let maker, maker.final >= 0 {
            if let closure = body.closure(maker) {
                let made = body.product(ofClosure: closure)
                producing = [body.producingCode(ofClosure: closure)]
                implementation = made.implementation
                if written == nil { asked = made.asked }
            } else if case .initializer(let type) = body.values[maker.final].origin {
                implementation = type
                if written == nil, !body.index.isGeneric(type) {
                    asked = AskedType(type: .nominal(type), offset: body.rows.offset(of: maker.operand))
                }
            } else if written == nil, body.index.text(maker.label) == "value" {
                asked = AskedType(type: body.values[maker.final].type, offset: body.rows.offset(of: maker.operand))
            }
        }
        var registration = Registration(
            key: body.key(asked), product: asked.type, site: body.wiringSite(row), typeRow: body.typeRow,
            keyOffset: asked.offset)
        registration.producing = producing
        registration.implementation = implementation
        registration.isMadeOutside = maker.map { body.isMadeOutside($0) } ?? false
        registration.receiver = body.receiver(ofCallee: callee)
        registration.frame = body.frame(around: row)
        return registration
    }

    /// What is shared in a `Binder<Singleton>`'s scope lasts; other scopes end with their components.
    private func scopeLifetime(of receiver: Receiver, in index: ProjectIndex) -> Lifetime {
        guard case .carrier(.parameter(let id)) = receiver else { return .between }
        let need = index.need(of: .parameter(id))
        return index.genericArguments(of: need.reference, in: need.scope) == "Singleton" ? .lasting : .between
    }

    private func collectionKey(_ registration: Registration) -> WiringKey? {
        guard case .type(var key, let name)? = registration.key else { return registration.key }
        key.type = key.type.adding(.collection)
        return .type(key, name)
    }

    /// What is tagged is asked for as `TaggedProvider<Tag>`.
    private func tagKey(_ argument: CallArgument?, in body: borrowing BodyResolver) -> WiringKey? {
        guard let argument, let tag = body.askedType(argument)?.type.nominalHead else { return nil }
        return tagKey(tag, body.index)
    }

    private func tagKey(_ tag: TypeID, _ index: ProjectIndex) -> WiringKey {
        let name = index.types[tag.index].name
        // Where nobody asks for what is tagged, no source mentions the provider, and it has no name of its own.
        guard taggedProvider != NameID(.max) else {
            return .type(KeyType(type: ResolvedType(.external, id: name.rawValue), detail: ""), .none)
        }
        let type = ResolvedType(.external, id: taggedProvider.rawValue)
        return .type(KeyType(type: type, detail: index.text(name)), .none)
    }

    // MARK: Lookups

    /// What a factory takes: the parameters of an initializer, or those of a closure where they are written.
    private func addNeeds(of maker: CallArgument, in body: borrowing BodyResolver, into wiring: inout FileWiring) {
        guard maker.final >= 0 else { return }
        let registration = Int32(wiring.registrations.count - 1)
        func add(_ need: WrittenNeed, row: Int, offset: UInt32) {
            guard let type = need.type(in: body.index), isSingle(need, type, in: body.index) else { return }
            let detail = body.index.genericArguments(of: need.reference, in: need.scope)
            var lookup = Lookup(
                key: body.index.keyType(type, detail: detail).map { .type($0, .none) }, product: type,
                site: body.wiringSite(row), typeRow: body.typeRow, keyOffset: offset)
            lookup.isDeferred = type.wrappers.contains(.deferred)
            lookup.isDemanded = true
            lookup.mark = tag(of: need, in: body.index)
            if !lookup.mark.isNone {
                lookup.key = tagKey(lookup.mark, body.index)
                lookup.isDeferred = true
            }
            lookup.registration = registration
            wiring.add(lookup)
        }
        if let closure = body.closure(maker) {
            for need in body.needs(ofClosure: closure) { add(need.need, row: need.row, offset: need.offset) }
        } else if case .initializer(let type) = body.values[maker.final].origin {
            for need in body.index.needs(ofConstructing: type) {
                add(need, row: maker.final, offset: body.rows.offset(of: maker.operand))
            }
        }
    }

    /// `T` of `TaggedProvider<T>`
    private func tag(of need: WrittenNeed, in index: ProjectIndex) -> TypeID {
        let node = index.files[need.scope.file].typeNodes[Int(need.reference.rawValue)]
        guard node.name == taggedProvider, !node.firstChild.isNone else { return .none }
        return index.resolve(node.firstChild, in: need.scope).instance ?? .none
    }

    /// Whether it is one instance that is asked for, at once or through a `Provider`: what else stands around a type
    /// makes another key of it.
    private func isSingle(_ need: WrittenNeed, _ type: ResolvedType, in index: ProjectIndex) -> Bool {
        guard type.wrappers.isDisjoint(with: [.optional, .collection, .function, .metatype]) else { return false }
        let outer = index.files[need.scope.file].typeNodes[Int(need.reference.rawValue)].name
        if outer == taggedProvider { return true }
        guard type.wrappers.contains(.deferred) else { return !wrapping.contains(outer) }
        return outer == provider
    }
}

/// What a closure needs, and where it says so.
private struct ClosureNeed {
    var need: WrittenNeed
    var row: Int
    var offset: UInt32
}

extension BodyResolver {
    /// What a closure needs: the written types of its parameters, and of `$0`, `$1`, … what it is cast to or what takes it.
    fileprivate func needs(ofClosure closure: Int) -> [ClosureNeed] {
        var found: [ClosureNeed] = []
        func add(written row: Int) {
            let reference = TypeReference(rows[row].name.rawValue)
            guard !reference.isNone else { return }
            let need = WrittenNeed(reference: reference, scope: context.typeScope)
            found.append(ClosureNeed(need: need, row: row, offset: index.nameOffset(of: reference, file: file)))
        }
        for row in tree.parts(of: closure) where rows[row].kind == .binding && rows[row].flags.contains(.isParameter) {
            let annotation = Int(tree[row].firstPart)
            if annotation >= 0, rows[annotation].kind == .annotation { add(written: annotation) }
        }
        for row in closure...tree.end(of: closure)
        where rows[row].kind == .name && anonymousParameters.contains(rows[row].name) {
            let applied = Int(tree[row].appliedBy)
            if applied >= 0, rows[applied].kind == .cast, !rows[applied].flags.contains(.isTestOrThrowOrVariable) {
                add(written: applied)
            } else if case .argument(let place) = flow(of: row), let target = place.target {
                found.append(ClosureNeed(need: index.need(of: target), row: row, offset: rows.offset(of: row)))
            }
        }
        return found
    }
}
