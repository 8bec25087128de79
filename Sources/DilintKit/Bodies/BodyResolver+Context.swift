import SwiftFacts

/// What stands around a body.
struct BodyContext: ~Copyable {
    var body = 0
    /// The type whose member the body is; none outside.
    var type = TypeID.none
    var isStatic = false
    var typeScope = TypeScope(file: 0, type: -1)
    /// What an extension or a method says of its instances besides: `extension Tracking where Self: HomePage`.
    var selfBounds: [TypeID] = []
    /// Rows of the file's `parameters`: those of the function the body belongs to.
    var parameters: Range<UInt32> = 0..<0
    /// What the body's value has to be.
    var expected = ResolvedType.unknown
    var kind = BodyKind.topLevel
    var condition = ConditionID.none
    /// Of the body itself; every row's is made of it.
    var site = Site(file: 0, body: 0, row: 0, offset: 0, condition: .none, closureDepth: 0)
    /// A stored property's value; or an initializer, where only closures that are called at once return anything.
    var keepsWhatIsReturned = false
    var isInitializer: Bool { kind == .function && keepsWhatIsReturned }
    /// A static accessor or function, or a global one: what it gives out is either made anew or kept for all.
    var givesForType: Bool { (kind == .accessors || kind == .function) && (isStatic || type.isNone) }
    /// Whether the object at hand keeps what is returned.
    var returnsIntoSelf: Bool { keepsWhatIsReturned && !isStatic && !type.isNone }

    init() {}

    init(index: borrowing ProjectIndex, facts: borrowing LinkedFile, file: Int, body: Int) {
        let fact = facts.bodies[body]
        let owner = Int(fact.owner)
        self.body = body
        kind = fact.kind
        condition = fact.condition
        site = Site(
            file: Int32(file), body: Int32(body), row: 0, offset: 0, condition: fact.condition, closureDepth: 0)
        type = index.type(file: file, row: fact.enclosingType)
        typeScope = TypeScope(file: file, type: fact.enclosingType)
        selfBounds = index.selfBounds(of: fact.enclosingType, file: file)
        switch fact.kind {
        case .function:
            let function = facts.functions[owner]
            isStatic = function.flags.contains(.isStatic)
            keepsWhatIsReturned = function.kind == .initializer
            parameters = function.parameters
            typeScope.generics = function.generics
            if !function.generics.isEmpty {
                selfBounds += index.selfBounds(among: function.generics, in: typeScope)
            }
            expected = index.resultTypes.isEmpty ? .unknown : index.resultTypes[file][owner]
        case .initialValue, .accessors:
            let property = facts.properties[owner]
            isStatic = property.flags.contains(.isStatic)
            keepsWhatIsReturned = fact.kind == .initialValue
            expected = property.type.isNone ? .unknown : index.propertyTypes[file][owner]
        case .defaultArgument:
            isStatic = true
            expected = index.parameterTypes[file][owner]
        case .attribute, .topLevel:
            break
        }
    }
}

/// Where code stands, and what is demanded of a value there.
extension BodyResolver {
    /// The type that the context demands of an operand, as far as it is written nearby.
    func expectedType(_ row: Int) -> ResolvedType {
        let demanded = demandedType(row)
        return demanded.isUnknown ? alternativeType(before: row) : demanded
    }

    private func demandedType(_ row: Int) -> ResolvedType {
        var isGivenOut = false
        let type = demandedType(row, isGivenOut: &isGivenOut)
        return isGivenOut || type.wrappers.contains(.autoclosure) ? type.returned : type
    }

    /// - Parameter isGivenOut: Whether the type is that of a closure which gives out the operand.
    private func demandedType(_ row: Int, isGivenOut: inout Bool) -> ResolvedType {
        var current = row
        while true {
            let link = link(of: current)
            guard link >= 0, link < current else { return .unknown }
            switch rows[link].kind {
            case .argument:
                if let target = values[link].target { return index.type(of: target) }
                return typeForLibrary(ofClosure: current) ?? parameterType(ofWrapperArgument: link)
                    ?? wrappedType(givenBy: link)
            case .assignment: return operand(link).type
            case .binding: return annotation(of: link)
            case .body where context.kind == .function && !rows[link].flags.contains(.isSingleExpression):
                return .unknown
            case .body: return context.expected
            case .returned:
                guard let closure = closure(around: link) else { return context.expected }
                if let written = writtenType(of: closure) { return index.resolve(written, in: context.typeScope) }
                guard demandsValue(closure, isGivenOut: &isGivenOut) else { return .unknown }
                current = closure
            case .group where !rows[link].flags.contains(.isTuple) && tree[link].appliedBy < 0: current = link
            case .conditionalValue, .scope: current = link
            case .closure where rows[link].flags.contains(.isSingleExpression):
                if let written = writtenType(of: link) { return index.resolve(written, in: context.typeScope) }
                guard demandsValue(link, isGivenOut: &isGivenOut) else { return .unknown }
                current = link
            default: return .unknown
            }
        }
    }

    /// Whether the place of a closure tells what it gives out: `{ value }()` is asked for the value, and `{ value }`, which
    /// nothing is applied to, for a closure. Closures that return closures are not followed.
    private func demandsValue(_ closure: Int, isGivenOut: inout Bool) -> Bool {
        guard rows[closure].kind == .closure else { return false }
        let call = Int(tree[closure].appliedBy)
        if call >= 0 { return rows[call].kind == .call && tree[call].appliedBy < 0 }
        defer { isGivenOut = true }
        return !isGivenOut
    }

    /// The type of the property whose wrapper is told what to begin with: `_model = .init(wrappedValue: value)`.
    private func wrappedType(givenBy argument: Int) -> ResolvedType {
        guard index.known.wrappedValues.contains(rows[argument].name), case let call = link(of: argument), call >= 0,
            tree[call].appliedBy < 0, case let assignment = link(of: Int(tree[call].root)), assignment >= 0,
            rows[assignment].kind == .assignment, let property = wrappedProperty(link(of: assignment))
        else { return .unknown }
        return index.type(of: property)
    }

    private func annotation(of binding: Int) -> ResolvedType {
        writtenType(of: binding).map { index.resolve($0, in: context.typeScope) } ?? .unknown
    }

    /// The type that is written of a binding, or of what a closure gives out.
    func writtenType(of row: Int) -> TypeReference? {
        tree.parts(of: row).prefix(Self.signatureInView).first { rows[$0].kind == .annotation }
            .map { TypeReference(rows[$0].name.rawValue) }
    }

    /// Far above what stands before the type of what a closure gives out; each of its returns asks for that.
    private static let signatureInView = 64

    /// The closure or local function that a row stands in.
    private func closure(around row: Int) -> Int? {
        var current = row
        while current > 0 {
            if rows[current].kind == .closure || rows[current].kind == .localFunction { return current }
            let link = link(of: current)
            guard link >= 0, link < current else { return nil }
            current = link
        }
        return nil
    }

    func site(_ row: Int) -> Site {
        var site = context.site
        site.local.row = UInt32(truncatingIfNeeded: tree.base &+ row)
        site.local.offset = rows.offset(of: Int(tree[row].root))
        return site
    }
}
