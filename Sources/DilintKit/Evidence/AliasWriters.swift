import SwiftFacts

/// Which type's code alone writes an alias of a composition that stands outside of types: there it is as good as the
/// type's own.
///
///     typealias FeedNeeds = HasAPI & HasLog
///     final class FeedModel { init(needs: FeedNeeds) { … } }
struct AliasWriters {
    private enum Writers {
        case one(TypeID)
        case several
    }

    /// By name: two aliases of one name have the writers of both.
    private var writers: [NameID: Writers] = [:]

    /// O(written types of all files)
    init(_ project: Project) {
        let index = project.index
        let aliases = index.compositions.compactMap { $0.alias }.map(index.fact).filter { $0.owner < 0 }
        let names = NameSet(aliases.map { $0.name }, count: index.linked.names.count)
        for file in index.files.indices where !project.classification.excluded.contains(file: file) {
            var places: TypePlaces?
            for node in index.files[file].typeNodes where names.contains(node.name) {
                let known = places ?? TypePlaces(index.files[file].types)
                places = known
                note(node.name, writtenBy: index.type(file: file, row: known.row(around: node.offset)))
            }
        }
    }

    /// Where the types of a file stand.
    private struct TypePlaces {
        private let types: RowView<TypeFact>
        /// Rows of `types`, by where their names stand.
        private let rows: [Int]

        init(_ types: RowView<TypeFact>) {
            self.types = types
            rows = types.indices.sorted { types[$0].nameOffset < types[$1].nameOffset }
        }

        /// The innermost type or extension around a place; -1 outside. O(log types + nesting)
        func row(around offset: UInt32) -> Int32 {
            let before = rows.partitionPoint { types[$0].nameOffset <= offset }
            var row = before > 0 ? Int32(rows[before - 1]) : -1
            while row >= 0, types[Int(row)].body.end <= offset { row = types[Int(row)].enclosing }
            return row
        }
    }

    private mutating func note(_ name: NameID, writtenBy writer: TypeID) {
        switch writers[name] {
        case nil where !writer.isNone: writers[name] = .one(writer)
        case .one(writer): break
        default: writers[name] = .several
        }
    }

    /// Whether no other type's code writes an alias of that name, and none outside of types does.
    func isOnlyWriter(_ type: TypeID, ofAlias name: NameID) -> Bool {
        if case .one(type) = writers[name] { true } else { false }
    }
}
