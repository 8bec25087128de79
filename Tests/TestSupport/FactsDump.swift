import DilintKit
package import SwiftFacts

/// Writes the facts of a file as text that a test can state: one line for each declaration and row, with the names in
/// place of their numbers.
///
/// Rows are indented below the row that they link to. Where that is not the nearest row above with less indentation, the
/// line ends with the number of rows between them: `↑3`.
package struct FactsDump {
    private let facts: FileFacts
    private let names: NameTable
    private let hasPositions: Bool
    private var lines: [String] = []

    /// The dump of one file.
    ///
    /// - Parameter positions: Whether each line tells the line and the column of its fact.
    package static func text(_ facts: FileFacts, names: NameTable, positions: Bool = false) -> String {
        var dump = FactsDump(facts: facts, names: names, hasPositions: positions)
        dump.writeFile()
        return dump.lines.joined(separator: "\n")
    }

    /// The facts of a source text, and their dump.
    package static func text(
        of source: String, detail: FactExtractor.Detail = .full, positions: Bool = false
    ) -> String {
        let (facts, names) = read(source, detail: detail)
        return text(facts, names: names, positions: positions)
    }

    /// The rows of a function's body around `code`, without the rows that open and close it.
    package static func rows(of code: String, positions: Bool = false) -> String {
        let (facts, names) = read("func test() {\n\(code)\n}", detail: .full)
        var dump = FactsDump(facts: facts, names: names, hasPositions: positions)
        let rows = facts.bodies.first?.rows ?? 0..<0
        dump.writeRows(rows, indentation: -1)
        return dump.lines.dropFirst().dropLast().joined(separator: "\n")
    }

    /// The facts of a source text.
    package static func read(
        _ source: String, detail: FactExtractor.Detail = .full,
        interests: FactExtractor.Interests = IdiomRegistry.interests
    ) -> (facts: FileFacts, names: NameTable) {
        read(Array(source.utf8), detail: detail, interests: interests)
    }

    /// The facts of any bytes.
    package static func read(
        _ source: [UInt8], detail: FactExtractor.Detail = .full,
        interests: FactExtractor.Interests = IdiomRegistry.interests
    ) -> (facts: FileFacts, names: NameTable) {
        var extractor = FactExtractor(interests)
        let padded = source + Array(repeating: 0, count: Tokenizer.padding)
        let facts = padded.withUnsafeBufferPointer { bytes in
            extractor.facts(
                path: "Test.swift", source: UnsafeBufferPointer(rebasing: bytes[..<source.count]), detail: detail)
        }
        return (facts, extractor.names)
    }

    // MARK: Declarations

    private mutating func writeFile() {
        if facts.isGenerated { lines.append("generated") }
        for fact in facts.imports {
            let marks = (fact.isTestable ? " testable" : "") + (fact.isExported ? " exported" : "")
            lines.append("import \(name(fact.module))\(marks)")
        }
        for (index, fact) in facts.conditions.enumerated().dropFirst() {
            lines.append("#\(index) in #\(fact.parent.rawValue), group \(fact.group), branch \(fact.branch)")
        }
        for index in facts.types.indices { writeType(index) }
        for fact in facts.functions { writeFunction(fact) }
        for fact in facts.properties { writeProperty(fact) }
        for fact in facts.typealiases { writeTypealias(fact) }
        for (index, body) in facts.bodies.enumerated() { writeBody(index, body) }
        for fact in facts.directives { lines.append("directive \(position(fact.offset)) \(fact.text)") }
        for problem in facts.problems { lines.append("problem \(problem.message)") }
    }

    private mutating func writeType(_ index: Int) {
        let fact = facts.types[index]
        var words = ["type \(index)", "\(fact.access)", fact.isFinal ? "final" : "", fact.isLocal ? "local" : ""]
        words += ["\(fact.kind)", name(fact.name) + generics(fact.generics)]
        if !fact.extended.isNone { words.append("extended=\(type(fact.extended))") }
        let inherited = facts.inheritances[Int(fact.inherited.lowerBound)..<Int(fact.inherited.upperBound)]
        if !inherited.isEmpty { words.append(": " + inherited.map { type($0) }.joined(separator: ", ")) }
        words += attributes(fact.attributes) + owner(fact.enclosing) + condition(fact.condition)
        if fact.isPreviewed { words.append("previewed") }
        words.append(position(fact.nameOffset))
        if hasPositions { words.append("body \(position(fact.body.start))-\(position(fact.body.end))") }
        write(words)
    }

    private mutating func writeFunction(_ fact: FunctionFact) {
        var words = ["\(fact.access)", "\(fact.kind)", name(fact.name) + generics(fact.generics)]
        let range = Int(fact.parameters.lowerBound)..<Int(fact.parameters.upperBound)
        words[2] += "(" + facts.parameters[range].map { parameter($0) }.joined(separator: ", ") + ")"
        if !fact.result.isNone { words.append("-> \(type(fact.result))") }
        words += flags(fact.flags) + attributes(fact.attributes) + owner(fact.owner) + condition(fact.condition)
        if fact.body >= 0 { words.append("body=\(fact.body)") }
        write(words + [position(fact.nameOffset)])
    }

    private func parameter(_ fact: ParameterFact) -> String {
        var text = attributes(fact.attributes).map { $0 + " " }.joined()
        let label = fact.label.isNone ? "_" : name(fact.label)
        let inner = fact.name.isNone ? "_" : name(fact.name)
        text += label == inner ? label : "\(label) \(inner)"
        text += ": " + (fact.type.isNone ? "none" : type(fact.type))
        if fact.flags.contains(.isVariadic) { text += "..." }
        if fact.flags.contains(.hasDefault) { text += " =\(fact.defaultValue)" }
        return text
    }

    private mutating func writeProperty(_ fact: PropertyFact) {
        let setter = fact.setterAccess == fact.access ? "" : "(\(fact.setterAccess) set)"
        var words = ["\(fact.access)\(setter)", "property", name(fact.name)]
        if !fact.type.isNone { words[2] += ": " + type(fact.type) }
        words += flags(fact.flags) + attributes(fact.attributes) + owner(fact.owner) + condition(fact.condition)
        if fact.initialValue >= 0 { words.append("value=\(fact.initialValue)") }
        if fact.accessors >= 0 { words.append("accessors=\(fact.accessors)") }
        write(words + [position(fact.nameOffset)])
    }

    private mutating func writeTypealias(_ fact: TypealiasFact) {
        var words = [fact.isAssociatedType ? "associatedtype" : "typealias", name(fact.name) + generics(fact.generics)]
        if !fact.target.isNone { words.append("= \(type(fact.target))") }
        write(words + owner(fact.owner) + condition(fact.condition) + [position(fact.nameOffset)])
    }

    private mutating func write(_ words: [String]) {
        lines.append(words.filter { !$0.isEmpty }.joined(separator: " "))
    }

    private func owner(_ index: Int32) -> [String] { index < 0 ? [] : ["in \(index)"] }

    private func condition(_ id: ConditionID) -> [String] { id == .none ? [] : ["#\(id.rawValue)"] }

    private func attributes(_ range: Range<UInt32>) -> [String] {
        facts.attributes[Int(range.lowerBound)..<Int(range.upperBound)].map { fact in
            "@\(type(fact.type))" + (fact.body < 0 ? "" : "(\(fact.body))")
        }
    }

    private func generics(_ range: Range<UInt32>) -> String {
        let facts = facts.genericParameters[Int(range.lowerBound)..<Int(range.upperBound)]
        guard !facts.isEmpty else { return "" }
        let texts = facts.map { fact in
            let bound = fact.bound.isNone ? "" : (fact.isSameType ? " == " : ": ") + type(fact.bound)
            return (fact.isRequirement ? "where " : "") + name(fact.name) + bound
        }
        return "<" + texts.joined(separator: ", ") + ">"
    }

    private func name(_ id: NameID) -> String { names.text(id) }

    private func position(_ offset: UInt32) -> String {
        guard hasPositions else { return "" }
        let (line, column) = facts.lines.position(of: offset)
        return "@\(line):\(column)"
    }

    private static let flagNames: [(MemberFlags, String)] = [
        (.isStatic, "static"), (.isOverride, "override"), (.isRequired, "required"), (.isConvenience, "convenience"),
        (.isFailable, "failable"), (.isAsync, "async"), (.isThrowing, "throws"), (.isUnavailable, "unavailable"),
        (.isFinal, "final"), (.isMutating, "mutating"), (.isLet, "let"), (.isLazy, "lazy"),
        (.isComputed, "computed"), (.isWeak, "weak"), (.isUnowned, "unowned"), (.hasInitialValue, "initialized"),
        (.isSettable, "settable"), (.isRequirement, "requirement"), (.hasBody, "hasBody"), (.isObserved, "observed"),
        (.isObjC, "objc"), (.isOptionalRequirement, "optional"), (.isPattern, "pattern"), (.isDynamic, "dynamic"),
    ]

    private func flags(_ flags: MemberFlags) -> [String] {
        Self.flagNames.filter { flags.contains($0.0) }.map(\.1)
    }

    // MARK: Types

    /// A written type, rebuilt from its nodes.
    private func type(_ reference: TypeReference) -> String {
        guard !reference.isNone else { return "none" }
        let node = facts.typeNodes[Int(reference.rawValue)]
        let children = children(of: node).map { type($0) }
        let list = children.joined(separator: ", ")
        let prefix = typeFlags(node.flags)
        switch node.kind {
        case .named: return prefix + name(node.name) + (children.isEmpty ? "" : "<\(list)>")
        case .member:
            let arguments = children.dropFirst()
            let suffix = arguments.isEmpty ? "" : "<\(arguments.joined(separator: ", "))>"
            return prefix + (children.first ?? "") + "." + name(node.name) + suffix
        case .optional: return prefix + bracketed(node) + "?"
        case .implicitlyUnwrapped: return prefix + bracketed(node) + "!"
        case .array: return prefix + "[\(list)]"
        case .dictionary: return prefix + "[\(children.joined(separator: ": "))]"
        case .tuple: return prefix + "(\(list))"
        case .function: return prefix + "(\(children.dropFirst().joined(separator: ", "))) -> \(children.first ?? "")"
        case .composition: return prefix + children.joined(separator: " & ")
        case .opaque: return prefix + "some \(list)"
        case .existential: return prefix + "any \(list)"
        case .metatype: return prefix + bracketed(node) + ".Type"
        case .pack: return prefix + "each \(list)"
        case .selfType: return prefix + "Self"
        case .unknown: return prefix + "?"
        }
    }

    /// The only child of a node, in parentheses where Swift demands them before a suffix.
    private func bracketed(_ node: TypeNode) -> String {
        guard !node.firstChild.isNone else { return "" }
        let text = type(node.firstChild)
        switch facts.typeNodes[Int(node.firstChild.rawValue)].kind {
        case .function, .composition, .opaque, .existential, .pack: return "(\(text))"
        default: return text
        }
    }

    private func children(of node: TypeNode) -> [TypeReference] {
        var children: [TypeReference] = []
        var child = node.firstChild
        while !child.isNone {
            children.append(child)
            child = facts.typeNodes[Int(child.rawValue)].nextSibling
        }
        return children
    }

    private func siblings(_ first: UInt32) -> String {
        var node = TypeNode(kind: .unknown, offset: 0)
        node.firstChild = TypeReference(first)
        return children(of: node).map { type($0) }.joined(separator: ", ")
    }

    private func typeFlags(_ flags: TypeNodeFlags) -> String {
        (flags.contains(.escaping) ? "@escaping " : "") + (flags.contains(.autoclosure) ? "@autoclosure " : "")
            + (flags.contains(.inoutType) ? "inout " : "") + (flags.contains(.asyncFunction) ? "async " : "")
    }

    // MARK: Rows

    private mutating func writeBody(_ index: Int, _ body: BodyFact) {
        let place = body.enclosingType < 0 ? [] : ["in \(body.enclosingType)"]
        write(["body \(index)", "\(body.kind)", "of \(body.owner)"] + place + condition(body.condition))
        writeRows(body.rows, indentation: 1)
    }

    private mutating func writeRows(_ rows: Range<UInt32>, indentation: Int) {
        var depths: [Int] = []
        for row in rows {
            let fact = facts.expressions[Int(row)]
            let link = facts.expressions.link(of: Int(row)) - Int(rows.lowerBound)
            let isEnd = fact.kind == .scopeEnd
            var depth = 0
            if link >= 0, link < depths.count { depth = depths[link] + (isEnd ? 0 : 1) }
            var line = String(repeating: "  ", count: max(0, depth + indentation)) + text(of: fact, Int(row))
            let parent = depths.lastIndex { isEnd ? $0 <= depth : $0 < depth }
            if let parent, parent != link { line += " ↑\(depths.count - link)" }
            depths.append(depth)
            lines.append(line)
        }
    }

    private func text(of fact: ExpressionFact, _ row: Int) -> String {
        var words = ["\(fact.kind)"]
        switch fact.kind {
        case .cast, .annotation, .typeExpression: words.append(type(TypeReference(fact.name.rawValue)))
        case .genericArguments: words.append(siblings(fact.name.rawValue))
        case .conditionalCompilation: words.append("#\(fact.name.rawValue)")
        default: words.append(name(fact.name))
        }
        let told = Self.rowFlagNames.filter { fact.flags.contains($0.0) && (fact.kind != .scope || $0.0 != .isTested) }
        words += told.map {
            if fact.kind == .call && $0.0 == .isAttribute { return "attribute" }
            if fact.kind == .binding && $0.0 == .isFollowed { return "followed" }
            return fact.kind != .binding && $0.0 == .isShortCircuited ? "short-circuited" : $0.1
        }
        words.append(position(facts.expressions.offset(of: row)))
        return words.filter { !$0.isEmpty }.joined(separator: " ")
    }

    private static let rowFlagNames: [(ExpressionFlags, String)] = [
        (.isOperand, "operand"), (.isOptionalChain, "?"), (.isForced, "!"), (.isAlternative, "alternative"),
        (.isTernaryCondition, "ternary"), (.isInout, "inout"), (.isImmediate, "immediate"),
        (.isTrailing, "trailing"), (.isSingleExpression, "single"), (.isTuple, "tuple"), (.isParameter, "parameter"),
        (.isCapture, "capture"), (.isWeakOrOptional, "weak-or-optional"), (.isUnwrapping, "unwrapping"),
        (.isPattern, "pattern"), (.isTestOrThrowOrVariable, "test-throw-var"),
    ]
}
