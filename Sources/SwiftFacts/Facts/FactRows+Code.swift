// The rows of written types and of code.

extension TypeReference: FactRow {
    func write(to rows: inout FactRowWriter) { rows.put(self) }
    init(from rows: inout FactRowReader) throws(FactRowError) { self = try rows.type() }
}

extension TypeNode: FactRow {
    func write(to rows: inout FactRowWriter) {
        rows.put(kind)
        rows.put(flags.rawValue)
        rows.put(name)
        rows.put(offset)
        rows.put(firstChild)
        rows.put(nextSibling)
    }

    init(from rows: inout FactRowReader) throws(FactRowError) {
        let kind: TypeNodeKind = try rows.kind()
        let flags = TypeNodeFlags(rawValue: try rows.next())
        self.init(kind: kind, name: try rows.name(), offset: try rows.next())
        self.flags = flags
        firstChild = try rows.type()
        nextSibling = try rows.type()
    }
}

extension BodyFact: FactRow {
    func write(to rows: inout FactRowWriter) {
        rows.put(kind)
        rows.put(owner)
        rows.put(enclosingType)
        rows.put(condition)
        rows.put(self.rows)
    }

    init(from rows: inout FactRowReader) throws(FactRowError) {
        let (kind, owner): (BodyKind, UInt32) = (try rows.kind(), try rows.next())
        let enclosingType: Int32 = try rows.next()
        self.init(
            kind: kind, condition: try rows.condition(), owner: owner, enclosingType: enclosingType,
            rows: try rows.range())
    }
}

extension DirectiveFact: FactRow {
    /// All but the text.
    func write(to rows: inout FactRowWriter) {
        rows.put(offset)
        rows.put(end)
        rows.put(optional: nextCode)
        rows.put(optional: previousCode)
    }

    init(from rows: inout FactRowReader) throws(FactRowError) {
        self.init(
            offset: try rows.next(), end: try rows.next(), text: "", nextCode: try rows.optional(),
            previousCode: try rows.optional())
    }
}

extension ExpressionKind {
    /// What a row's `name` is.
    enum NameMeaning { case name, type, condition }

    var nameMeaning: NameMeaning {
        switch self {
        case .cast, .typeExpression, .annotation, .genericArguments: .type
        case .conditionalCompilation: .condition
        default: .name
        }
    }
}

/// Most rows stand near the one before and link to one near by: distances are shorter than numbers.
enum ExpressionRows {
    static func write(_ facts: ExpressionTable, to rows: inout FactRowWriter) {
        var offset: UInt32 = 0
        for (number, fact) in facts.enumerated() {
            rows.put(fact.kind)
            rows.put(fact.flags.rawValue)
            switch fact.kind.nameMeaning {
            case .name: rows.put(fact.name)
            case .type: rows.put(optional: fact.name.rawValue)
            case .condition: rows.put(fact.name.rawValue)
            }
            let next = facts.offset(of: number)
            rows.put(Int64(next) - Int64(offset))
            rows.put(number - facts.link(of: number))
            offset = next
        }
    }

    static func read(_ rows: inout FactRowReader) throws(FactRowError) -> ExpressionTable {
        var facts = ExpressionTableBuilder()
        var offset: UInt32 = 0
        while !rows.isAtEnd {
            let kind: ExpressionKind = try rows.kind()
            let flags = ExpressionFlags(rawValue: try rows.next())
            let name =
                switch kind.nameMeaning {
                case .name: try rows.name()
                case .type: NameID(try rows.optional())
                case .condition: NameID(try rows.next())
                }
            let step: Int64 = try rows.next()
            let distance: Int64 = try rows.next()
            guard let sum = UInt32(exactly: Int64(offset) + step),
                distance >= 0, let link = UInt32(exactly: Int64(facts.count) - distance)
            else { throw rows.error }
            offset = sum
            facts.append(kind, flags, name: name, offset: offset, link: link)
        }
        var arena = RowArena(.phase)
        return facts.table(in: &arena)
    }
}
