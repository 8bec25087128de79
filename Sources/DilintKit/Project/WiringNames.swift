import SwiftFacts

/// What registrations and lookups are called, and what they are about.
extension Project {
    /// A registration's name in messages: its key's type, `Store "disk"` where it is named.
    func name(of registration: Registration) -> String {
        guard case .type(let key, let name)? = registration.key else { return index.name(of: registration.product) }
        return self.name(of: key, name, by: aliasName(of: registration.product))
    }

    /// What is registered or asked for under a key, and a name where it has one.
    ///
    /// - Parameter alias: What the sources call the type, where that is not for the key to say.
    func name(of key: KeyType, _ name: KeyName, by alias: String? = nil) -> String {
        var text = alias ?? (key.type.head == .composition ? key.detail : index.name(of: key.type))
        if alias == nil, key.type.head != .composition, !key.detail.isEmpty { text += "<\(key.detail)>" }
        if case .known(let id) = name { text += " \"\(index.text(id))\"" }
        return text
    }

    /// What several protocols are called together: `typealias Recording = ErrorRecording & MessageRecording`.
    private func aliasName(of product: ResolvedType) -> String? {
        guard product.head == .composition, index.compositions[Int(product.id)].alias != nil else { return nil }
        return index.name(of: product)
    }

    /// The same of what a lookup asks for, and what a closure is called whose result says nothing of what it is for: it is
    /// `typealias FetchBalance = () -> AnyPublisher<Int, Never>` that is asked for, and no publisher.
    private func aliasName(of lookup: Lookup) -> String? {
        let product = lookup.product
        if let alias = genericAlias(askedBy: lookup) { return alias }
        guard !lookup.writtenAs.isNone, product.wrappers.contains(.function), !product.wrappers.contains(.deferred),
            !classification.isDependency(product)
        else { return aliasName(of: product) }
        return index.text(lookup.writtenAs)
    }

    /// The name of the alias by which a lookup asks for a type whose generic arguments that alone says: it is
    /// `typealias Charts = NSCache<NSNumber, Chart>` that is asked for, and nobody would take any `NSCache`.
    func genericAlias(askedBy lookup: Lookup) -> String? {
        guard case .type(let key, _)? = lookup.key, !lookup.writtenAs.isNone, !key.detail.isEmpty,
            lookup.product.wrappers.isSubset(of: .optional), let name = index.headName(of: key.type),
            name != lookup.writtenAs
        else { return nil }
        return index.text(lookup.writtenAs)
    }

    /// The name by which a call asks a registry of the project's own for one of a generic class, where that has no arguments
    /// there: it is `typealias LoadTask = Task<Void, Int>` that is asked for, and nobody can take a `Task`.
    func genericAlias(askedBy call: Call) -> String? {
        guard let type = call.asked.nominalHead, index.isGeneric(type),
            let lookup = uses[call.site.fileIndex].wiring.lookup(ofCallAt: call.site), !lookup.writtenAs.isNone,
            lookup.writtenAs != index.types[type.index].name
        else { return nil }
        return index.text(lookup.writtenAs)
    }

    /// What a lookup asks for, in messages. A value, or what is known by no more than an outside name, goes by the member that
    /// gives it: that it is a number or a `CurrentValueSubject` says nothing.
    func name(of lookup: Lookup) -> String {
        guard case .type(let key, let name)? = lookup.key else {
            if let accessed = accessed(by: lookup) { return accessed.name }
            let product = product(of: lookup)
            let name = index.name(of: product)
            let saysNothing = index.outsideName(of: product) != nil && !classification.isDependency(product)
            guard name.isEmpty || saysNothing, case .member(let id)? = lookup.key else { return name }
            let owner = owner(of: id)
            return (owner.isNone ? "" : index.qualifiedName(of: owner) + ".") + index.text(fact(id).name)
        }
        return self.name(of: key, name, by: aliasName(of: lookup))
    }

    /// What a generated accessor gives out, by the registration that it is generated from; nil for other lookups. Where that
    /// is not among the sources, what it gives out may go by no name.
    private func accessed(by lookup: Lookup) -> (name: String, product: ResolvedType)? {
        guard let key = lookup.key, case .accessor(_, let keyName) = key else { return nil }
        let registrations = wiring.registrations(of: key, in: lookup.library)
        // Of several what is asked for is the one that is meant.
        if Set(registrations.map { wiring[$0].key }).count > 1 { return ("", .unknown) }
        for id in registrations {
            let registration = wiring[id]
            guard let accessor = registration.accessors.first(where: { $0.key == key }) else { continue }
            if accessor.registered == registration.key { return (name(of: registration), registration.product) }
            if case .type(let type, _) = accessor.registered { return (name(of: type, keyName), type.type) }
        }
        let type = index.keyType(lookup.product, detail: "")
        return (type.map { name(of: $0, keyName) } ?? "", lookup.product)
    }

    /// What is taken instead of asking a container: nobody can hand in what is made of what the moment brings, or for it.
    func taken(for dependency: String, byClosure isMadeLater: Bool) -> String {
        isMadeLater ? "a closure that makes \(dependency)" : dependency
    }

    /// Whether a lookup is one for what is made there and then: of arguments, or to be shown.
    func isMadeLater(_ lookup: Lookup) -> Bool {
        lookup.argumentCount > 0 || isShownLater(product(of: lookup), askedAt: lookup.site) && !isKept(lookup)
    }

    /// The same of a call that asks a resolver of the project's own.
    func isMadeLater(_ call: Call) -> Bool {
        isShownLater(call.asked, askedAt: call.site) && !isThereBefore(call)
    }

    /// Whether all that was ever told to answer a call gives out what is there already: `register(Flow.self) { _ in self }`.
    private func isThereBefore(_ call: Call) -> Bool {
        guard let lookup = uses[call.site.fileIndex].wiring.lookup(ofCallAt: call.site), let key = lookup.key else {
            return false
        }
        let answers = wiring.registrations(of: key, in: lookup.library)
        return !answers.isEmpty && answers.count <= Self.answersInView
            && answers.allSatisfy { wiring[$0].givesOutWhatExists }
    }

    /// Far above how many people register for one key; each call that asks for it looks at all of them.
    private static let answersInView = 64

    /// Whether the registration that answers keeps what it gives out: that is there once, and nobody makes another one.
    private func isKept(_ lookup: Lookup) -> Bool {
        guard let target = wiring.target(of: lookup), case let registration = wiring[target] else { return false }
        return registration.lifetime == .lasting || registration.givesOutWhatExists
    }

    /// Whether code asks for what is to be shown, every time it gets there: a second one is another one. What is asked for
    /// while somebody is made is a part of him.
    func isShownLater(_ type: ResolvedType, askedAt site: Site) -> Bool {
        isShown(type) && !isWatchedService(type) && !isAtConstruction(site)
            && index.body(at: site).kind != .initialValue
    }

    /// Whether views watch what works for others as well, by its name: `final class WalletStore: ObservableObject`.
    private func isWatchedService(_ type: ResolvedType) -> Bool {
        guard let id = type.nominalHead, case let roles = roles(of: id) else { return false }
        return roles.contains(.serviceName)
            && roles.isDisjoint(with: [.viewController, .swiftUIView, .view, .coordinator])
            && !classification.shapes.isNamedModel(id)
    }

    /// Whether a type is a screen, a view, or the model or coordinator of one; of a model the protocol as well, by its name.
    func isShown(_ type: ResolvedType) -> Bool {
        if let name = index.outsideName(of: type) {
            let outside = classification.outside
            return outside.viewControllers.contains(name) || outside.swiftUIViews.contains(name)
        }
        return type.nominalHead.map {
            !roles(of: $0).isDisjoint(with: [.viewController, .swiftUIView, .view, .viewModel, .coordinator])
                || index.types[$0.index].kind == .protocol && index.signs.models.contains(index.types[$0.index].name)
        } ?? false
    }

    /// What a lookup gives, by what the registration says that it asks for where the asker does not say it.
    func product(of lookup: Lookup) -> ResolvedType {
        guard lookup.product.isUnknown else { return lookup.product }
        if let accessed = accessed(by: lookup) { return accessed.product }
        guard case .member(let id)? = lookup.key, let registration = wiring.registration(ofMember: id) else {
            return lookup.product
        }
        return wiring[registration].product
    }

    func isExcluded(_ lookup: Lookup) -> Bool {
        classification.excluded.contains(file: lookup.file, typeRow: lookup.typeRow)
    }
}
