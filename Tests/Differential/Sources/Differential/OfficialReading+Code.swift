import SwiftSyntax

// Calls and members. A member names what it is a member of by kind and place, so that whole chains are compared link by
// link.

/// A call, a subscript or a macro.
protocol CallLike: SyntaxProtocol {
    /// What is called, as `OfficialReading.place(of:)` names it.
    var calleePlace: String { get }
    var opening: TokenSyntax? { get }
    var arguments: LabeledExprListSyntax { get }
    var trailingClosure: ClosureExprSyntax? { get }
    var additionalTrailingClosures: MultipleTrailingClosureElementListSyntax { get }
}

extension FunctionCallExprSyntax: CallLike {
    var calleePlace: String { ExpressionPlace.text(calledExpression) }
    var opening: TokenSyntax? { leftParen }
}

extension SubscriptCallExprSyntax: CallLike {
    var calleePlace: String { "subscript of " + ExpressionPlace.text(calledExpression) }
    var opening: TokenSyntax? { leftSquare }
}

extension MacroExpansionExprSyntax: CallLike {
    var calleePlace: String { "macro@\(pound.offset)" }
    var opening: TokenSyntax? { leftParen }
}

extension MacroExpansionDeclSyntax: CallLike {
    var calleePlace: String { "macro@\(pound.offset)" }
    var opening: TokenSyntax? { leftParen }
}

extension OfficialReading {
    func addCall(_ node: some CallLike) -> SyntaxVisitorContinueKind {
        guard let opening = node.opening ?? node.trailingClosure?.leftBrace else { return .visitChildren }
        var labels = node.arguments.map { ($0.label?.label ?? "") + ":" }
        if node.trailingClosure != nil { labels.append("{}") }
        labels += node.additionalTrailingClosures.map { $0.label.label + "{}" }
        add(.call, opening.offset, [node.calleePlace, "(" + labels.joined(separator: " ") + ")"])
        return .visitChildren
    }

    func addMember(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let base = node.base ?? ExpressionPlace.baseOfConditionalChain(node)
        if let base {
            add(.member, node.period.offset, [ExpressionPlace.text(base), node.declName.baseName.plainText])
        } else {
            add(.member, node.period.offset, ["implicit", node.declName.baseName.plainText])
        }
        return .visitChildren
    }

    /// `Module::name`, which dilint reads as a member of the module.
    func addModuleMember(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if let selector = node.moduleSelector {
            let module = "name@\(selector.moduleName.offset)"
            add(.member, selector.colonColon.offset, [module, node.baseName.plainText])
        }
        return .visitChildren
    }

    func addMembers(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
        var base = "keyPath@\(node.backslash.offset)"
        for component in node.components {
            let offset = (component.period ?? node.backslash).offset
            switch component.component {
            case .property(let property):
                add(.member, offset, [base, property.declName.baseName.plainText])
                base = "member@\(offset)"
            case .subscript(let call):
                add(.call, call.leftSquare.offset, ["subscript of", base, Self.labels(call.arguments)])
                base = "subscript@\(call.leftSquare.offset)"
            // Optional chaining, which is transparent, and methods, which need an experimental feature.
            default: break
            }
        }
        return .visitChildren
    }

    private static func labels(_ arguments: LabeledExprListSyntax) -> String {
        "(" + arguments.map { ($0.label?.label ?? "") + ":" }.joined(separator: " ") + ")"
    }
}

/// Names an operand by its kind and the place where dilint's row for it stands.
enum ExpressionPlace {
    static func text(_ expression: ExprSyntax) -> String {
        switch expression.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let node): reference(node)
        case .superExpr(let node): "super@\(node.superKeyword.offset)"
        case .memberAccessExpr(let node):
            node.base == nil && baseOfConditionalChain(node) == nil
                ? "implicit@\(node.period.offset)" : "member@\(node.period.offset)"
        case .functionCallExpr(let node):
            "call@\((node.leftParen ?? node.trailingClosure?.leftBrace)?.offset ?? 0)"
        case .subscriptCallExpr(let node): "subscript@\(node.leftSquare.offset)"
        case .macroExpansionExpr(let node):
            (node.leftParen ?? node.trailingClosure?.leftBrace).map { "call@\($0.offset)" }
                ?? "macro@\(node.pound.offset)"
        case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr, .regexLiteralExpr:
            "literal@\(offset(expression))"
        case .stringLiteralExpr(let node):
            node.segments.contains { $0.is(ExpressionSegmentSyntax.self) }
                ? "interpolation@\(offset(expression))" : "literal@\(offset(expression))"
        case .typeExpr(let node) where node.trimmedDescription == "Any": "name@\(offset(expression))"
        case .arrayExpr, .dictionaryExpr, .tupleExpr, .typeExpr: "bracket@\(offset(expression))"
        case .closureExpr(let node): "closure@\(node.leftBrace.offset)"
        case .keyPathExpr(let node): "keyPath@\(node.backslash.offset)"
        case .ifExpr, .switchExpr: "conditional@\(offset(expression))"
        case .optionalChainingExpr(let node): text(node.expression)
        case .forceUnwrapExpr(let node): text(node.expression)
        case .genericSpecializationExpr(let node): text(node.expression)
        case .postfixOperatorExpr(let node): text(node.expression)
        case .inOutExpr(let node): text(node.expression)
        case .postfixIfConfigExpr(let node): conditional(node)
        default: "\(expression.kind)@\(offset(expression))"
        }
    }

    /// What a member without a base that stands first in a branch of a conditional chain (`a #if DEBUG .b #endif`) is
    /// a member of.
    static func baseOfConditionalChain(_ node: MemberAccessExprSyntax) -> ExprSyntax? {
        var (inner, ancestor) = (Syntax(node), node.parent)
        while let current = ancestor {
            // In the base itself (`.b #if DEBUG .c #endif`) the branch that it stands in is one farther out.
            if let chain = current.as(PostfixIfConfigExprSyntax.self), inner != Syntax(chain.base) {
                return chain.base ?? outerBase(of: chain)
            }
            // An argument or a closure inside of the branch begins a chain of its own.
            if current.is(LabeledExprSyntax.self) || current.is(CodeBlockItemSyntax.self) { return nil }
            (inner, ancestor) = (current, current.parent)
        }
        return nil
    }

    private static func outerBase(of chain: PostfixIfConfigExprSyntax) -> ExprSyntax? {
        var ancestor = chain.parent
        while let current = ancestor {
            if let outer = current.as(PostfixIfConfigExprSyntax.self) { return outer.base ?? outerBase(of: outer) }
            ancestor = current.parent
        }
        return nil
    }

    /// What follows `#endif` goes on from the last branch.
    private static func conditional(_ node: PostfixIfConfigExprSyntax) -> String {
        if case .postfixExpression(let last) = node.config.clauses.last?.elements { return text(last) }
        return node.base.map { text($0) } ?? "none"
    }

    private static func reference(_ node: DeclReferenceExprSyntax) -> String {
        if let selector = node.moduleSelector { return "member@\(selector.colonColon.offset)" }
        return switch node.baseName.tokenKind {
        case .keyword(.self): "self@\(node.baseName.offset)"
        case .keyword(.Self): "Self@\(node.baseName.offset)"
        default: "name@\(node.baseName.offset)"
        }
    }

    private static func offset(_ expression: ExprSyntax) -> Int {
        expression.positionAfterSkippingLeadingTrivia.utf8Offset
    }
}
