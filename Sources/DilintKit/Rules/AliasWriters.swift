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
        let aliases = index.compositions.lazy.compactMap(\.alias).map(index.fact).filter { $0.owner < 0 }
        let names = NameSet(aliases.map(\.name), count: index.linked.names.count)
        for file in index.files.indices where !project.classification.excluded.contains(file: file) {
            for node in index.files[file].typeNodes where names.contains(node.name) {
                note(node.name, writtenBy: Self.type(around: node.offset, file: file, in: index))
            }
        }
    }

    /// The innermost type around a place, of an extension the extended one; none outside of types. O(types of the file)
    private static func type(around offset: UInt32, file: Int, in index: ProjectIndex) -> TypeID {
        let types = index.files[file].types
        let row = types.indices.last { types[$0].nameOffset <= offset && offset < types[$0].body.end }
        return index.table.type(file: file, row: row.map { Int32($0) } ?? -1)
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
