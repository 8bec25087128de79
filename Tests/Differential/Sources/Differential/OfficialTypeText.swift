import SwiftSyntax

/// Writes types of a syntax tree as `OwnTypeText` writes dilint's: what dilint keeps of a type and no more.
enum OfficialTypeText {
    static func text(_ type: TypeSyntax) -> String {
        switch type.as(TypeSyntaxEnum.self) {
        case .arrayType(let type): "[\(text(type.element))]"
        case .attributedType(let type): attributed(type)
        case .compositionType(let type): type.elements.map { text($0.type) }.joined(separator: " & ")
        case .dictionaryType(let type): "[\(text(type.key)): \(text(type.value))]"
        case .functionType(let type): function(type)
        case .identifierType(let type): named(type)
        case .implicitlyUnwrappedOptionalType(let type): text(type.wrappedType) + "!"
        case .inlineArrayType(let type): "[\(argument(type.element.argument))]"
        case .memberType(let type):
            "\(text(type.baseType)).\(type.name.plainText)\(arguments(type.genericArgumentClause))"
        case .metatypeType(let type): text(type.baseType) + ".Type"
        case .optionalType(let type): text(type.wrappedType) + "?"
        case .packElementType(let type): "each \(text(type.pack))"
        case .packExpansionType(let type): "each \(packed(type.repetitionPattern))"
        case .someOrAnyType(let type): "\(type.someOrAnySpecifier.text) \(text(type.constraint))"
        case .suppressedType, .classRestrictionType, .missingType: "_"
        case .tupleType(let type): tuple(type.elements)
        case .namedOpaqueReturnType(let type): text(type.type)
        }
    }

    static func arguments(_ clause: GenericArgumentClauseSyntax?) -> String {
        guard let clause else { return "" }
        return "<" + clause.arguments.map { argument($0.argument) }.joined(separator: ", ") + ">"
    }

    private static func argument(_ argument: GenericArgumentSyntax.Argument) -> String {
        switch argument {
        case .type(let type): text(type)
        case .expr: "_"
        }
    }

    private static func named(_ type: IdentifierTypeSyntax) -> String {
        let name = type.name.plainText
        if name == "Any" || name == "_" { return "_" }
        let module = type.moduleSelector.map { $0.moduleName.plainText + "." } ?? ""
        return module + name + arguments(type.genericArgumentClause)
    }

    private static func packed(_ type: TypeSyntax) -> String {
        type.as(PackElementTypeSyntax.self).map { text($0.pack) } ?? text(type)
    }

    private static func attributed(_ type: AttributedTypeSyntax) -> String {
        var marks: Set<String> = []
        for specifier in type.specifiers where specifier.firstToken(viewMode: .sourceAccurate)?.text == "inout" {
            marks.insert("inout")
        }
        for case .attribute(let attribute) in type.attributes {
            let name = text(attribute.attributeName)
            if name == "escaping" || name == "autoclosure" { marks.insert("@" + name) }
        }
        return marks.sorted().map { $0 + " " }.joined() + text(type.baseType)
    }

    private static func function(_ type: FunctionTypeSyntax) -> String {
        let parameters = type.parameters.map { element($0) }.joined(separator: ", ")
        let async = type.effectSpecifiers?.asyncSpecifier?.text == "async" ? "async " : ""
        return "\(async)(\(parameters)) -> \(text(type.returnClause.type))"
    }

    private static func tuple(_ elements: TupleTypeElementListSyntax) -> String {
        if elements.count == 1, let only = elements.first, only.firstName == nil { return element(only) }
        return "(" + elements.map { element($0) }.joined(separator: ", ") + ")"
    }

    private static func element(_ element: TupleTypeElementSyntax) -> String {
        (element.inoutKeyword == nil ? "" : "inout ") + text(element.type)
    }
}

extension TokenSyntax {
    /// The name that the token writes, without back-ticks.
    var plainText: String {
        let text = text
        return text.count > 2 && text.hasPrefix("`") && text.hasSuffix("`") ? String(text.dropFirst().dropLast()) : text
    }

    /// The same, empty for `_`.
    var label: String { tokenKind == .wildcard ? "" : plainText }

    var offset: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
}
