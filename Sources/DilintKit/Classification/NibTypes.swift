import SwiftFacts

/// What nibs and storyboards know of, as far as code tells: the types that they fill, call and put into others.
struct NibTypes {
    /// The types of what they put into properties: `@IBOutlet var label: PriceLabel!`.
    private(set) var behindOutlets: Set<TypeID> = []
    /// Those whose properties they fill.
    private(set) var withOutlets: Set<TypeID> = []
    /// Those whose actions they call, or tell that they are there.
    private(set) var called: Set<TypeID> = []

    /// Notes what a nib or storyboard fills, if it does so.
    ///
    /// - Parameter id: A property that Objective-C sees.
    mutating func note(_ id: PropertyID, of owner: TypeID, in index: ProjectIndex) {
        guard Self.has(index.fact(id).attributes, in: id.fileIndex, of: index.known.outlets, index) else { return }
        withOutlets.insert(owner)
        if let type = index.type(of: id).nominalHead { behindOutlets.insert(type) }
    }

    /// Notes whom a nib or storyboard calls, if it does so.
    ///
    /// - Parameter method: One that Objective-C sees, or that overrides another one.
    mutating func note(_ method: FunctionID, of owner: TypeID, in index: ProjectIndex) {
        if Self.isAction(method, index) || Self.isToldOfNibs(method, index) { called.insert(owner) }
    }

    private static func isAction(_ id: FunctionID, _ index: ProjectIndex) -> Bool {
        index.fact(id).flags.contains(.isObjC)
            && has(index.fact(id).attributes, in: id.fileIndex, of: index.known.actions, index)
    }

    /// Whether a method overrides one by which a class is told that a nib or storyboard has made it, or leads on from it.
    private static func isToldOfNibs(_ id: FunctionID, _ index: ProjectIndex) -> Bool {
        let fact = index.fact(id)
        guard fact.flags.contains(.isOverride) else { return false }
        return fact.name == index.known.awakeFromNib || fact.name == index.known.prepare && isToldSegue(id, index)
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
