import SwiftFacts

/// The second reading of a body: what becomes of every value that matters.
extension BodyResolver {
    /// Records the mentions of carriers and completes the calls and accesses of the body at hand.
    /// - Parameter firstCall: The first of the file's calls that the body makes.
    mutating func collectUses(from firstCall: Int) {
        walk.begin(condition: context.condition)
        let areSurroundingsKept = !idioms.readingCode.isEmpty
        if areSurroundingsKept { surroundings.begin(with: walk.around) }
        for stop in stops.all {
            let row = Int(stop)
            if row > walk.operandEnd { leaveOperands(before: row) }
            if !rows[row].flags.isDisjoint(with: .doubtful), isDoubtful(row) { enterAlternative(row, from: row) }
            switch rows[row].kind {
            case .name, .selfReference, .implicitMember, .member, .call, .subscriptCall:
                if values[row].isTraced {
                    collect(row)
                } else if rows[row].kind == .member, values[row].isUnknown {
                    noteUnknownMember(row)
                }
                if rows[row].flags.contains(.isOptionalChain) { enterAlternative(row, from: row + 1) }
                continue
            case .scope, .closure, .localFunction: enterScope(row)
            case .scopeEnd: walk.leaveScope()
            case .returned: noteReturn(row)
            case .argument:
                if context.givesForType { noteMaker(handedAs: row) }
                guard isAutoclosure(row) else { continue }
                walk.enterAutoclosure(endingAt: tree.end(of: row))
            case .conditionalCompilation: walk.around.condition = ConditionID(rows[row].name.rawValue)
            default:
                if rows[row].flags.contains(.isOptionalChain) { enterAlternative(row, from: row + 1) }
                continue
            }
            if areSurroundingsKept { surroundings.note(walk.around, from: row + 1) }
        }
        if mayKeep { closeKept(from: firstCall) }
        if !furtherOuters.isEmpty { furtherOuters.removeAll(keepingCapacity: true) }
        if !staticCalls.isEmpty { staticCalls.removeAll(keepingCapacity: true) }
    }

    /// The names of all properties that the file at hand reads, and of all members that are not known.
    func namesOfMembers() -> [NameID] {
        uses.unplaced.all + uses.narrowed.all.map(\.name)
            + uses.mentions.compactMap { mention in
                guard case .property(let property) = mention.carrier else { return nil }
                if mention.flowKind == .written { return nil }
                return index.fact(property).name
            }
    }

    /// Whether an operand may not be evaluated.
    private func isDoubtful(_ row: Int) -> Bool {
        guard rows[row].flags.contains(.isAlternative) else { return rows[row].kind != .binding }
        // The left side of `??` is evaluated in any case.
        let whole = link(of: row)
        return whole < 0 || whole >= row || Int(tree[whole].firstPart) != row
    }

    /// - Parameter first: The first row that may not be evaluated.
    private mutating func enterAlternative(_ row: Int, from first: Int) {
        walk.enterAlternative(endingAt: tree.end(of: row))
        if !idioms.readingCode.isEmpty { surroundings.note(walk.around, from: first) }
    }

    private mutating func leaveOperands(before row: Int) {
        while let end = walk.leaveOperand(before: row) {
            if !idioms.readingCode.isEmpty { surroundings.note(walk.around, from: end + 1) }
        }
    }

    private mutating func enterScope(_ row: Int) {
        walk.enter(
            ScopeEffect(
                isDeferring: isDeferring(row), isBranch: isBranch(row), isBlock: isBlock(row),
                isHandedToAny: isHandedToAny(row),
                isFrame: rows[row].kind != .scope || !rows[row].name.isNone,
                wasBehindReturn: walk.around.isBehindReturn))
        guard rows[row].kind == .scope, rows[row].flags.contains(.isTested),
            case let first = Int(tree[row].firstPart), first >= 0,
            rows[first].kind == .condition || rows[first].kind == .binding
        else { return }
        walk.enterFirstTest(endingAt: tree.end(of: first))
    }

    private mutating func noteReturn(_ row: Int) {
        // Where an initializer fails, nothing is made; what a method throws its caller may catch.
        guard !rows[row].flags.contains(.isTestOrThrowOrVariable) || !context.isInitializer && walk.frames == 0,
            walk.frames > 0 || !context.isInitializer || !hasValue(row)
        else { return }
        if walk.around.branches > 0 {
            walk.around.isBehindReturn = true
        } else {
            walk.noteReturnFromBlock()
        }
    }

    /// Whether an argument is a function whose parameters are not up to who hands it on, as they are where a generic function
    /// takes `(A, B) -> Product`.
    private func isFixed(_ place: ArgumentPlace) -> Bool {
        guard let target = place.target, index.type(of: target).wrappers.contains(.function), place.call >= 0 else {
            return false
        }
        switch uses.calls[Int(place.call)].callee {
        case .function(let id), .construction(_, let id?), .delegation(let id?, _):
            return index.fact(id).generics.isEmpty
        case .construction(_, nil): return true
        case .delegation(nil, _), .outsideConstruction, .unresolved: return false
        }
    }

    func isAutoclosure(_ argument: Int) -> Bool {
        values[argument].target.map { index.type(of: $0).wrappers.contains(.autoclosure) } ?? false
    }

    /// Whether a `return` gives something back.
    private func hasValue(_ row: Int) -> Bool { row + 1 < rows.count && link(of: row + 1) == row }

    /// What cannot be placed may be a member of something known: it yields no finding.
    private mutating func noteUnknownMember(_ row: Int) {
        let name = rows[row].name
        if let bare = index.wrappedName(of: name), isOfSelf(row) { _ = noteProjection(of: bare, at: row) }
        // Asked first: most words are no member of anything.
        if index.isMemberName(name), !isCalledByLabels(row), !isOutsideMember(row) { noteUnplaced(row) }
        noteHost(name)
    }

    private mutating func collect(_ row: Int) {
        let kind = rows[row].kind
        switch values[row].origin {
        case .carrier(let carrier, let base):
            guard kind == .name || kind == .member || kind == .implicitMember,
                mayMatter(carrier, values[row].type)
            else { return }
            if base == nil, case .property = carrier, extendsOneOfSeveral { keepUnplaced(rows[row].name) }
            var site = site(row).local
            walk.around.apply(to: &site)
            uses.addMention(of: carrier, base: base, at: site, flow: packedFlow(of: row))
        case .access(let access):
            guard uses.accesses[Int(access)].site.row == UInt32(tree.base + row) || kind == .call else {
                if context.isInitializer {
                    noteName(of: access, at: row)
                } else if context.isStatic, context.kind == .function {
                    noteNameInStatic(of: access, at: row)
                }
                if kind == .name { noteNameOfDelegate(access, at: row) }
                return
            }
            let flow = packedFlow(of: castOfDelegate(behind: row) ?? lastName(ofContainer: row))
            uses.keptAccesses[Int(access)].note(flow: flow, among: &uses.otherRows)
            uses.keptAccesses[Int(access)].fallback = fallback(row)
            walk.around.apply(to: &uses.keptAccesses[Int(access)].site)
            if kind == .call, let call = staticCalls[row] {
                walk.around.apply(to: &uses.keptCalls[Int(call)].site)
            }
            if flow.kind == .written { noteWriting(of: Int(access), at: row) }
            if flow.kind == .used, isCompared(row) { uses.keptAccesses[Int(access)].isCompared = true }
            if isMemberAssigned(row) { uses.keptAccesses[Int(access)].isMemberAssigned = true }
        case .call(let call):
            collectCall(call, row)
        case .selfInstance:
            if case .argument(let place) = flow(of: row), place.call >= 0 {
                uses.keptCalls[Int(place.call)].hasSelfArgument = true
            }
        case .unresolved(let name):
            guard kind == .name else { return }
            if let bare = index.wrappedName(of: name), !noteProjection(of: bare, at: row) { keepUnplaced(bare) }
            if isPerhapsWitness || extendsOneOfSeveral { keepUnplaced(name) }
            noteHost(name)
        case .initializer(let type):
            guard tree[row].appliedBy < 0 else { return }
            noteInitializer(of: type, namedAt: row)
        case .none, .superInstance, .idleCall, .function, .delegation, .module:
            return
        }
    }

    /// Notes what stands for a wrapped value of the object: `$name`, `_name`, `self.$name`.
    private mutating func noteProjection(of name: NameID, at row: Int) -> Bool {
        guard let property = ownWrapped(name) else { return false }
        uses.addMention(
            of: .property(property), base: nil, at: site(row).local, flow: .used(in: construction(around: row)))
        return true
    }

    /// Notes where an initializer's local name takes what is reached.
    private mutating func noteName(of access: Int32, at row: Int) {
        if isGivenOn(row) { update(access: access) { $0.isGivenOnByName = true } }
        let kind = packedFlow(of: row).kind
        if kind.isArgument { update(access: access) { $0.isHandedOnByName = true } }
        if kind.isMember || kind == .unknownMember { update(access: access) { $0.isAskedByName = true } }
    }

    /// The same of a static function's, which may put together what the value, or a part of it, goes into.
    private mutating func noteNameInStatic(of access: Int32, at row: Int) {
        if isGivenOn(row), !givesPlainValue(row) { update(access: access) { $0.isGivenOnByName = true } }
    }

    /// Whether a member of a value is given another value there, be that of a type whose mentions are not kept.
    private func isMemberAssigned(_ row: Int) -> Bool {
        let member = Int(tree[row].appliedBy)
        return member >= 0 && rows[member].kind == .member && packedFlow(of: member).kind == .written
    }

    /// Keeps the static that something is assigned to as a whole.
    private mutating func noteWriting(of access: Int, at row: Int) {
        let assignment = Int(tree[row].appliedBy)
        guard assignment >= 0, rows[assignment].kind == .assignment,
            case .property(let id) = uses.accesses[access].target, !index.owner(of: id).isNone
        else { return }
        let value = Int(tree[assignment].firstPart)
        let isEmptied = value >= 0 && rows[value].kind == .literal && rows[value].name == index.known.nilName
        uses.writtenStatics.append(
            WrittenStatic(property: id, body: context.site.body, isEmptied: isEmptied))
    }

    /// Whether a value, or what it gives where it is asked, goes anywhere: of what nothing is known it may be made there and
    /// then. A branch gives nothing back, a closure does.
    private func isGivenOn(_ row: Int) -> Bool {
        let final = tree.final(row)
        if final != row, values[final].type.isUnknown { return false }
        return switch packedFlow(of: final).kind {
        case .used, .discarded, .written: false
        case .returned: walk.frames > 0
        default: true
        }
    }

    /// Whether what a value gives where it is asked is text, a number or nothing.
    private func givesPlainValue(_ row: Int) -> Bool {
        let final = tree.final(row)
        guard final != row, case let given = values[final].type else { return false }
        return given.head == .void || index.outsideName(of: given).map { index.plainTypes.contains($0) } ?? false
    }

    /// The property of self that has a wrapper: `$isShown` and `_isShown` are its.
    private func ownWrapped(_ name: NameID) -> PropertyID? {
        guard !context.isStatic, !context.type.isNone,
            let id = index.property(name, of: context.type, seenFrom: file), !index.fact(id).attributes.isEmpty
        else { return nil }
        return id
    }

    /// The row behind an access that takes the delegate of the application, or of one of its scenes, for one of the project.
    private func castOfDelegate(behind row: Int) -> Int? {
        guard let name = index.known.delegateName else { return nil }
        var member = rows[row].name == name ? row : Int(tree[row].appliedBy)
        if member >= 0, rows[member].kind == .member, rows[member].name == index.known.connectedScenes {
            while member >= 0, rows[member].kind != .member || rows[member].name != name {
                member = Int(tree[member].appliedBy)
            }
        }
        guard member >= 0, rows[member].kind == .member, rows[member].name == name,
            case let cast = Int(tree[member].appliedBy), cast >= 0, rows[cast].kind == .cast,
            !rows[cast].flags.contains(.isTestOrThrowOrVariable)
        else { return nil }
        return cast
    }

    /// Whether a mention of something of that type can be of use: values are none to any rule, but what a provider's code
    /// asks for is kept whatever it is.
    private func mayMatter(_ carrier: Carrier, _ type: ResolvedType) -> Bool {
        if context.kind == .initialValue || context.kind == .accessors || context.expected.head != .void { return true }
        switch type.head {
        case .nominal, .external:
            if let name = index.outsideName(of: type) { return !index.plainTypes.contains(name) }
            return type.nominalHead.map { index.types[$0.index].kind != .enum } ?? false
        case .composition, .generic: return true
        // A property whose type is not known may keep a dependency: `private var feeds = [Feed]()`.
        case .unknown: if case .property = carrier { return true } else { return false }
        case .void, .tuple: return false
        }
    }

    /// A closure that is not called where it stands runs later; those that the standard library calls at once do not.
    /// What runs when a property is set is no part of getting it.
    func isDeferring(_ row: Int) -> Bool {
        switch rows[row].kind {
        case .localFunction: return true
        case .closure: break
        case .scope: return index.known.setters.contains(rows[row].name) || isLocalAccessor(row)
        default: return false
        }
        if rows[row].flags.contains(.isImmediate) { return false }
        return isKeptByTaker(row) || functionTaking(row).map { !index.immediateFunctions.contains($0) } ?? true
    }

    /// Whether what takes a closure says that it may keep it: `func then(_ next: @escaping () -> Void)`.
    private func isKeptByTaker(_ closure: Int) -> Bool {
        guard case let argument = link(of: closure), argument >= 0, argument < closure,
            rows[argument].kind == .argument, case .parameter(let id)? = values[argument].target,
            case let type = index.fact(id).type, !type.isNone
        else { return false }
        return index.files[id.fileIndex].typeNodes[Int(type.rawValue)].flags.contains(.escaping)
    }

    /// Whether a scope is an accessor of a local variable, which runs where that is read.
    private func isLocalAccessor(_ scope: Int) -> Bool {
        let owner = link(of: scope)
        return owner >= 0 && owner < scope && rows[owner].kind == .binding && !rows[scope].name.isNone
    }

    /// Whether a scope's code may not run at all: a branch, or what is done for each element of something.
    private func isBranch(_ row: Int) -> Bool {
        if rows[row].kind == .scope { return rows[row].name.isNone && !isBlock(row) }
        guard rows[row].kind == .closure, let function = functionTaking(row) else { return false }
        return index.repeatingFunctions.contains(function)
    }

    /// Whether a scope is the block of a `do` or `repeat`, which runs as the code around it does.
    private func isBlock(_ row: Int) -> Bool { rows[row].kind == .scope && rows[row].flags.contains(.isImmediate) }

    /// Whether a scope is a closure that a function is known to call by no more than its name: that of a list does, that of a
    /// publisher or promise later. What the project declares says so itself.
    private func isHandedToAny(_ row: Int) -> Bool {
        guard rows[row].kind == .closure, let function = functionTaking(row),
            index.promisingFunctions.contains(function), values[link(of: row)].target == nil
        else { return false }
        if function == index.known.then, facts.imports.contains(where: { $0.module == index.known.thenModule }) {
            return false
        }
        let callee = link(of: link(of: link(of: row)))
        guard rows[callee].kind == .member, case let list = link(of: callee), list >= 0, list < callee else {
            return true
        }
        return rows[list].kind != .collection
            && values[list].type.wrappers.isDisjoint(with: [.optional, .collection])
    }

    /// Records an initializer that is named as a function.
    private mutating func noteInitializer(of type: TypeID, namedAt row: Int) {
        var site = site(row).local
        site.offset = rows.offset(of: constructedName(row))
        walk.around.apply(to: &site)
        let isCalledAtOnce = functionTaking(Int(tree[row].root)).map { index.immediateFunctions.contains($0) } ?? false
        if !isCalledAtOnce { site.closureDepth += 1 }
        var isHanded = false
        if case .argument(let place) = flow(of: row) { isHanded = isFixed(place) }
        uses.namedInitializers.append(NamedInitializer(type: type, site: site, isHanded: isHanded))
    }

    /// Records the initializer or function that is named as an argument of what calls it at once: `entry.map(Parcel.init)`.
    private mutating func noteMaker(handedAs argument: Int) {
        guard case let operand = Int(tree[argument].firstPart), operand >= 0,
            let taker = function(takingArgument: argument), index.immediateFunctions.contains(taker)
        else { return }
        let body = context.site.body
        switch values[tree.final(operand)].origin {
        case .initializer(let type):
            uses.handedMakers.append(HandedMaker(body: body, maker: .initializer(type)))
        case .function(let name, let owner):
            guard let id = anyFunction(name, of: owner) else { return }
            uses.handedMakers.append(HandedMaker(body: body, maker: .function(id)))
        case .none, .selfInstance, .superInstance, .carrier, .call, .idleCall, .access, .delegation, .module,
            .unresolved:
            return
        }
    }

    /// The name of the function that a closure, or another operand, is an argument of.
    private func functionTaking(_ operand: Int) -> NameID? {
        let argument = link(of: operand)
        guard argument >= 0, argument < operand, rows[argument].kind == .argument else { return nil }
        return function(takingArgument: argument)
    }

    private func function(takingArgument argument: Int) -> NameID? {
        let call = link(of: argument)
        guard call >= 0, call < argument, rows[call].kind == .call else { return nil }
        let callee = link(of: call)
        guard callee >= 0, callee < call, rows[callee].kind == .member || rows[callee].kind == .name else { return nil }
        return rows[callee].name
    }
}

extension ExpressionFlags {
    /// What an operand says of itself that may not be evaluated.
    static let doubtful: ExpressionFlags = [.isAlternative, .isShortCircuited]
    /// What an operand says of itself, or of what stands behind it, that may not be evaluated.
    static let surrounding: ExpressionFlags = [.isAlternative, .isShortCircuited, .isOptionalChain]
}
