import SwiftParser
import SwiftSyntax

/// What swift-syntax' tree of a file holds, as entries: the declarations and code that dilint's facts are about.
final class OfficialReading: SyntaxVisitor {
    /// What the declarations at the position belong to.
    enum Scope {
        case file
        case type(name: String, isProtocol: Bool)
        /// Statements: functions and variables are local there.
        case code
    }

    var entries: [Entry] = []
    private(set) var scopes: [Scope] = [.file]
    /// Offsets of the brackets that dilint takes for types, as in `[API]()`: swift-syntax reads them as array literals,
    /// as only their use tells, and what they hold is not compared.
    private let typeExpressions: Set<Int>

    private init(typeExpressions: Set<Int>) {
        self.typeExpressions = typeExpressions
        super.init(viewMode: .sourceAccurate)
    }

    /// nil where swift-syntax finds an error in the file.
    static func entries(of bytes: UnsafeBufferPointer<UInt8>, typeExpressions: Set<Int>) -> [Entry]? {
        let tree = Parser.parse(source: bytes)
        guard !tree.hasError else { return nil }
        let reading = OfficialReading(typeExpressions: typeExpressions)
        reading.walk(tree)
        return reading.entries
    }

    var isInCode: Bool {
        if case .code = scopes.last { return true }
        return false
    }

    var isInFile: Bool {
        if case .file = scopes.last { return true }
        return false
    }

    /// The innermost type around the position.
    var enclosingType: String {
        for case .type(let name, _) in scopes.reversed() { return name }
        return ""
    }

    func add(_ kind: EntryKind, _ offset: Int, _ words: [String]) {
        entries.append(Entry(kind: kind, offset: offset, text: words.filter { !$0.isEmpty }.joined(separator: " ")))
    }

    func push(_ scope: Scope) -> SyntaxVisitorContinueKind {
        scopes.append(scope)
        return .visitChildren
    }

    func isTypeExpression(_ node: some SyntaxProtocol) -> Bool {
        typeExpressions.contains(node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    // MARK: Code

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { push(.code) }
    override func visitPost(_ node: CodeBlockSyntax) { scopes.removeLast() }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { push(.code) }
    override func visitPost(_ node: ClosureExprSyntax) { scopes.removeLast() }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { push(.code) }
    override func visitPost(_ node: AccessorBlockSyntax) { scopes.removeLast() }
    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind { push(.code) }
    override func visitPost(_ node: SwitchCaseSyntax) { scopes.removeLast() }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind { addCall(node) }
    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind { addCall(node) }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        isLeftOut(node) ? .skipChildren : addCall(node)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind { addModuleMember(node) }
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind { addMember(node) }
    override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { addMembers(node) }

    override func visit(_ node: ArrayExprSyntax) -> SyntaxVisitorContinueKind {
        isTypeExpression(node) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: DictionaryExprSyntax) -> SyntaxVisitorContinueKind {
        isTypeExpression(node) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: TupleExprSyntax) -> SyntaxVisitorContinueKind {
        isTypeExpression(node) ? .skipChildren : .visitChildren
    }

    // MARK: What dilint leaves out on purpose

    /// The conditions of an `#if`: names of platforms and flags.
    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let elements = node.elements { walk(elements._syntaxNode) }
        return .skipChildren
    }

    /// Attributes of declarations are read with these; those of types, closures and accessors are left out.
    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        if case .type = scopes.last { return .skipChildren }
        return isLeftOut(node) ? .skipChildren : addCall(node)
    }

    /// Previews are no part of the program; `#error` and `#warning` are directives.
    private func isLeftOut(_ node: some FreestandingMacroExpansionSyntax) -> Bool {
        isInFile && node.macroName.text == "Preview" || ["error", "warning"].contains(node.macroName.text)
    }

    // MARK: Declarations

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { addImport(node) }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { addAlias(node) }
    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { addAlias(node) }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, "class") }
    override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, "actor") }
    override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, "struct") }
    override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, "enum") }
    override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { addFunction(node) }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { addFunction(node) }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { addFunction(node) }
    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { addFunction(node) }
    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { addCases(node) }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { addProperties(node) }
}
