/// All tables of a file's facts as texts: what `FileFacts` holds, and nothing else.
package struct FactTables: Sendable, Equatable {
    /// The names that the rows refer to, counted from 1; 0 is the empty name.
    package var names: [String]
    /// The texts of the directives.
    package var comments: [String]
    /// Each table's rows by its name, those without rows left out, in the order of `tableNames`.
    package var tables: [(name: String, rows: String)]

    package init(names: [String], comments: [String], tables: [(name: String, rows: String)]) {
        self.names = names
        self.comments = comments
        self.tables = tables
    }

    package static func == (left: FactTables, right: FactTables) -> Bool {
        left.names == right.names && left.comments == right.comments
            && left.tables.elementsEqual(right.tables) { $0 == $1 }
    }

    /// Every table, in the order in which they are written.
    package static let tableNames = [
        "lines", "imports", "conditions", "types", "genericParameters", "inheritances", "attributes", "functions",
        "parameters", "properties", "typealiases", "typeNodes", "bodies", "expressions", "directives",
    ]

    /// - Complexity: O(size of the facts)
    package init(of facts: FileFacts, names: borrowing NameTable) {
        var rows = FactRowWriter()
        var tables: [(name: String, rows: String)] = []
        func add(_ name: String, _ facts: some Sequence<some FactRow>, _ rows: inout FactRowWriter) {
            for fact in facts { fact.write(to: &rows) }
            let text = rows.take()
            if !text.isEmpty { tables.append((name, text)) }
        }
        var previous: UInt32 = 0
        for start in facts.lines.starts.dropFirst() {
            rows.put(start - previous)
            previous = start
        }
        let lines = rows.take()
        if !lines.isEmpty { tables.append(("lines", lines)) }
        add("imports", facts.imports, &rows)
        // The first one, of unconditional code, is always the same.
        add("conditions", facts.conditions.dropFirst(), &rows)
        add("types", facts.types, &rows)
        add("genericParameters", facts.genericParameters, &rows)
        add("inheritances", facts.inheritances, &rows)
        add("attributes", facts.attributes, &rows)
        add("functions", facts.functions, &rows)
        add("parameters", facts.parameters, &rows)
        add("properties", facts.properties, &rows)
        add("typealiases", facts.typealiases, &rows)
        add("typeNodes", facts.typeNodes, &rows)
        add("bodies", facts.bodies, &rows)
        ExpressionRows.write(facts.expressions, to: &rows)
        let expressions = rows.take()
        if !expressions.isEmpty { tables.append(("expressions", expressions)) }
        add("directives", facts.directives, &rows)
        self.tables = tables
        comments = facts.directives.map(\.text)
        self.names = []
        for name in rows.names { self.names.append(names.text(name)) }
    }

    /// Fills the tables of `facts`, whose path and length are set already.
    ///
    /// - Parameter names: The table of the batch that the file becomes part of.
    /// - Throws: Where the texts are not what the other initializer gives, or what refers to something that is not there.
    package func read(into facts: inout FileFacts, names: inout NameTable) throws(FactRowError) {
        let numbers = [NameID.none] + self.names.map { names.id($0) }
        var texts: [String: String] = [:]
        for (name, rows) in tables { texts[name] = rows }
        func reader(_ table: String) -> FactRowReader {
            FactRowReader(texts[table] ?? "", table: table, names: numbers)
        }
        func rows<Row: FactRow>(_ table: String) throws(FactRowError) -> [Row] {
            var reader = reader(table)
            var rows: [Row] = []
            while !reader.isAtEnd { rows.append(try Row(from: &reader)) }
            return rows
        }
        var holders: [RowBlock] = []
        func held<Row: FactRow>(_ rows: [Row]) -> RowView<Row> {
            rows.withUnsafeBufferPointer { all in
                let (view, holder) = RowBlock.holding(RowView(all))
                holders.append(holder)
                return view
            }
        }
        facts.lines = try Self.lines(reader("lines"))
        let unconditional = ConditionFact(parent: .none, group: 0, branch: 0)
        var declarations = DeclarationRows()
        declarations.imports = held(try rows("imports"))
        declarations.conditions = held([unconditional] + (try rows("conditions")))
        declarations.types = held(try rows("types"))
        declarations.genericParameters = held(try rows("genericParameters"))
        declarations.inheritances = held(try rows("inheritances"))
        declarations.attributes = held(try rows("attributes"))
        declarations.functions = held(try rows("functions"))
        declarations.parameters = held(try rows("parameters"))
        declarations.properties = held(try rows("properties"))
        declarations.typealiases = held(try rows("typealiases"))
        declarations.typeNodes = held(try rows("typeNodes"))
        declarations.bodies = held(try rows("bodies"))
        withExtendedLifetime(holders) { facts.declare(declarations) }
        var expressions = reader("expressions")
        facts.expressions = try ExpressionRows.read(&expressions)
        facts.directives = try rows("directives")
        guard facts.directives.count == comments.count else { throw FactRowError(table: "directives") }
        for index in comments.indices { facts.directives[index].text = comments[index] }
        let violations = FactsInvariants(facts, names: names).violations
        if let violation = violations.first { throw FactRowError(table: violation) }
    }

    private static func lines(_ rows: consuming FactRowReader) throws(FactRowError) -> LineTable {
        var rows = rows
        var starts: [UInt32] = [0]
        var last: UInt32 = 0
        while !rows.isAtEnd {
            let (next, isTooLarge) = last.addingReportingOverflow(try rows.next())
            guard !isTooLarge else { throw rows.error }
            last = next
            starts.append(last)
        }
        return LineTable(starts: starts)
    }
}
