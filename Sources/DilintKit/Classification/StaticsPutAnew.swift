import SwiftFacts

/// Static variables that hold another instance every now and then, as at every login and logout.
struct StaticsPutAnew: Sendable {
    private var properties: RowSet<PropertyFact>

    /// - Complexity: O(assignments to statics)
    init(index: ProjectIndex, uses: ProjectUses, classification: Classification) {
        properties = RowSet(in: index)
        var writings: [PropertyID: Writings] = [:]
        for file in uses.indices {
            for writing in uses[file].writtenStatics {
                guard index.fact(writing.property).flags.isDisjoint(with: [.isLet, .isComputed]) else { continue }
                writings[writing.property, default: Writings()].add(writing, in: file, index, classification)
            }
        }
        for (id, writings) in writings where writings.areAnew(of: id, in: index) { properties.insert(id) }
    }

    func contains(_ id: PropertyID) -> Bool { properties.contains(id) }

    /// What code assigns to one static.
    private struct Writings {
        /// The names of the functions of its own type that do so, and of all others.
        private var own: Set<NameID> = []
        private var others: Set<NameID> = []
        private var isEmptied = false
        private var isFilled = false
        /// A function of its own type that is told nothing does so: it sets up what there is no more than it is set up.
        private var isMadeAgain = false

        mutating func add(
            _ writing: WrittenStatic, in file: Int, _ index: ProjectIndex, _ classification: Classification
        ) {
            let body = index.files[file].bodies[Int(writing.body)]
            guard !classification.excluded.contains(file: file, typeRow: body.enclosingType) else { return }
            if writing.isEmptied { isEmptied = true } else { isFilled = true }
            guard body.kind == .function else { return }
            let function = index.files[file].functions[Int(body.owner)]
            let type = index.type(file: file, row: body.enclosingType)
            if !type.isNone, type == index.owner(of: writing.property) {
                own.insert(function.name)
                isMadeAgain = isMadeAgain || function.kind == .method && function.parameters.isEmpty
            } else if type.isNone || !classification.roles(of: type).contains(.compositionRoot) {
                others.insert(function.name)
            }
        }

        /// Whether functions of several names, of its own type or of others, put one there or take it away; whether anybody
        /// takes away what there is; whether another one is made in place of the first. Functions of one name set up what
        /// there is, and so does the root of all.
        func areAnew(of id: PropertyID, in index: ProjectIndex) -> Bool {
            if own.count > 1 || own.union(others).subtracting([.none]).count > 1 { return true }
            let hasFirst = index.fact(id).flags.contains(.hasInitialValue)
            let isOptional = index.type(of: id).wrappers.contains(.optional)
            return isEmptied && (isFilled || hasFirst) || isMadeAgain && hasFirst && !isOptional
        }
    }
}
