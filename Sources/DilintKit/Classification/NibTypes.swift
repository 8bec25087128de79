import SwiftFacts

/// What nibs and storyboards know of, as far as code tells: the types that they fill, call and put into others.
struct NibTypes {
    /// The types of what they put into properties: `@IBOutlet var label: PriceLabel!`.
    private(set) var behindOutlets: Set<TypeID> = []
    /// Those whose properties they fill.
    private(set) var withOutlets: Set<TypeID> = []
    /// Those whose actions they call, or tell that they are there.
    private(set) var called: Set<TypeID> = []

    mutating func note(_ id: PropertyID, of owner: TypeID, in index: ProjectIndex) {
        guard index.fact(id).flags.contains(.isObjC),
            Self.has(index.fact(id).attributes, in: id.fileIndex, of: index.known.outlets, index)
        else { return }
        withOutlets.insert(owner)
        if let type = index.type(of: id).nominalHead { behindOutlets.insert(type) }
    }

    mutating func note(_ method: FunctionID, of owner: TypeID, in index: ProjectIndex) {
        let fact = index.fact(method)
        guard !fact.flags.isDisjoint(with: [.isObjC, .isOverride]) else { return }
        if fact.flags.contains(.isObjC)
            && Self.has(fact.attributes, in: method.fileIndex, of: index.known.actions, index)
            || fact.flags.contains(.isOverride)
                && (fact.name == index.known.awakeFromNib
                    || fact.name == index.known.prepare && Self.isToldSegue(method, index))
        {
            called.insert(owner)
        }
    }

    /// `prepare(for segue: UIStoryboardSegue, sender: Any?)`
    private static func isToldSegue(_ id: FunctionID, _ index: ProjectIndex) -> Bool {
        guard index.fact(id).parameters.count == 2, let last = index.parameters(of: id).last else { return false }
        return index.text(index.fact(last).label) == "sender"
    }

    private static func has(
        _ attributes: Range<UInt32>, in file: Int, of names: NameSet, _ index: ProjectIndex
    ) -> Bool {
        attributes.contains { names.contains(index.files[file].attributes[Int($0)].name) }
    }
}
