import SwiftFacts

/// DIKit: modules of closures that are told to one container, which a global function and wrappers ask.
///
///     extension DependencyContainer {
///         static let harbor = module {
///             single { Harbor(pilot: resolve()) as HarborKeeping }
///             factory(tag: Lamp.red) { Lamp() }
///         }
///     }
struct DIKitIdiom: Idiom {
    static let library = "DIKit"
    static let modules = ["DIKit"]
    static let isAskedByType = true
    static let keyLabels = ["tag"]
    static let deferredTypes = ["LazyInject"]

    let containers: FewNames
    let containerBases: FewNames
    private let resolve: NameID
    private let tag: NameID
    private let moduleName: NameID
    private let lifetimes: [NameID: Lifetime]
    private let wrappers: FewNames
    private let lazyWrapper: NameID
    private let optionalWrapper: NameID

    init(_ names: IdiomNames) {
        containers = names.ids("DependencyContainer")
        containerBases = containers
        resolve = names.id("resolve")
        tag = names.id("tag")
        moduleName = names.id("DIKit")
        // Of words that no source has all have the same number.
        lifetimes = Dictionary(
            [(names.id("single"), .lasting), (names.id("factory"), .brief), (names.id("shared"), .between)],
            uniquingKeysWith: { first, _ in first })
        wrappers = names.ids("Inject LazyInject OptionalInject")
        lazyWrapper = names.id("LazyInject")
        optionalWrapper = names.id("OptionalInject")
    }

    func readCall(_ row: Int, in body: borrowing BodyResolver, into wiring: inout FileWiring) {
        guard let callee = body.calleeRow(of: row) else { return }
        if body.rows[callee].name == resolve {
            readLookup(row, callee, in: body, into: &wiring)
        } else if let lifetime = lifetimes[body.rows[callee].name] {
            readRegistration(row, callee, kept: lifetime, in: body, into: &wiring)
        }
    }

    /// `single { … }` in what is added to the container, or in code outside of types; `factory(makeChart)` of the library.
    private func readRegistration(
        _ row: Int, _ callee: Int, kept lifetime: Lifetime, in body: borrowing BodyResolver,
        into wiring: inout FileWiring
    ) {
        let given = body.arguments(of: row)
        guard body.rows[callee].kind == .name, let maker = given.last,
            given.count == 1 || given.count == 2 && given[0].label == tag,
            body.context.type.isNone || body.standing(ofCallee: callee, among: containers) == .known
        else { return }
        let closure = body.closure(maker)
        guard closure != nil || isGlobal(callee, in: body) && maker.operand >= 0 else { return }
        let made = closure.map { body.product(ofClosure: $0) }
        let asked = made?.asked ?? body.product(ofFunction: maker)
        let keyName = body.keyName(among: given, label: tag)
        var registration = Registration(
            key: body.key(asked, keyName), product: asked.type, site: body.wiringSite(row), typeRow: body.typeRow,
            keyOffset: asked.offset)
        registration.nameOwner = body.ownerOfName(among: given, label: tag)
        registration.implementation = made?.implementation
        registration.isMadeOutside = body.isMadeOutside(maker)
        if let closure {
            registration.givesOutWhatExists = body.givesOutWhatExists(ofClosure: closure)
            registration.producing = [body.producingCode(ofClosure: closure)]
        }
        registration.frame = body.frame(around: row)
        // Two of one key in a list of them are one too many, whatever container the list is told to.
        registration.receiver = .selfInstance
        registration.lifetime = lifetime
        wiring.add(registration)
    }

    /// `resolve()`, `DIKit.resolve(tag: Lamp.red)`; a function of the project's own is none.
    private func readLookup(_ row: Int, _ callee: Int, in body: borrowing BodyResolver, into wiring: inout FileWiring) {
        let given = body.arguments(of: row)
        guard given.isEmpty || given.count == 1 && given[0].label == tag, isGlobal(callee, in: body),
            let asked = body.askedOrInferredType(ofCall: row, given), !asked.type.isUnknown
        else { return }
        var lookup = Lookup(
            key: body.key(asked, body.keyName(among: given, label: tag)), product: asked.type,
            site: body.wiringSite(row), typeRow: body.typeRow, keyOffset: asked.offset)
        lookup.writtenAs = asked.writtenAs
        lookup.isDemanded = !asked.type.wrappers.contains(.optional)
        wiring.add(lookup)
    }

    private func isGlobal(_ callee: Int, in body: borrowing BodyResolver) -> Bool {
        switch body.rows[callee].kind {
        case .name:
            return switch body.values[callee].origin {
            case .unresolved: true
            case .none: body.values[callee].type.isUnknown && !isLocal(body.rows[callee].name, before: callee, in: body)
            default: false
            }
        case .member:
            let link = body.link(of: callee)
            return link >= 0 && body.rows[link].kind == .name && body.rows[link].name == moduleName
        default: return false
        }
    }

    /// Whether code has a name of its own for something, of which nothing else is known: `let resolve = Outside.resolver()`.
    private func isLocal(_ name: NameID, before row: Int, in body: borrowing BodyResolver) -> Bool {
        body.rows.indices.prefix(row).suffix(Self.rowsInView).contains { other in
            body.rows[other].kind == .binding && body.rows[other].name == name
        }
    }

    /// Far above what stands between a name and its use; each call of it looks there.
    private static let rowsInView = 512

    /// `@Inject var api: API`, `@LazyInject(tag: Lamp.red) var lamp: Lamp`.
    func readDeclarations(of file: Int, in index: ProjectIndex, into wiring: inout FileWiring) {
        let facts = index.files[file]
        for (row, fact) in facts.properties.enumerated() where !fact.attributes.isEmpty && !fact.type.isNone {
            for number in fact.attributes where wrappers.contains(facts.attributes[Int(number)].name) {
                let attribute = facts.attributes[Int(number)]
                var lookup = index.lookup(by: attribute, nameLabel: tag, for: PropertyID(file: file, row: row))
                lookup.isDeferred = attribute.name == lazyWrapper
                lookup.isAskedWhenRead = lookup.isDeferred
                if attribute.name == optionalWrapper { lookup.isDemanded = false }
                wiring.add(lookup)
            }
        }
    }
}
