import SwiftSyntax

// Functions, initializers, subscripts, enum cases and properties.

extension OfficialReading {
    func addFunction(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard !isInCode else { return readLocalAttributes(of: node) }
        addFunction(
            .method, "func " + node.name.plainText, at: node.name.offset, node,
            generics: GenericText.text(node.genericParameterClause, node.genericWhereClause),
            parameters: node.signature.parameterClause, effects: node.signature.effectSpecifiers,
            result: node.signature.returnClause)
        return .visitChildren
    }

    func addFunction(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        guard !isInCode else { return .visitChildren }
        addFunction(
            .initializer, node.optionalMark == nil ? "init" : "failable init", at: node.initKeyword.offset, node,
            generics: GenericText.text(node.genericParameterClause, node.genericWhereClause),
            parameters: node.signature.parameterClause, effects: node.signature.effectSpecifiers, result: nil)
        return .visitChildren
    }

    func addFunction(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        guard !isInCode else { return .visitChildren }
        addFunction(
            .method, "subscript", at: node.subscriptKeyword.offset, node,
            generics: GenericText.text(node.genericParameterClause, node.genericWhereClause),
            parameters: node.parameterClause, effects: nil, result: node.returnClause, isSubscript: true)
        return .visitChildren
    }

    func addFunction(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        guard !isInCode else { return .visitChildren }
        addFunction(
            .method, "deinit", at: node.deinitKeyword.offset, node, generics: "", parameters: nil, effects: nil,
            result: nil, isAsync: node.effectSpecifiers?.asyncSpecifier != nil)
        return .visitChildren
    }

    private func addFunction(
        _ kind: EntryKind, _ name: String, at offset: Int, _ node: some WithAttributesSyntax & WithModifiersSyntax,
        generics: String, parameters: FunctionParameterClauseSyntax?, effects: FunctionEffectSpecifiersSyntax?,
        result: ReturnClauseSyntax?, isSubscript: Bool = false, isAsync: Bool = false
    ) {
        let flags = Self.memberFlags(node.modifiers)
        var texts: [String] = []
        for parameter in parameters?.parameters ?? [] { texts.append(add(parameter, isSubscript: isSubscript)) }
        let isAsync = isAsync || effects?.asyncSpecifier != nil
        add(
            kind, offset,
            flags + [name + generics + "(" + texts.joined(separator: ", ") + ")"]
                + [isAsync ? "async" : "", effects?.throwsClause == nil ? "" : "throws"]
                + [result.map { "-> " + OfficialTypeText.text($0.type) } ?? ""] + attributes(node.attributes))
    }

    /// The modifiers that dilint keeps, in its order.
    private static func memberFlags(_ modifiers: DeclModifierListSyntax) -> [String] {
        var words = modifiers.words
        if words.contains("class") { words.insert("static") }
        let kept = [
            "static", "override", "required", "convenience", "final", "mutating", "lazy", "weak", "unowned",
            "optional", "dynamic",
        ]
        return kept.filter { words.contains($0) }
    }

    // MARK: Parameters

    private func add(_ node: FunctionParameterSyntax, isSubscript: Bool) -> String {
        let name = node.secondName ?? node.firstName
        let label = isSubscript && node.secondName == nil ? "" : node.firstName.label
        return addParameter(
            label: label, name: name.label, offset: name.offset, type: node.type, isVariadic: node.ellipsis != nil,
            hasDefault: node.defaultValue != nil, attributes: attributes(node.attributes))
    }

    private func add(_ node: EnumCaseParameterSyntax) -> String {
        let name = node.secondName ?? node.firstName
        let offset = name?.offset ?? node.type.positionAfterSkippingLeadingTrivia.utf8Offset
        return addParameter(
            label: node.firstName?.label ?? "", name: name?.label ?? "", offset: offset, type: node.type,
            isVariadic: false, hasDefault: node.defaultValue != nil, attributes: [])
    }

    /// Adds the parameter, and gives the part of it that belongs to the function's signature.
    private func addParameter(
        label: String, name: String, offset: Int, type: TypeSyntax, isVariadic: Bool, hasDefault: Bool,
        attributes: [String]
    ) -> String {
        let type = OfficialTypeText.text(type) + (isVariadic ? "..." : "")
        add(.parameter, offset, attributes + ["\(label)|\(name): \(type)", hasDefault ? "= default" : ""])
        return "\(label): \(type)"
    }

    // MARK: Enum cases

    func addCases(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
        let attributes = attributes(node.attributes)
        for element in node.elements {
            var texts: [String] = []
            for parameter in element.parameterClause?.parameters ?? [] {
                texts.append(add(parameter))
                if let value = parameter.defaultValue { walk(value) }
            }
            let payload = texts.isEmpty ? "" : "(" + texts.joined(separator: ", ") + ")"
            add(.enumCase, element.name.offset, ["case", element.name.plainText + payload] + attributes)
        }
        // Raw values are literals.
        return .skipChildren
    }

    // MARK: Properties

    func addProperties(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard !isInCode else { return readLocalAttributes(of: node) }
        let attributes = attributes(node.attributes)
        let flags = [node.bindingSpecifier.text] + Self.memberFlags(node.modifiers)
        var sharedType = ""
        for binding in node.bindings.reversed() {
            var type = binding.typeAnnotation.map { OfficialTypeText.text($0.type) } ?? ""
            let names = Self.names(of: binding.pattern)
            if binding.pattern.is(TuplePatternSyntax.self) {
                type = ""
                sharedType = ""
            } else if type.isEmpty, binding.initializer == nil {
                // `let a, b: Int`
                type = sharedType
            }
            sharedType = binding.initializer == nil || binding.typeAnnotation != nil ? type : ""
            let isComputed = binding.accessorBlock.map { Self.isComputed($0) } ?? false
            for name in names {
                add(
                    .property, name.offset,
                    flags + [name.label + (type.isEmpty ? "" : ": " + type)]
                        + [isComputed ? "computed" : "", binding.initializer == nil ? "" : "initialized"] + attributes)
            }
        }
        return .visitChildren
    }

    private static func names(of pattern: PatternSyntax) -> [TokenSyntax] {
        switch pattern.as(PatternSyntaxEnum.self) {
        case .identifierPattern(let node): [node.identifier]
        case .wildcardPattern(let node): [node.wildcard]
        case .tuplePattern(let node): node.elements.flatMap { names(of: $0.pattern) }.filter { !$0.label.isEmpty }
        default: []
        }
    }

    /// Whether accessors are a getter and not only observers of storage.
    private static func isComputed(_ block: AccessorBlockSyntax) -> Bool {
        guard case .accessors(let accessors) = block.accessors else { return true }
        var words: Set<String> = []
        for accessor in accessors { words.insert(accessor.accessorSpecifier.text) }
        return words.isDisjoint(with: ["willSet", "didSet"])
            || !words.isDisjoint(with: ["get", "_read", "unsafeAddress"])
    }
}
