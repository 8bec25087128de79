import SwiftFacts

/// A factory makes more than a reader can keep in mind.
struct GiantFactory: Rule {
    static let limit = RuleOption("max", default: 10, help: "Creating methods a factory may have.")

    let info = RuleInfo(
        id: "giant-factory", severity: .warning, options: [Self.limit],
        settings: [.roles],
        summary: "A factory has too many creating methods.",
        why: """
            Every part of the app that makes one thing depends on all of them, and every change of any of them is a \
            change of this one type.
            """,
        fix: """
            Split the factory by feature; a type that makes things of several features takes a composition of their \
            protocols. Methods that only the factory itself calls do not count, nor do those that several narrow \
            protocols of it demand.
            """,
        bad: """
            final class TuneViewModel {}
            final class RadioFactory {
            //          ^ warning: [giant-factory]
                func makeJazz() -> TuneViewModel { TuneViewModel() }
                func makeBlues() -> TuneViewModel { TuneViewModel() }
                func makeRock() -> TuneViewModel { TuneViewModel() }
                func makePunk() -> TuneViewModel { TuneViewModel() }
                func makeFolk() -> TuneViewModel { TuneViewModel() }
                func makeSoul() -> TuneViewModel { TuneViewModel() }
                func makeFunk() -> TuneViewModel { TuneViewModel() }
                func makePop() -> TuneViewModel { TuneViewModel() }
                func makeRap() -> TuneViewModel { TuneViewModel() }
                func makeSka() -> TuneViewModel { TuneViewModel() }
                func makeSwing() -> TuneViewModel { TuneViewModel() }
            }
            """,
        good: """
            final class TuneViewModel {}
            final class QuietRadioFactory {
                func makeJazz() -> TuneViewModel { TuneViewModel() }
                func makeBlues() -> TuneViewModel { TuneViewModel() }
                func makeFolk() -> TuneViewModel { TuneViewModel() }
                func makeSoul() -> TuneViewModel { TuneViewModel() }
            }
            final class LoudRadioFactory {
                func makeRock() -> TuneViewModel { TuneViewModel() }
                func makePunk() -> TuneViewModel { TuneViewModel() }
                func makeFunk() -> TuneViewModel { TuneViewModel() }
            }
            """)

    func findings(in project: Project) -> [Finding] {
        let limit = project.value(of: Self.limit, for: self)
        var candidates: [(type: TypeID, methods: [FunctionID])] = []
        for number in project.index.types.indices {
            let type = TypeID(number)
            guard project.index.types[number].isDeclared, project.index.types[number].kind != .protocol,
                project.roles(of: type).contains(.factory), !project.roles(of: type).contains(.compositionRoot),
                !project.classification.excluded.contains(type)
            else { continue }
            let methods = project.creatingMethods(of: type)
            if methods.count > limit { candidates.append((type, methods)) }
        }
        guard !candidates.isEmpty else { return [] }
        let callers = Callers(of: candidates.map(\.type), in: project)
        return candidates.compactMap { type, methods in
            let offered = methods.filter { project.isOffered($0, of: type, callers) }
            let count = offered.count > limit ? project.unsplit(offered, of: type, limit: limit) : 0
            return count > limit ? finding(type, count: count, limit, project) : nil
        }
    }

    private func finding(_ type: TypeID, count: Int, _ limit: Int, _ project: Project) -> Finding? {
        guard let part = project.index.parts(of: type).first else { return nil }
        let name = project.index.qualifiedName(of: type)
        let offset = project.index.files[part.fileIndex].types[part.index].nameOffset
        return Finding(
            rule: info.id, severity: info.severity,
            location: project.index.location(file: part.fileIndex, offset: offset),
            message: .makes(name, count, limit: limit), hint: "Split \(name) into factories by feature",
            subject: name)
    }
}

/// What tells two methods apart: the types as well, but not in branches of `#if`, which may have the same method for each
/// platform.
private struct Signature: Hashable {
    var name: NameID
    var labels: [NameID]
    var types: [ResolvedType]
}

extension Project {
    /// The creating methods that a type offers, each once however often `#if` branches declare it. What is a factory by
    /// how much it makes need not call them so.
    fileprivate func creatingMethods(of type: TypeID) -> [FunctionID] {
        var found: [FunctionID] = []
        var signatures: Set<Signature> = []
        let making = classification.makesMany(type) ? Set(classification.productMethods(of: type)) : []
        for entry in index.members.all(of: type) {
            guard case .function(let id) = entry.member, fact(id).access > .fileprivate,
                classification.isCreatingMethod(id) || making.contains(id), !isOfOneArgument(id),
                !isDoubleName(fact(id).name), !isStep(id, of: type),
                signatures.insert(signature(of: id)).inserted
            else { continue }
            found.append(id)
        }
        return found
    }

    /// Whether a method gives back its type, or a protocol of it, as the steps of a builder do.
    private func isStep(_ id: FunctionID, of type: TypeID) -> Bool {
        guard let given = index.resultType(of: id).instance else { return false }
        return given == type
            || index.types[given.index].kind == .protocol && index.ancestors[type.index].contains(given)
    }

    /// Whether only a generic type of one argument has a method: `extension Maker where Product == Rose`.
    private func isOfOneArgument(_ id: FunctionID) -> Bool {
        let facts = index.files[id.fileIndex]
        guard fact(id).owner >= 0 else { return false }
        return facts.types[Int(fact(id).owner)].generics.contains { facts.genericParameters[Int($0)].isSameType }
    }

    private func signature(of id: FunctionID) -> Signature {
        let parameters = index.parameters(of: id)
        return Signature(
            name: fact(id).name, labels: parameters.map { fact($0).label },
            types: standsInBranch(id) ? [] : parameters.map { type(of: $0) })
    }

    /// Whether a method stands in a branch of `#if` that its type's declaration does not stand in as a whole.
    private func standsInBranch(_ id: FunctionID) -> Bool {
        let condition = fact(id).condition
        guard condition != .none, fact(id).owner >= 0 else { return false }
        let declaration = index.files[id.fileIndex].types[Int(fact(id).owner)]
        return declaration.kind == .extension || declaration.condition != condition
    }

    /// Whether a creating method is called from outside of its type or required by a protocol: what a type makes for itself
    /// only it does not offer, and shorthands of one method count once. Of a factory that nobody calls, and of methods that
    /// other modules may call, nothing is known: all count; a container offers what somebody asks for.
    fileprivate func isOffered(_ id: FunctionID, of type: TypeID, _ callers: Callers) -> Bool {
        if callers.shorthands.contains(id) { return false }
        if callers.elsewhere.contains(id) || index.isDemanded(id, byProtocolsOf: type) { return true }
        if roles(of: type).contains(.container) { return false }
        return fact(id).access >= .public || !callers.atHome.contains(id)
    }

    /// How many of the methods that a factory offers are not split off: what several protocols demand, each of which has
    /// no more creating methods than a factory may, can be asked for without any of the others.
    fileprivate func unsplit(_ offered: [FunctionID], of type: TypeID, limit: Int) -> Int {
        var demanded: [NameID: [FunctionID]] = [:]
        var protocols = 0
        for ancestor in index.ancestors[type.index] where index.types[ancestor.index].kind == .protocol {
            let methods = creatingRequirements(of: ancestor, upTo: limit)
            guard !methods.isEmpty else { continue }
            protocols += 1
            for id in methods { demanded[fact(id).name, default: []].append(id) }
        }
        guard protocols > 1 else { return offered.count }
        return offered.count { id in
            !(demanded[fact(id).name] ?? []).contains { index.haveSameLabels(id, $0) }
        }
    }

    /// The creating methods that a protocol and those it refines demand; none where they are more than a limit.
    private func creatingRequirements(of type: TypeID, upTo limit: Int) -> [FunctionID] {
        var found: [FunctionID] = []
        for part in index.lookupChain(of: type) where index.types[part.index].kind == .protocol {
            found += classification.shapes.requiredMethods(of: part).filter { classification.isCreatingMethod($0) }
            if found.count > limit { return [] }
        }
        return found
    }
}

/// The functions of some types that are called: in code of their own type, and in code of another one.
private struct Callers {
    private(set) var atHome: Set<FunctionID> = []
    private(set) var elsewhere: Set<FunctionID> = []
    /// What calls another method of the same name and type: it makes the same, and leaves out some arguments.
    private(set) var shorthands: Set<FunctionID> = []
    /// By method that others do not see: the first of those, which stands for it.
    private var firstOfHidden: [FunctionID: FunctionID] = [:]

    init(of types: [TypeID], in project: Project) {
        var isAsked = [Bool](repeating: false, count: project.index.types.count)
        for type in types { isAsked[type.index] = true }
        for uses in project.uses {
            for call in uses.calls {
                guard case .function(let id) = call.callee, case let owner = project.owner(of: id), !owner.isNone,
                    isAsked[owner.index]
                else { continue }
                if project.index.enclosingType(of: call.site) == owner {
                    atHome.insert(id)
                    noteShorthand(call, of: id, project)
                } else {
                    elsewhere.insert(id)
                }
            }
        }
    }

    private mutating func noteShorthand(_ call: Call, of id: FunctionID, _ project: Project) {
        guard case .returned = call.flow, let caller = project.index.function(at: call.site), caller != id,
            project.fact(caller).name == project.fact(id).name
        else { return }
        if project.fact(id).access <= .fileprivate, firstOfHidden[id, default: caller] == caller {
            firstOfHidden[id] = caller
        } else {
            shorthands.insert(caller)
        }
    }
}

extension Message {
    fileprivate static func makes(_ factory: String, _ count: Int, limit: Int) -> Message {
        "\(factory) has \(count) creating methods, more than \(limit)"
    }
}
