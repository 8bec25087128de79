import SwiftFacts

/// What a component needs, and where it says so.
struct ComponentNeed: Sendable {
    var type: ResolvedType
    /// Generic arguments as written.
    var detail: String
    var modification = Modification()
    /// It is injected when all is made.
    var isLate = false
    var row: Int
    var offset: UInt32
}

/// What a component says of one thing that it needs: `many($0)`, `by(tag: North.self, on: $1)`.
struct Modification: Sendable {
    /// Whoever asks for the component hands it in.
    var isArgument = false
    /// All that there are.
    var isAll = false
    var name = KeyName.none
}

/// How long DITranquillity keeps what it made (`DILifeTime`, 6.0).
struct ComponentLifetimes: Sendable {
    private let lasting: NameID
    private let brief: FewNames
    private let counting: FewNames
    private let strong: NameID
    /// Of a component that says nothing; a project may set another one.
    let unsaid: Lifetime

    init(_ names: IdiomNames) {
        lasting = names.id("single")
        brief = names.ids("prototype objectGraph")
        counting = names.ids("perRun perContainer")
        strong = names.id("strong")
        unsaid = names.isMentioned("lifeTime") ? .between : .brief
    }

    /// `.lifetime(.single)`, `.lifetime(.perRun(.strong))`
    func lifetime(_ argument: CallArgument?, in body: borrowing BodyResolver) -> Lifetime {
        guard let argument, argument.operand >= 0 else { return .between }
        var row = argument.operand
        if body.rows[row].kind == .name { row = Int(body.tree[row].appliedBy) }
        guard row >= 0, body.rows[row].kind == .implicitMember || body.rows[row].kind == .member else {
            return .between
        }
        if body.rows[row].name == lasting { return .lasting }
        if brief.contains(body.rows[row].name) { return .brief }
        let call = Int(body.tree[row].appliedBy)
        guard counting.contains(body.rows[row].name), call >= 0, body.rows[call].kind == .call,
            let policy = body.arguments(of: call, upTo: 1).first, policy.final >= 0
        else { return .between }
        return body.rows[policy.final].name == strong ? .lasting : .between
    }
}

/// What a component needs, and the functions by which it says how that is to be found.
struct Modificators: Sendable {
    let name: NameID
    private let tag: NameID
    private let by: NameID
    private let all: FewNames
    private let argument: NameID
    private let cycle: NameID

    init(_ names: IdiomNames) {
        name = names.id("name")
        tag = names.id("tag")
        by = names.id("by")
        all = names.ids("many manyInFramework")
        argument = names.id("arg")
        cycle = names.id("cycle")
    }

    /// What a component takes where it is made.
    func needs(
        ofMaking row: Int, by maker: CallArgument, in body: borrowing BodyResolver
    ) -> [ComponentNeed] {
        if let closure = body.closure(maker) { return needs(ofClosure: closure, in: body) }
        guard maker.final >= 0, case .initializer(let type) = body.values[maker.final].origin else { return [] }
        let modifying = body.arguments(of: row).last.flatMap { body.closure($0) }
        let told = modifying.map { modifications(inClosure: $0, in: body) } ?? [:]
        return body.index.needs(ofConstructing: type).enumerated().compactMap { position, written in
            need(
                written, told[position] ?? Modification(), row: maker.final,
                offset: body.rows.offset(of: maker.operand), in: body)
        }
    }

    func isKeyPath(_ argument: CallArgument, in body: borrowing BodyResolver) -> Bool {
        argument.operand >= 0 && body.rows[argument.operand].kind == .keyPath
    }

    /// `.injection(cycle: true, \.harbor)`: what is injected when all is made breaks a ring.
    func isCycle(_ call: Int, in body: borrowing BodyResolver) -> Bool {
        guard let argument = body.arguments(of: call).first(where: { $0.label == cycle }) else { return false }
        return argument.operand < 0 || body.index.text(body.rows[argument.operand].name) != "false"
    }

    func needs(
        ofInjection call: Int, into type: ResolvedType, isLate: Bool, in body: borrowing BodyResolver
    ) -> [ComponentNeed] {
        let given = body.arguments(of: call)
        let closure = given.last.flatMap { body.closure($0) }
        var needs: [ComponentNeed] = []
        if let path = given.first(where: { isKeyPath($0, in: body) }) {
            guard let property = property(at: path, of: type, in: body) else { return [] }
            let told = closure.map { modifications(inClosure: $0, in: body) } ?? [:]
            let need = need(
                body.index.need(of: .memberwise(property)), told[0] ?? Modification(), row: path.operand,
                offset: body.nameOffset(ofRow: path.final), in: body)
            needs = need.map { [$0] } ?? []
        } else if let closure {
            needs = self.needs(ofClosure: closure, besidesFirst: true, in: body)
        }
        if given.contains(where: { $0.label == name }) {
            let name = body.keyName(among: given, label: self.name)
            for number in needs.indices { needs[number].modification.name = name }
        }
        if isLate { for number in needs.indices { needs[number].isLate = true } }
        return needs
    }

    /// The property that a key path leads to, `\.horn`; nil where text does not tell.
    private func property(
        at path: CallArgument, of type: ResolvedType, in body: borrowing BodyResolver
    ) -> PropertyID? {
        let member = Int(body.tree[path.operand].appliedBy)
        guard member >= 0, body.rows[member].kind == .member, member == path.final, let owner = type.instance else {
            return nil
        }
        return body.index.property(body.rows[member].name, of: owner, seenFrom: body.file)
    }

    /// Far above what a closure makes a component of; each one that is registered is looked through.
    static let rowsInView = 1024

    func isTag(_ label: NameID) -> Bool { label == tag }

    /// `tag: North.self`
    func name(ofTag argument: CallArgument, in body: borrowing BodyResolver) -> KeyName {
        guard let type = body.askedType(argument)?.type, let name = body.index.headName(of: type) else {
            return .unknown
        }
        return .known(name)
    }

    /// Of what a closure is handed, by position: what is said of it.
    func modifications(inClosure closure: Int, in body: borrowing BodyResolver) -> [Int: Modification] {
        var found: [Int: Modification] = [:]
        for (position, row) in body.mentions(ofParametersOf: closure) where found[position] == nil {
            found[position] = place(of: row, in: body).modification
        }
        return found
    }

    /// What a closure takes and hands on, and what it says the types of.
    ///
    /// - Parameter besidesFirst: What comes first is there already.
    func needs(
        ofClosure closure: Int, besidesFirst: Bool = false, in body: borrowing BodyResolver
    ) -> [ComponentNeed] {
        var found: [Int: ComponentNeed?] = [:]
        for (position, row) in body.namedParameters(ofClosure: closure).enumerated() {
            let annotation = Int(body.tree[row].firstPart)
            guard annotation >= 0, body.rows[annotation].kind == .annotation else { continue }
            let reference = TypeReference(body.rows[annotation].name.rawValue)
            found[position] = need(
                WrittenNeed(reference: reference, scope: body.context.typeScope), Modification(), row: row,
                offset: body.index.nameOffset(of: reference, file: body.file), in: body)
        }
        for (position, row) in body.mentions(ofParametersOf: closure) where found[position] == nil {
            let place = place(of: row, in: body)
            guard let written = place.written else { continue }
            found[position] = need(written, place.modification, row: row, offset: body.rows.offset(of: row), in: body)
        }
        return found.sorted { $0.key < $1.key }.compactMap { besidesFirst && $0.key == 0 ? nil : $0.value }
    }

    func need(
        _ written: WrittenNeed, _ modification: Modification, row: Int, offset: UInt32, in body: borrowing BodyResolver
    ) -> ComponentNeed? {
        guard !modification.isArgument, !written.reference.isNone, var type = written.type(in: body.index) else {
            return nil
        }
        if modification.isAll {
            guard type.wrappers.contains(.collection) else { return nil }
            type = type.removing(.collection)
        }
        return ComponentNeed(
            type: type, detail: body.index.genericArguments(of: written.reference, in: written.scope),
            modification: modification, row: row, offset: offset)
    }

    /// What is said of a value where it is mentioned, and the type that it is cast to or that takes it.
    private func place(
        of mention: Int, in body: borrowing BodyResolver
    ) -> (modification: Modification, written: WrittenNeed?) {
        var modification = Modification()
        var written: WrittenNeed?
        var row = mention
        for _ in 0..<Self.callsInView {
            while case let applied = Int(body.tree[row].appliedBy), applied >= 0, body.rows[applied].kind == .cast,
                !body.rows[applied].flags.contains(.isTestOrThrowOrVariable)
            {
                let reference = TypeReference(body.rows[applied].name.rawValue)
                written = written ?? WrittenNeed(reference: reference, scope: body.context.typeScope)
                row = applied
            }
            let argument = body.link(of: Int(body.tree[row].root))
            guard body.tree[row].appliedBy < 0, argument >= 0, body.rows[argument].kind == .argument,
                case let call = body.link(of: argument), note(call, in: &modification, in: body)
            else { break }
            row = call
        }
        return (modification, written ?? taker(of: row, in: body))
    }

    /// Far above how many of them stand around each other.
    private static let callsInView = 8

    /// Whether a call is one of a modificator: then it is noted.
    private func note(_ call: Int, in modification: inout Modification, in body: borrowing BodyResolver) -> Bool {
        guard let callee = body.calleeRow(of: call), body.rows[callee].kind == .name else { return false }
        let called = body.rows[callee].name
        if called == argument {
            modification.isArgument = true
        } else if all.contains(called) {
            modification.isAll = true
        } else if called == by {
            let tag = body.arguments(of: call, upTo: 2).first { $0.label == self.tag }
            modification.name = tag.map { name(ofTag: $0, in: body) } ?? .unknown
        } else {
            return false
        }
        return true
    }

    /// What takes a value: a parameter, or the property that it is assigned to.
    private func taker(of row: Int, in body: borrowing BodyResolver) -> WrittenNeed? {
        switch body.flow(of: row) {
        case .argument(let place): place.target.map { body.index.need(of: $0) }
        case .assigned(let property?, _), .stored(let property): body.index.need(of: .memberwise(property))
        default: nil
        }
    }
}

extension BodyResolver {
    /// Where code mentions what a closure is handed, with its position there: `$0`, or by name.
    fileprivate func mentions(ofParametersOf closure: Int) -> [(position: Int, row: Int)] {
        var named: [NameID: Int] = [:]
        for (position, row) in namedParameters(ofClosure: closure).enumerated() { named[rows[row].name] = position }
        var found: [(position: Int, row: Int)] = []
        for row in (closure...tree.end(of: closure)).prefix(Modificators.rowsInView) where rows[row].kind == .name {
            if let position = named[rows[row].name] {
                found.append((position, row))
            } else if named.isEmpty, let position = position(ofAnonymous: rows[row].name),
                Int(self.closure(around: row)) == closure
            {
                found.append((position, row))
            }
        }
        return found
    }

    /// 5 of `$5`
    private func position(ofAnonymous name: NameID) -> Int? {
        if let position = anonymousParameters.firstIndex(of: name) { return position }
        let text = index.text(name)
        return text.utf8.first == UInt8(ascii: "$") ? Int(text.dropFirst()) : nil
    }
}
