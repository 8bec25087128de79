import SwiftFacts

/// Lists that have nothing in them to begin with.
extension Project {
    /// Whether a list that a function takes has a literal without elements as its default, which is a row between the body's
    /// two ends, and no name of another one.
    func beginsEmpty(_ id: ParameterID) -> Bool {
        type(of: id).wrappers.contains(.collection) && isEmptyLiteral(fact(id).defaultValue, of: id.fileIndex, rows: 3)
    }

    /// Whether a list of a type, which it can fill as it goes, is empty at first: `var rows: [Row] = []`, `var rows = [Row]()`.
    func beginsEmpty(_ id: PropertyID) -> Bool {
        fact(id).flags.contains(.isSettable) && type(of: id).wrappers.contains(.collection)
            && isEmptyLiteral(fact(id).initialValue, of: id.fileIndex, rows: Self.rowsOfEmptyList)
    }

    /// - Parameter rows: How many at most a body has that is one.
    private func isEmptyLiteral(_ body: Int32, of file: Int, rows: Int) -> Bool {
        guard body >= 0, index.files[file].bodies[Int(body)].rows.count <= rows else { return false }
        let uses = uses[file]
        return uses.accesses.range(of: body, by: \.site.body).isEmpty
            && uses.calls[uses.calls.range(of: body, by: \.site.body)].allSatisfy { call in
                switch call.callee {
                case .unresolved: true
                case .construction, .outsideConstruction, .function, .delegation: false
                }
            }
    }

    /// Of `[Row]()`: its two ends, the literal, what it is made of, the call and what that ends with.
    private static let rowsOfEmptyList = 6
}
