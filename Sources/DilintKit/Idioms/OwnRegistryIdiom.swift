import SwiftFacts

/// Registries of the project's own making: keys are the types that are registered, or that what is registered has.
///
/// That somebody resolves from them is for the rules to report that know locators; here it counts what is registered, and
/// whether that answers who resolves.
struct OwnRegistryIdiom: Idiom {
    static let library = "the project's registry"
    static let modules: [String] = []
    static let isInjectionLibrary = false
    static let isMarkedInFiles = true
    static let isOfProject = true
    static let isAskedByType = true
    static let keyProtocols = ["InjectionKey", "InjectableKey"]
    static let valueStores = ["InjectedValues"]

    private let names: IdiomNames
    private var registries = OwnRegistries()

    init(_ names: IdiomNames) { self.names = names }

    /// A file that declares a function which may register something.
    func isMarked(_ file: LinkedFile) -> Bool {
        file.functions.contains { function in
            !function.generics.isEmpty && !function.parameters.isEmpty && function.kind != .initializer
                && names.begins(function.name, withWordOf: RegistryWords.registering)
        }
    }

    func completed(with index: ProjectIndex) -> OwnRegistryIdiom? {
        var completed = self
        completed.registries = OwnRegistries(index)
        return completed.registries.isEmpty ? nil : completed
    }

    func readCall(_ row: Int, in body: borrowing BodyResolver, into wiring: inout FileWiring) {
        guard let callee = body.calleeRow(of: row), registries.names.contains(body.rows[callee].name),
            case .call(let number) = body.values[row].origin
        else { return }
        switch body.uses.calls[Int(number)].callee {
        case .function(let id):
            switch registries.role(of: id) {
            case .registering: readRegistration(row, callee, of: id, in: body, into: &wiring)
            case .registeringUnseen: wiring.add(unseen(row, callee, in: body))
            case .resolving: readLookup(row, callee, of: id, in: body, into: &wiring)
            case .resetting: wiring.resets.append(body.wiringSite(row))
            case nil: break
            }
        case .unresolved(let name):
            let given = body.arguments(of: row)
            let trails = given.last.map { $0.label.isNone && body.closure($0) != nil } ?? false
            if registries.mayRegister(name, labels: given.map(\.label), trails: trails) {
                wiring.add(unseen(row, callee, in: body))
            }
        case .construction, .delegation, .outsideConstruction: break
        }
    }

    /// Nobody can say what is registered.
    private func unseen(_ row: Int, _ callee: Int, in body: borrowing BodyResolver) -> Registration {
        Registration(
            product: .unknown, site: body.wiringSite(row), typeRow: body.typeRow,
            keyOffset: body.rows.offset(of: callee))
    }

    // MARK: Registrations

    private func readRegistration(
        _ row: Int, _ callee: Int, of id: FunctionID, in body: borrowing BodyResolver, into wiring: inout FileWiring
    ) {
        let given = body.arguments(of: row)
        let keys = given.compactMap { body.askedType($0) ?? body.toldType($0) }
        let product = given.last { isProduct($0, in: body) }
        let closure = product.flatMap { body.closure($0) }
        let made = closure.map { body.product(ofClosure: $0) }
        let written = keys.first ?? writtenArgument(of: callee, of: id, in: body) ?? made?.asked
        let asked = written ?? product.flatMap { type(ofValue: $0, in: body) }
        let keyName = body.ownKeyName(among: given)
        var registration = unseen(row, callee, in: body)
        if let asked {
            registration.product = asked.type
            registration.keyOffset = asked.offset
            registration.key = asked.type.wrappers.isEmpty ? body.key(asked, keyName) : nil
            registration.forwarded = keys.dropFirst().compactMap { body.key($0, keyName) }
        }
        registration.lifetime = .between
        registration.frame = body.frame(around: row)
        if !registries.isMultibinding(id) { registration.receiver = body.receiver(ofCallee: callee) }
        registration.implementation = made?.implementation
        if let closure {
            registration.producing = [body.producingCode(ofClosure: closure)]
            registration.givesOutWhatExists = body.givesOutWhatExists(ofClosure: closure)
        } else {
            registration.givesOutWhatExists = true
        }
        wiring.add(registration)
    }

    /// Whether an argument is what the registry is to give out, or makes it.
    private func isProduct(_ argument: CallArgument, in body: borrowing BodyResolver) -> Bool {
        guard let target = body.values[argument.row].target else { return body.closure(argument) != nil }
        return RegistrySignatures.isProduct(body.index.type(of: target))
    }

    /// `register<API>(…)`, where it is for one type alone.
    private func writtenArgument(of callee: Int, of id: FunctionID, in body: borrowing BodyResolver) -> AskedType? {
        guard body.index.fact(id).generics.count == 1,
            let written = body.genericArguments(of: callee)
        else { return nil }
        return AskedType(
            type: body.index.resolve(written, in: body.context.typeScope),
            detail: body.index.genericArguments(of: written, in: body.context.typeScope),
            offset: body.rows.offset(of: callee))
    }

    /// The type that an instance has where it is handed in.
    private func type(ofValue argument: CallArgument, in body: borrowing BodyResolver) -> AskedType? {
        guard argument.final >= 0 else { return nil }
        let type = body.values[argument.final].type
        guard !type.isUnknown, !type.wrappers.contains(.function),
            !(type.nominalHead.map(body.index.isGeneric) ?? false)
        else { return nil }
        return AskedType(type: type, offset: body.rows.offset(of: argument.operand))
    }

    // MARK: Lookups

    private func readLookup(
        _ row: Int, _ callee: Int, of id: FunctionID, in body: borrowing BodyResolver, into wiring: inout FileWiring
    ) {
        let given = body.arguments(of: row)
        let written = given.compactMap { body.askedType($0) ?? body.toldType($0) }
        guard let asked = written.first ?? body.inferredType(ofCall: row), !asked.type.isUnknown else { return }
        let keyName = body.ownKeyName(among: given)
        var lookup = Lookup(
            key: body.key(asked, keyName), product: asked.type, site: body.wiringSite(row), typeRow: body.typeRow,
            keyOffset: asked.offset)
        lookup.writtenAs = asked.writtenAs
        let fact = body.index.fact(id)
        let isOptional = body.index.resultType(of: id).wrappers.contains(.optional)
        if fact.flags.contains(.isThrowing) {
            lookup.isDemanded = !isOptional && body.rows[Int(body.tree[row].root)].flags.contains(.isForced)
        } else {
            lookup.isDemanded = !isOptional || body.isForced(row)
        }
        if asked.type.wrappers.contains(.optional) { lookup.isDemanded = false }
        // Who copes without it may ask before anything is registered.
        lookup.isDeferred = !lookup.isDemanded
        if asked.type.isGenericProduct, keyName == .none {
            lookup.relaying = lookup.isDemanded ? .sure : .optional
        }
        lookup.isOfProject = true
        lookup.receiver = body.receiver(ofCallee: callee)
        wiring.add(lookup)
    }
}

extension BodyResolver {
    /// The name that tells several of one type apart, under whatever label the project's own function takes it.
    fileprivate func ownKeyName(among given: [CallArgument]) -> KeyName {
        given.first { isKeyLabel($0.label) || isText($0) }.map { keyName($0) } ?? .none
    }

    /// Whether an argument is a text: `register(for: "first", type: API.self)`.
    private func isText(_ argument: CallArgument) -> Bool {
        guard let target = values[argument.row].target else { return false }
        return index.outsideName(of: index.type(of: target)).map { $0 == index.known.string } ?? false
    }
}
