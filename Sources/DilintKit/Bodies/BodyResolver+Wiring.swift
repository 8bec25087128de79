import SwiftFacts

/// What a call is given at one place.
struct CallArgument: Sendable {
    /// Row of the `argument`.
    var row: Int
    var label: NameID
    /// First row of the value; -1 for a literal that was not worth one.
    var operand: Int
    /// Outermost row of the value.
    var final: Int
}

/// Whether what a call is made on is a library's container.
enum Standing: Sendable { case known, unknown, other }

/// What idioms may ask of a body that has been read.
extension BodyResolver {
    /// Lets the idioms of the file read the body at hand.
    mutating func readWiring(into wiring: inout FileWiring) {
        let first = wiring.lookups.count
        for numbered in idioms.readingCode {
            wiring.library = numbered.number
            numbered.idiom.readBody(self, into: &wiring)
            for row in rows.indices where rows[row].kind == .call {
                numbered.idiom.readCall(row, in: self, into: &wiring)
            }
        }
        let found = wiring.lookups.indices.dropFirst(first)
        for number in found {
            let row = Int(wiring.lookups[number].site.row) - tree.base
            guard rows.indices.contains(row), case .argument(let place) = flow(of: row) else { continue }
            wiring.note(outer: place.call, ofLookup: number)
        }
        let relayed = found.filter { wiring.lookups[$0].product.isGenericProduct }
        if !relayed.isEmpty {
            let stops = rows.indices.contains { rows[$0].kind == .name && index.known.stops.contains(rows[$0].name) }
            for number in relayed { wiring.note(relaying(wiring.lookups[number], stops: stops), ofLookup: number) }
        }
    }

    /// Whether a lookup asks for the type that the code around is told.
    ///
    /// - Parameter stops: The code may end the program.
    private func relaying(_ lookup: Lookup, stops: Bool) -> Relaying {
        let row = Int(lookup.site.row) - tree.base
        // The idiom knows better what the arguments mean.
        if lookup.relaying != .none { return stops ? .sure : lookup.relaying }
        guard lookup.isKnownReceiver, !lookup.asksForAll else { return .none }
        // An operator.
        if rows[row].kind != .call { return lookup.isDemanded ? .sure : .none }
        guard arguments(of: row).allSatisfy(\.label.isNone), arguments(of: row).count <= 1 else { return .none }
        return lookup.isDemanded || stops ? .sure : .optional
    }

    /// The property whose value or accessors the body at hand holds.
    var propertyAtHand: PropertyID? {
        guard context.kind == .initialValue || context.kind == .accessors else { return nil }
        return PropertyID(file: file, row: Int(facts.bodies[context.body].owner))
    }

    mutating func finishWiring() {
        for numbered in idioms.imported {
            uses.wiring.library = numbered.number
            numbered.idiom.readDeclarations(of: file, in: index, into: &uses.wiring)
        }
        for numbered in idioms.readingWitnesses {
            uses.wiring.library = numbered.number
            numbered.idiom.readWitnesses(of: file, in: index, into: &uses.wiring)
        }
        uses.wiring.finish()
    }

    /// The site of a row, with what stands around it.
    func wiringSite(_ row: Int) -> Site {
        var site = site(row)
        surroundings[row].apply(to: &site.local)
        return site
    }

    /// Row of the file's `types` that the body stands in.
    var typeRow: Int32 { facts.bodies[context.body].enclosingType }

    // MARK: Calls

    /// The row of what is called, if it has a name.
    func calleeRow(of call: Int) -> Int? {
        let row = link(of: call)
        guard row >= 0, row < call else { return nil }
        switch rows[row].kind {
        case .member, .name, .implicitMember: return row
        default: return nil
        }
    }

    /// - Parameter limit: Of how many at most, where each row of a body may ask.
    func arguments(of call: Int, upTo limit: Int = .max) -> [CallArgument] {
        var found: [CallArgument] = []
        for row in tree.arguments(of: call) {
            if found.count == limit { break }
            let operand = Int(tree[row].firstPart)
            found.append(
                CallArgument(
                    row: row, label: rows[row].name, operand: operand,
                    final: operand < 0 ? -1 : tree.final(operand)))
        }
        return found
    }

    /// The call whose value a call is made on: `taps.take(1)` of `taps.take(1).bind(…)`.
    func receivingCall(of call: Int) -> Int? {
        guard let callee = calleeRow(of: call) else { return nil }
        let receiver = link(of: callee)
        return receiver >= 0 && receiver < callee && rows[receiver].kind == .call ? receiver : nil
    }

    /// The calls that follow a call in its chain: name and row of each; a member without a call has row -1.
    func chain(after call: Int) -> [(name: NameID, call: Int)] {
        var found: [(name: NameID, call: Int)] = []
        var current = Int(tree[call].appliedBy)
        while current >= 0 {
            if rows[current].kind == .member { found.append((rows[current].name, -1)) }
            if rows[current].kind == .call, !found.isEmpty { found[found.count - 1].call = current }
            current = Int(tree[current].appliedBy)
        }
        return found
    }

    /// The outermost row of the chain that a call begins.
    func chainEnd(of call: Int) -> Int { tree.final(call) }

    /// Whether the chain that a call begins is given a name: more may be done to its value later.
    func isBound(_ call: Int) -> Bool {
        if case .bound = flow(of: chainEnd(of: call)) { return true }
        return false
    }

    /// Whether what a call is made on is one of some types, by what is known of its value's type.
    func standing(ofCallee callee: Int, among names: FewNames) -> Standing {
        if rows[callee].kind == .name {
            guard !context.type.isNone else { return .other }
            return isNamed(context.type, among: names) ? .known : .other
        }
        guard rows[callee].kind == .member else { return .other }
        let type = operand(callee).type
        switch type.head {
        case .nominal:
            guard let id = type.nominalHead else { return .other }
            return isNamed(id, among: names) ? .known : .other
        case .external: return names.contains(NameID(type.id)) ? .known : .other
        // In a file that can name no library it would be a guess.
        case .unknown:
            return idioms.imported.contains { Swift.type(of: $0.idiom).isInjectionLibrary } ? .unknown : .other
        case .composition, .generic, .void, .tuple: return .other
        }
    }

    func isNamed(_ type: TypeID, among names: FewNames) -> Bool {
        names.contains(index.types[type.index].name) || index.inherits(type, from: names)
    }

    func receiver(ofCallee callee: Int) -> Receiver {
        guard rows[callee].kind == .member else { return .selfInstance }
        let link = link(of: callee)
        return link < 0 ? .unknown : holder(ofValue: link)
    }

    /// What the value of a row is read from.
    func holder(ofValue row: Int) -> Receiver {
        switch values[row].origin {
        case .selfInstance: return .selfInstance
        case .carrier(let carrier, _): return .carrier(carrier)
        case .access(let access): return .access(uses.accesses[Int(access)].target)
        default: return rows[row].kind == .name ? .local(rows[row].name) : .unknown
        }
    }

    /// What a call that makes a container says of it: where it is kept, and what stands above it. nil where it is not
    /// kept by itself.
    ///
    /// - Parameter parent: The label of the container above.
    func containerMaking(_ call: Int, parent: NameID) -> ContainerMaking? {
        guard !makesOwn(call), let keeper = keeper(ofCall: call) else { return nil }
        let above = arguments(of: call).first { $0.label == parent }
        return ContainerMaking(
            container: keeper, parent: above.map { $0.final < 0 ? .unknown : holder(ofValue: $0.final) },
            site: site(call))
    }

    /// Whether a call makes a type of the project that only bears the name of a library's: what it keeps is another
    /// container.
    private func makesOwn(_ call: Int) -> Bool {
        values[call].type.nominalHead.map {
            index.types[$0.index].isDeclared && index.outsideAncestors[$0.index].isEmpty
        } ?? false
    }

    /// The constant that is nothing but what a call gives.
    private func keeper(ofCall call: Int) -> Receiver? {
        guard tree[call].appliedBy < 0 else { return nil }
        if let property = propertyAtHand, context.kind == .initialValue, Int(tree[0].firstPart) == Int(tree[call].root)
        {
            return .carrier(.property(property))
        }
        switch flow(of: call) {
        case .stored(let property), .assigned(let property?, _): return .carrier(.property(property))
        case .bound:
            let binding = link(of: Int(tree[call].root))
            let isConstant = !rows[binding].flags.contains(.isTestOrThrowOrVariable)
            return rows[binding].kind == .binding && isConstant ? .local(rows[binding].name) : nil
        default: return nil
        }
    }

    /// The type of a library's container, where a call of that name makes one; the project's own is none.
    func madeContainer(_ callee: Int) -> ResolvedType? {
        guard rows[callee].kind == .name else { return nil }
        guard let type = index.typeName(rows[callee].name, in: context.typeScope) else {
            return ResolvedType(.external, id: rows[callee].name.rawValue)
        }
        return type.nominalHead.map { index.types[$0.index].isDeclared } ?? false ? nil : type
    }

    /// Index into the file's `accesses`: what a call is made on, or is a member of: `Graph.shared.resolver`, also behind
    /// a call without arguments: `Graph.container.synchronize()`.
    func baseAccess(ofCallee callee: Int) -> Int32 {
        var row = callee
        while rows[row].kind == .member || rows[row].kind == .call && tree[row].firstPart < 0 {
            if case .access(let access) = operand(row).origin { return access }
            let link = link(of: row)
            guard link >= 0, link < row else { return -1 }
            row = link
        }
        return -1
    }

    /// Whether a call is one of a function that the project adds to a library's container and that gives out the type
    /// it is told: `extension Resolver { func require<T>(_ type: T.Type) -> T { resolve(type)! } }`.
    func asksThroughHelper(_ call: Int, of containers: FewNames) -> Bool {
        guard case .call(let number) = values[call].origin,
            case .function(let id) = uses.calls[Int(number)].callee
        else { return false }
        return index.isLookupHelper(id, of: containers)
    }

    /// Whether the program stops where a call returns nil: `!`, `as!`, or a target that is unwrapped by itself.
    func isForced(_ call: Int) -> Bool {
        if rows[call].flags.contains(.isForced) { return true }
        let applied = Int(tree[call].appliedBy)
        if applied >= 0, rows[applied].kind == .cast {
            return !rows[applied].flags.contains(.isWeakOrOptional)
                && !rows[applied].flags.contains(.isTestOrThrowOrVariable)
        }
        return applied < 0 && !isAlternative(call) && fillsWhatUnwrapsItself(Int(tree[call].root))
    }

    /// Whether an operand is the whole value of a property or local that is written `T!`.
    private func fillsWhatUnwrapsItself(_ operand: Int) -> Bool {
        let link = link(of: operand)
        guard link >= 0 else { return false }
        switch rows[link].kind {
        case .body where context.kind == .initialValue:
            return isUnwrappingItself(facts.properties[Int(facts.bodies[context.body].owner)].type, in: facts)
        case .assignment:
            guard case .carrier(.property(let id), _) = self.operand(link).origin else { return false }
            let facts = index.files[id.fileIndex]
            return isUnwrappingItself(facts.properties[id.index].type, in: facts)
        case .binding:
            let first = Int(tree[link].firstPart)
            return rows[first].kind == .annotation
                && isUnwrappingItself(TypeReference(rows[first].name.rawValue), in: facts)
        default: return false
        }
    }

    private func isUnwrappingItself(_ written: TypeReference, in facts: LinkedFile) -> Bool {
        !written.isNone && facts.typeNodes[Int(written.rawValue)].kind == .implicitlyUnwrapped
    }
}

/// Smaller questions.
extension BodyResolver {
    func isCall(_ callee: Int, of word: String) -> Bool { index.text(rows[callee].name) == word }

    /// Offset of the name that a row is; a member's row begins with its dot.
    func nameOffset(ofRow row: Int) -> UInt32 { rows.offset(of: row) + (rows[row].kind == .member ? 1 : 0) }

    /// Whether a row is a member of `self`.
    func operandIsSelf(ofCallee row: Int) -> Bool {
        guard rows[row].kind == .member else { return false }
        if case .selfInstance = operand(row).origin { return true }
        return false
    }

    /// Whether a call is one of a function of the project whose result is not optional.
    func returnsForSure(_ call: Int) -> Bool {
        guard case .call(let number) = values[call].origin,
            case .function(let id) = uses.calls[Int(number)].callee
        else { return false }
        let facts = index.files[id.fileIndex]
        let result = facts.functions[id.index].result
        guard !result.isNone else { return false }
        let kind = facts.typeNodes[Int(result.rawValue)].kind
        return kind != .optional && kind != .implicitlyUnwrapped
    }

    /// Whether what a call is made on is written as one of some names: `resolver`, `x.container`.
    func isNamed(receiverOf callee: Int, among names: FewNames) -> Bool {
        guard rows[callee].kind == .member else { return false }
        let link = link(of: callee)
        guard link >= 0, rows[link].kind == .name || rows[link].kind == .member else { return false }
        return names.contains(rows[link].name)
    }
}

extension ProjectIndex {
    /// Whether a function is a generic one, added to one of some types, that gives out the type which its first argument
    /// says, or the context.
    func isLookupHelper(_ id: FunctionID, of containers: FewNames) -> Bool {
        let facts = files[id.fileIndex]
        let fact = facts.functions[id.index]
        guard !fact.generics.isEmpty, fact.owner >= 0, facts.types[Int(fact.owner)].kind == .extension,
            containers.contains(facts.types[Int(fact.owner)].name),
            resultType(of: id).isGenericProduct
        else { return false }
        guard let first = fact.parameters.first else { return true }
        return facts.parameters[Int(first)].label.isNone
            && parameterTypes[id.fileIndex][Int(first)].wrappers.contains(.metatype)
    }
}
