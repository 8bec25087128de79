import SwiftFacts

/// Needle and RIBs: components give out properties, `shared { … }` keeps what one gives out as long as the component.
struct NeedleIdiom: Idiom {
    static let library = "Needle"
    static let modules = ["NeedleFoundation", "RIBs", "ModernRIBs"]

    /// What the generator writes conforms to the components' requirements.
    let providers: FewNames
    let containerBases: FewNames
    let screens: FewNames
    let componentBases: ComponentBases?
    private let components: FewNames
    /// Types whose heirs say in angle brackets what they are handed.
    private let dependents: FewNames
    private let dependency: NameID
    private let shared: NameID

    /// `PierDependency3f08c1a9d2e47b65f0a1Provider`: what a component asks for, a hash of the way there, and what it is.
    static func isGenerated(typeNamed name: String) -> Bool {
        guard name.hasSuffix("Provider") else { return false }
        let hash = name.utf8.dropLast("Provider".utf8.count).reversed().prefix { byte in
            byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
                || byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "f")
        }
        return hash.count >= 15
    }

    init(_ names: IdiomNames) {
        components = names.ids("Component BootstrapComponent PluginizedComponent NonCoreComponent")
        dependents = components.union(names.ids("Builder"))
        dependency = names.id("dependency")
        containerBases = components.union(names.ids("RootComponent"))
        // What a router of RIBs shows and hides.
        screens = names.ids("ViewControllable")
        // A component of RIBs is handed what it asks for.
        componentBases =
            names.isMentioned("NeedleFoundation")
            ? ComponentBases(all: components, roots: names.ids("BootstrapComponent")) : nil
        providers = names.ids("Dependency")
        shared = names.id("shared")
    }

    func readCall(_ row: Int, in body: borrowing BodyResolver, into wiring: inout FileWiring) {
        guard let id = body.propertyAtHand, !body.context.type.isNone, !body.context.isStatic,
            let callee = body.calleeRow(of: row), body.rows[callee].name == shared,
            body.rows[callee].kind == .name || body.operandIsSelf(ofCallee: callee),
            inheritsComponent(body.context.type, body.index), let last = body.arguments(of: row).last,
            let closure = body.closure(last)
        else { return }
        var registration = registration(id, in: body.index)
        registration.lifetime = .lasting
        registration.producing = [body.producingCode(ofClosure: closure)]
        registration.implementation = body.product(ofClosure: closure).implementation
        wiring.add(registration)
    }

    /// What a component's property reads of the component's other properties.
    func readBody(_ body: borrowing BodyResolver, into wiring: inout FileWiring) {
        guard body.propertyAtHand != nil, !body.context.type.isNone, inheritsComponent(body.context.type, body.index)
        else { return }
        for row in body.rows.indices {
            guard body.rows[row].kind == .name || body.operandIsSelf(ofCallee: row),
                case .carrier(.property(let id), _) = body.values[row].origin, id != body.propertyAtHand
            else { continue }
            let owner = body.index.owner(of: id)
            guard !owner.isNone, inheritsComponent(owner, body.index) else { continue }
            // A component below is a scope of its own, made anew on purpose.
            if let made = body.index.type(of: id).instance,
                inheritsComponent(made, body.index)
            {
                continue
            }
            wiring.add(
                Lookup(
                    key: .member(id), product: body.index.type(of: id),
                    site: body.wiringSite(row), typeRow: body.typeRow, keyOffset: body.rows.offset(of: row)))
        }
    }

    func readDeclarations(of file: Int, in index: ProjectIndex, into wiring: inout FileWiring) {
        for (row, fact) in index.files[file].properties.enumerated()
        where fact.owner >= 0 && fact.flags.isDisjoint(with: [.isStatic, .isRequirement]) {
            let id = PropertyID(file: file, row: row)
            let owner = index.type(file: file, row: fact.owner)
            guard !owner.isNone, inheritsComponent(owner, index), wiring.registration(ofMember: id) == nil else {
                continue
            }
            var registration = registration(id, in: index)
            // What is stored is kept; what is computed is made for everyone who reads it.
            if !fact.flags.contains(.isComputed) { registration.lifetime = .lasting }
            wiring.add(registration)
        }
    }

    private func registration(_ id: PropertyID, in index: ProjectIndex) -> Registration {
        let fact = index.fact(id)
        var registration = Registration(
            key: .member(id), product: index.type(of: id),
            site: Site(
                file: id.file, body: fact.accessors >= 0 ? fact.accessors : fact.initialValue, row: 0,
                offset: fact.nameOffset, condition: fact.condition, closureDepth: 0),
            typeRow: fact.owner, keyOffset: fact.nameOffset)
        registration.isAskedByName = true
        return registration
    }

    /// `dependency` of `class FeedComponent: Component<FeedDependency>`.
    func inheritedMemberType(_ name: NameID, of type: TypeID, in index: ProjectIndex) -> ResolvedType? {
        guard name == dependency else { return nil }
        for heir in index.upwards(from: type) {
            if let arguments = index.inheritedArguments(of: heir, where: dependents.contains) {
                return index.resolve(arguments.first, in: arguments.scope)
            }
        }
        return nil
    }

    private func inheritsComponent(_ type: TypeID, _ index: ProjectIndex) -> Bool {
        index.inherits(type, from: components)
    }
}
