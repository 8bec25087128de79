import SwiftSyntax

// Types, extensions, aliases and imports.

/// A declaration that opens a scope for members.
protocol TypeDeclaration: DeclGroupSyntax, NamedDeclSyntax, WithGenericParametersSyntax {}

extension ClassDeclSyntax: TypeDeclaration {}
extension ActorDeclSyntax: TypeDeclaration {}
extension StructDeclSyntax: TypeDeclaration {}
extension EnumDeclSyntax: TypeDeclaration {}

extension OfficialReading {
    func enter(_ node: some TypeDeclaration, _ keyword: String) -> SyntaxVisitorContinueKind {
        let generics = GenericText.text(node.genericParameterClause, node.genericWhereClause)
        addType(node, keyword: keyword, name: node.name.plainText, generics: generics, offset: node.name.offset)
        return push(.type(name: node.name.plainText, isProtocol: false))
    }

    func enter(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        let primary = node.primaryAssociatedTypeClause?.primaryAssociatedTypes.map { $0.name.plainText } ?? []
        let generics = GenericText.text(primary + GenericText.requirements(node.genericWhereClause))
        addType(node, keyword: "protocol", name: node.name.plainText, generics: generics, offset: node.name.offset)
        return push(.type(name: node.name.plainText, isProtocol: true))
    }

    func enter(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let generics = GenericText.text(nil, node.genericWhereClause)
        let (name, offset) = Self.head(of: node.extendedType)
        let extended = OfficialTypeText.text(node.extendedType)
        addType(node, keyword: "extension", name: extended, generics: generics, offset: offset)
        return push(.type(name: name, isProtocol: false))
    }

    /// The name that an extended type goes by, and where it stands.
    private static func head(of type: TypeSyntax) -> (name: String, offset: Int) {
        let offset = type.positionAfterSkippingLeadingTrivia.utf8Offset
        switch type.as(TypeSyntaxEnum.self) {
        case .identifierType(let type): return (type.name.plainText, type.name.offset)
        case .memberType(let type): return (type.name.plainText, type.name.offset)
        case .attributedType(let type): return head(of: type.baseType)
        case .arrayType: return ("Array", offset)
        case .dictionaryType: return ("Dictionary", offset)
        case .optionalType: return ("Optional", offset)
        default: return ("", offset)
        }
    }

    private func addType(
        _ node: some DeclGroupSyntax, keyword: String, name: String, generics: String, offset: Int
    ) {
        let owner = enclosingType.isEmpty ? "" : "in \(enclosingType)"
        let final = node.modifiers.words.contains("final") ? "final" : ""
        add(.type, offset, [final, keyword, name + generics, owner] + attributes(node.attributes))
        let inherited = node.inheritanceClause?.inheritedTypes.map { OfficialTypeText.text($0.type) } ?? []
        let named = inherited.filter { $0 != "_" }
        if !named.isEmpty { add(.inheritance, offset, [named.joined(separator: ", ")]) }
    }

    // MARK: Aliases and imports

    func addAlias(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        let generics = GenericText.text(node.genericParameterClause, node.genericWhereClause)
        let target = OfficialTypeText.text(node.initializer.value)
        // Inside of functions an alias is left out.
        if !isInCode { add(.typealias, node.name.offset, ["typealias", node.name.plainText + generics, "=", target]) }
        _ = attributes(node.attributes)
        return .skipChildren
    }

    func addAlias(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
        let generics = GenericText.text(nil, node.genericWhereClause)
        let bounds = node.inheritanceClause?.inheritedTypes.map { OfficialTypeText.text($0.type) } ?? []
        let target =
            bounds.isEmpty
            ? node.initializer.map { OfficialTypeText.text($0.value) } ?? "" : bounds.joined(separator: " & ")
        add(.typealias, node.name.offset, ["associatedtype", node.name.plainText + generics, "=", target])
        return .skipChildren
    }

    func addImport(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        let attributes = attributes(node.attributes)
        // dilint keeps no place of an import.
        add(
            .import, 0,
            [
                node.path.first?.name.plainText ?? "", attributes.contains("@testable") ? "testable" : "",
                attributes.contains("@_exported") ? "exported" : "",
            ])
        return .skipChildren
    }

    // MARK: Attributes

    /// The attributes of a declaration, those behind `#if` too; reads the calls in their arguments.
    func attributes(_ list: AttributeListSyntax) -> [String] {
        var texts: [String] = []
        for element in list {
            switch element {
            case .attribute(let attribute):
                let type = OfficialTypeText.text(attribute.attributeName)
                texts.append("@" + type)
                if case .argumentList(let arguments) = attribute.arguments, !Self.plainAttributes.contains(type) {
                    walk(arguments)
                }
            case .ifConfigDecl(let config):
                for case .attributes(let inner) in config.clauses.compactMap(\.elements) { texts += attributes(inner) }
            }
        }
        return texts
    }

    /// Reads the attributes of a local declaration: dilint takes them for calls; those without arguments before `var` alone.
    func readLocalAttributes(of node: some WithAttributesSyntax) -> SyntaxVisitorContinueKind {
        for case .attribute(let attribute) in node.attributes {
            guard let name = attribute.attributeName.as(IdentifierTypeSyntax.self), name.genericArgumentClause == nil,
                !Self.plainAttributes.contains(name.name.text)
            else { continue }
            let callee = "name@\(name.name.offset)"
            if let opening = attribute.leftParen, case .argumentList(let arguments) = attribute.arguments {
                let labels = arguments.map { ($0.label?.label ?? "") + ":" }.joined(separator: " ")
                add(.call, opening.offset, [callee, "(" + labels + ")"])
                walk(arguments)
            } else if let next = name.name.nextToken(viewMode: .sourceAccurate), next.tokenKind == .keyword(.var) {
                add(.call, next.offset, [callee, "()"])
            }
        }
        return .visitChildren
    }

    /// Attributes with arguments that dilint skips and swift-syntax reads as those of a call.
    private static let plainAttributes: Set<String> = [
        "available", "objc", "escaping", "backDeployed", "convention", "inline", "_spi", "_silgen_name", "_cdecl",
        "cdecl",
        "_semantics", "_specialize", "specialize", "storageRestrictions", "_documentation", "_implements",
        "_dynamicReplacement", "derivative", "transpose", "differentiable", "freestanding", "attached", "exclusivity",
        "_effects", "_alignment", "_extern", "implementation", "abi", "MainActor", "_optimize", "_implementationOnly",
    ]
}

/// Writes generic parameters and requirements.
enum GenericText {
    static func text(_ texts: [String]) -> String {
        texts.isEmpty ? "" : "<" + texts.joined(separator: ", ") + ">"
    }

    static func text(_ clause: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?) -> String {
        let parameters =
            clause?.parameters.map { parameter in
                parameter.name.plainText + (parameter.inheritedType.map { ": " + OfficialTypeText.text($0) } ?? "")
            } ?? []
        return text(parameters + Self.requirements(clause?.genericWhereClause) + Self.requirements(requirements))
    }

    static func requirements(_ clause: GenericWhereClauseSyntax?) -> [String] {
        clause?.requirements.map { requirement in
            switch requirement.requirement {
            case .conformanceRequirement(let node):
                return "where \(first(node.leftType)): \(OfficialTypeText.text(node.rightType))"
            case .sameTypeRequirement(let node):
                guard case .type(let left) = node.leftType, case .type(let right) = node.rightType else { return "" }
                return "where \(first(left)) == \(OfficialTypeText.text(right))"
            case .layoutRequirement(let node):
                return "where \(first(node.type)): \(node.layoutSpecifier.text)"
            }
        } ?? []
    }

    /// The first component of a requirement's left side, which is all that dilint keeps of it; empty where that is no
    /// name: `[Friend] == S.Input`.
    private static func first(_ type: TypeSyntax) -> String {
        let token = type.firstToken(viewMode: .sourceAccurate)
        return token?.tokenKind.isPunctuation == true ? "" : token?.plainText ?? ""
    }
}

extension DeclModifierListSyntax {
    /// The modifiers' words, without those that restrict a setter.
    var words: Set<String> {
        Set(filter { $0.detail?.detail.text != "set" }.map(\.name.text))
    }
}
