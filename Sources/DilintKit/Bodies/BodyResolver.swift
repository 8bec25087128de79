import SwiftFacts
import Synchronization

/// Finds out what every expression of a file's bodies means, of one file after the other.
///
/// A body is read twice: forwards for the values (a row's operands stand before it), then for what becomes of them.
struct BodyResolver: ~Copyable {
    /// Never read: a struct with an atomic is always passed by reference. Without it, each call from a mutating method to
    /// one that only reads copied all 600 bytes.
    private let identity = Atomic<Bool>(false)
    let index: ProjectIndex
    private(set) var file: Int
    private(set) var facts: LinkedFile
    let uppercase: CapitalizedNames
    private let idiomTable: IdiomTable?
    /// Those of the file, and which of the table's sets they are.
    private(set) var idioms: FileIdioms
    private var idiomSet: Int32
    /// `$0`, `$1`, …
    let anonymousParameters: [NameID]
    var uses = GatheredUses()

    // The body at hand.
    var tree = BodyTree()
    /// Where the second reading has something to do: half of the rows.
    private(set) var stops = ReusedRows<Int32>()
    var context = BodyContext()
    /// Of very many parameters, their rows by their names.
    private(set) var parametersByName: [NameID: UInt32] = [:]
    static let manyParameters = 32
    var locals = ReusedRows<Local>()
    /// Whether the body extends one of several types of a name, and nothing tells which.
    private(set) var extendsOneOfSeveral = false
    /// The branch of `#if` that the row at hand stands in, in the first reading.
    var condition = ConditionID.none
    private var scopeStarts = ReusedRows<Int>()
    /// Assignments of the body to bare names.
    var assignments: [Local] = []
    /// Calls of the body that stand for attributes of its declarations.
    var attributes: [Int] = []
    /// Further functions that fit the labels of the call at hand.
    var rivals: [FunctionID] = []
    /// Calls of the body that may mean more than one function, until their arguments are read; inner ones last.
    var openCalls: [OpenCall] = []
    /// The last row of the innermost of them.
    var nextSettled = Int.max
    /// Of functions that a call may mean, how well its arguments fit each of them.
    var argumentFits = ReusedRows<ArgumentFit>()
    /// Where the second reading is.
    var walk = BodyWalk()
    /// Calls of the body whose value, by a local name, is handed to more than one other call: further ones than `outer`.
    var furtherOuters: [(call: Int32, outer: Int32)] = []
    /// The calls of static functions that are accesses as well, by their rows.
    var staticCalls: [Int: Int32] = [:]
    /// Whether one function is another's second.
    var knownSeconds = PairMemo()
    /// Of types whose code mentions members that were not found: whether all that the project gives them is known.
    var knownMembers: [TypeID: Bool] = [:]
    /// Whether the second reading may have found a call whose value is kept.
    var mayKeep = false
    /// Where idioms read: what stands around the rows.
    var surroundings = SurroundingRuns()

    /// A name that a body brings into being.
    struct Local: BitwiseCopyable {
        var name: NameID
        /// Row of the body.
        var binding: Int
        /// The branch of `#if` that it stands in.
        var condition = ConditionID.none
        /// Once it has been found out.
        var value: Value?
    }

    /// The code of the file whose properties' values are asked for, one after the other: held once for all of them.
    private var valueCode = (file: -1, held: ExpressionTable(), rows: ExpressionView())

    /// None where only values are asked for.
    let telling: TellingNames?

    init(
        index: ProjectIndex, file: Int, uppercase: CapitalizedNames, idioms: IdiomTable? = nil,
        telling: TellingNames? = nil
    ) {
        self.index = index
        self.telling = telling
        idiomTable = idioms
        self.idioms = idioms?.idioms(of: file) ?? .none
        idiomSet = idioms?.set(of: file) ?? 0
        anonymousParameters = idioms?.anonymousParameters ?? []
        self.file = file
        facts = index.files[file]
        self.uppercase = uppercase
    }

    @inline(__always)
    var rows: ExpressionView { tree.rows }

    /// By row of the body.
    @inline(__always)
    var values: UnsafeMutablePointer<Value> { tree.values }

    /// The row of the body that a row is applied to or is a part of, before it as a rule; negative without.
    @inline(__always)
    func link(of row: Int) -> Int { tree.link(of: row) }

    /// What all bodies of a file mention, call and reach.
    mutating func resolve(file: Int, as evidence: Evidence) -> FileUses {
        turn(to: file)
        // Most of all tests.
        if facts.bodies.isEmpty, idioms.areNone { return .none }
        uses.begin(file: file)
        let areUsesKept = evidence == .everything || index.modules.isTestByAccess[file]
        if areUsesKept || !idioms.readingCode.isEmpty { readBodies() }
        if !idioms.areNone { finishWiring() }
        facts.dropExpressions()
        switch evidence {
        case .everything: if let telling { uses.dropIdleCalls(telling: telling) }
        case .tests: uses.keepRegistrations(andNames: index.modules.isTestByAccess[file] ? namesOfMembers() : [])
        }
        return FileUses(&uses)
    }

    private mutating func readBodies() {
        facts.expressions.withUnsafeRows { all in
            if idioms.readingCode.isEmpty {
                for body in facts.bodies.indices where !isIdle(body, all) { read(body, all) }
            } else {
                // Apart from the uses: idioms read these while they tell.
                var wiring = FileWiring()
                for body in facts.bodies.indices {
                    read(body, all)
                    readWiring(into: &wiring)
                }
                swap(&wiring, &uses.wiring)
            }
        }
    }

    private mutating func read(_ body: Int, _ all: ExpressionView) {
        let firstCall = uses.calls.count
        resolveValues(ofBody: body, all)
        collectUses(from: firstCall)
        if !attributes.isEmpty { noteLocalWrappers() }
    }

    /// What a file's code says of the project.
    enum Evidence {
        case everything
        /// What is registered, and of what may be no test which members are read, whosever they are.
        case tests
    }

    private mutating func turn(to file: Int) {
        guard file != self.file else { return }
        self.file = file
        facts = index.files[file]
        // Files that stand together mostly have the same ones: taking them again counts a reference for each kind.
        if let idiomTable, idiomTable.set(of: file) != idiomSet {
            idiomSet = idiomTable.set(of: file)
            idioms = idiomTable.idioms(of: file)
        }
    }

    /// The type of a property's initial value; unknown where text does not tell.
    mutating func valueType(of property: PropertyID) -> ResolvedType {
        turn(to: property.fileIndex)
        let body = Int(facts.properties[property.index].initialValue)
        let all = valueCode(of: file)
        if isIdle(body, all) { return .unknown }
        resolveValues(ofBody: body, all)
        guard tree.count > 0, case let first = Int(tree[0].firstPart), first >= 0 else { return .unknown }
        if rows[first].flags.contains(.isTernaryCondition) { return typeOfChoice(behind: first) }
        let value = tree.final(first)
        let type = values[value].type
        return type.isUnknown && isShared(property, givenBy: value) ? .nominal(context.type) : type
    }

    /// The code of a file; until that of another one is asked for.
    private mutating func valueCode(of file: Int) -> ExpressionView {
        if valueCode.file != file {
            let held = facts.expressions
            valueCode = (file, held, held.withUnsafeRows { $0 })
        }
        return valueCode.rows
    }

    /// Whether a body holds nothing, or only a literal: one in four.
    private func isIdle(_ body: Int, _ all: ExpressionView) -> Bool {
        let rows = facts.bodies[body].rows
        switch rows.count {
        case ...2: return true
        case 3: return all[Int(rows.lowerBound) + 1].kind == .literal
        default: return false
        }
    }

    // MARK: Values

    private mutating func resolveValues(ofBody body: Int, _ all: ExpressionView) {
        let fact = facts.bodies[body]
        tree.load(all[fact.rows])
        context = BodyContext(index: index, facts: facts, file: file, body: body)
        if context.parameters.count > Self.manyParameters {
            let names = context.parameters.map { (facts.parameters[Int($0)].name, $0) }
            parametersByName = Dictionary(names) { first, _ in first }
        }
        clearBody()
        for row in rows.indices {
            if row > nextSettled { settleCalls(before: row) }
            if resolveRow(row) || !rows[row].flags.isDisjoint(with: .surrounding) {
                stops.append(Int32(truncatingIfNeeded: row))
            }
        }
        if !openCalls.isEmpty { settleCalls(before: rows.count) }
    }

    private mutating func clearBody() {
        locals.removeAll()
        condition = context.condition
        extendsOneOfSeveral = isExtensionOfOneOfSeveral
        scopeStarts.removeAll()
        if !assignments.isEmpty { assignments.removeAll(keepingCapacity: true) }
        if !attributes.isEmpty { attributes.removeAll(keepingCapacity: true) }
        stops.removeAll()
        mayKeep = false
    }

    /// Says whether the second reading has to stop at the row.
    // In line: half of the rows have nothing to resolve, and a call costs as much as the switch.
    @inline(__always)
    private mutating func resolveRow(_ row: Int) -> Bool {
        let fact = rows[row]
        switch fact.kind {
        case .scope, .closure, .localFunction:
            openScope(row)
            return true
        case .scopeEnd:
            closeScope(row)
            return true
        case .conditionalCompilation:
            condition = ConditionID(fact.name.rawValue)
            return true
        case .returned: return true
        case .name: values[row] = value(ofName: fact.name, row: row)
        case .selfReference: values[row] = selfValue
        case .implicitMember:
            values[row] = implicitMember(row)
            // What it is a member of may be known later.
            if !openCalls.isEmpty { return true }
        case .member:
            values[row] = member(fact.name, of: operand(row), row: row)
            if values[row].isUnknown { return true }
        case .call: resolveCall(row)
        case .subscriptCall: resolveSubscript(row)
        // What it becomes is decided by its call, perhaps later.
        case .argument: return !openCalls.isEmpty || context.givesForType || isAutoclosure(row)
        case .binding, .superReference, .selfType, .typeExpression, .cast, .keyPath, .assignment:
            resolvePassedRow(row)
            return false
        case .body, .literal, .interpolation, .collection, .group, .macro, .conditionalValue, .genericArguments,
            .annotation, .condition:
            return false
        }
        return values[row].isTraced
    }

    /// Rows that the second reading passes by: of a cast the operand's value goes on, through it.
    @inline(__always)
    private mutating func resolvePassedRow(_ row: Int) {
        let fact = rows[row]
        switch fact.kind {
        case .binding:
            if !fact.name.isNone { locals.append(Local(name: fact.name, binding: row, condition: condition)) }
        case .superReference: values[row] = Value(type: superType, origin: .superInstance)
        case .selfType: values[row] = Value(type: selfMetatype, origin: .none)
        case .typeExpression:
            let type = index.resolve(TypeReference(fact.name.rawValue), in: context.typeScope)
            values[row] = Value(type: type.adding(.metatype), origin: .none)
        case .cast: resolveCast(row)
        case .keyPath: values[row] = rootOfKeyPath(fact.name, row: row)
        case .assignment: noteAssignment(row)
        default: break
        }
    }

    /// `\Settings.theme`: the members that follow are those of the root.
    private func rootOfKeyPath(_ name: NameID, row: Int) -> Value {
        let root = name.isNone ? toldRoot(ofKeyPath: row) : index.typeName(name, in: context.typeScope)
        return Value(type: root ?? .unknown, origin: .none)
    }

    private mutating func openScope(_ row: Int) {
        if rows[row].kind == .localFunction {
            locals.append(Local(name: rows[row].name, binding: row, condition: condition))
        }
        scopeStarts.append(locals.count)
    }

    private mutating func closeScope(_ row: Int) {
        guard let start = scopeStarts.popLast() else { return }
        locals.truncate(to: start)
        let opening = link(of: row)
        guard opening >= 0, opening < row, rows[opening].kind == .closure else { return }
        let returned = returnedType(ofClosure: opening)
        if !returned.isUnknown, !returned.wrappers.contains(.function) {
            values[opening].type = returned.adding(.function)
        }
    }

    /// What a closure returns, as it is written, by its only expression or its first `return`.
    private func returnedType(ofClosure row: Int) -> ResolvedType {
        for part in tree.parts(of: row) {
            let kind = rows[part].kind
            if kind == .annotation {
                return index.resolve(TypeReference(rows[part].name.rawValue), in: context.typeScope)
            }
            if kind == .returned {
                let value = tree[part].firstPart
                return value < 0 ? .unknown : values[tree.final(Int(value))].type
            }
            if rows[row].flags.contains(.isSingleExpression), kind != .binding, kind != .conditionalCompilation {
                return values[tree.final(part)].type
            }
        }
        return .unknown
    }

    private mutating func resolveCast(_ row: Int) {
        let operand = operand(row)
        if rows[row].flags.contains(.isTestOrThrowOrVariable) { return }
        var type = index.resolve(TypeReference(rows[row].name.rawValue), in: context.typeScope)
        if rows[row].flags.contains(.isWeakOrOptional) { type = type.adding(.optional) }
        values[row] = Value(type: type, origin: operand.origin)
        noteDelegate(type, castTo: row)
        // `resolve() as API`: the cast says what a generic function returns.
        if case .call(let call) = operand.origin, uses.calls[Int(call)].key.isUnknown,
            uses.calls[Int(call)].result.head == .generic || uses.calls[Int(call)].result.isUnknown
        {
            note(key: type, ofCall: call)
        }
    }

    /// The value of the operand that an applied row links to.
    @inline(__always)
    func operand(_ row: Int) -> Value {
        let link = link(of: row)
        guard link >= 0, link < row else { return .unknown }
        if rows[link].kind == .group, let inner = groupContent(link) { return values[tree.final(inner)] }
        return values[link]
    }

    /// The only operand in a pair of parentheses.
    func groupContent(_ row: Int) -> Int? {
        var content = row
        // A pair of parentheses that something is applied to is an operand of its own.
        while rows[content].kind == .group, !rows[content].flags.contains(.isTuple), tree[content].firstPart >= 0,
            content == row || tree[content].appliedBy < 0
        {
            content = Int(tree[content].firstPart)
        }
        return content == row ? nil : content
    }

    // MARK: Self

    var selfValue: Value {
        Value(type: context.isStatic ? selfMetatype : selfType, origin: .selfInstance)
    }

    private var selfType: ResolvedType { context.type.isNone ? .unknown : .nominal(context.type) }

    private var selfMetatype: ResolvedType { context.type.isNone ? .unknown : .nominal(context.type, .metatype) }

    private var superType: ResolvedType {
        guard !context.type.isNone, let superclass = index.inheritance[context.type.index].superclass else {
            return .unknown
        }
        return .nominal(superclass, context.isStatic ? .metatype : [])
    }
}
