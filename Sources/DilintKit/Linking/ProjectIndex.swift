import SwiftFacts

/// Everything the sources declare, with names resolved across files, extensions, superclasses, protocols and modules.
///
/// A class, and immutable: it is handed to every question, and as a struct of two dozen tables it was copied to the
/// stack for many of them, a tenth of an analysis' instructions. Linking makes a new one for each round.
final class ProjectIndex: Sendable {
    let linked: LinkedFacts
    /// Those of `linked` and `table`, stored here too: through a getter every access would count references.
    let files: [LinkedFile]
    let types: [NominalType]
    let modules: FileModules
    let table: TypeTable
    /// By file, by row of `types`: the type declared or extended there.
    let typeOfRow: FrozenGroups<TypeID>
    let members: MemberTable
    let known: WellKnownNames
    let uppercase: CapitalizedNames
    let signs: NameSigns
    /// Names of functions that call a closure they are given before they return.
    let immediateFunctions: NameSet
    /// Those that call it for each element.
    let repeatingFunctions: NameSet
    /// Of those that publishers and promises have as well, which call what they are handed later.
    let promisingFunctions: NameSet
    /// Names of outside types whose values nobody injects as a dependency.
    let plainTypes: NameSet
    /// Labels that some `callAsFunction` is called with.
    let callableLabels: NameSet
    private let wrappedNames: WrappedNames

    /// By file, by row of `typealiases`: what an alias stands for.
    let aliasTypes: FrozenGroups<ResolvedType>
    let compositions: [Composition]
    /// By file: its `composition` nodes in order; the compositions have the same order.
    let compositionNodes: FrozenGroups<TypeReference>
    /// By type.
    let inheritance: [Inheritance]
    /// By type: superclasses first, then protocols, transitively, each once; without the type itself.
    let ancestors: FrozenGroups<TypeID>
    /// By type: `outside` of the type and all its ancestors; a name may occur twice.
    let outsideAncestors: FrozenGroups<NameID>
    /// By file, by row of the file's table of that name.
    let propertyTypes: FrozenGroups<ResolvedType>
    let parameterTypes: FrozenGroups<ResolvedType>
    let resultTypes: FrozenGroups<ResolvedType>

    /// What the rounds of linking find out.
    struct Resolution: Sendable {
        var aliasTypes: FrozenGroups<ResolvedType>
        var compositions: [Composition] = []
        var compositionNodes: FrozenGroups<TypeReference>
        var inheritance: [Inheritance] = []
        var ancestors: FrozenGroups<TypeID>
        var outsideAncestors: FrozenGroups<NameID>
        var propertyTypes: FrozenGroups<ResolvedType>
        var parameterTypes: FrozenGroups<ResolvedType>
        var resultTypes: FrozenGroups<ResolvedType>
    }

    /// The declarations by name; nothing that a name stands for is known yet.
    init(_ gathered: GatheredDeclarations, workers: WorkerPool) {
        let linked = gathered.linked
        self.linked = linked
        files = linked.files
        plainTypes = NameSet(Self.plainTypeNames.compactMap { linked.names.find($0) }, count: linked.names.count)
        known = gathered.known
        repeatingFunctions = NameSet(words: Self.repeatingFunctionNames, of: linked.names)
        var immediate = NameSet(words: Self.onceFunctionNames, of: linked.names)
        immediate.formUnion(repeatingFunctions)
        promisingFunctions = NameSet(words: Self.repeatingFunctionNames + " then", of: linked.names)
        immediateFunctions = immediate
        modules = gathered.modules
        let table = gathered.table
        self.table = table
        signs = gathered.signs
        wrappedNames = gathered.wrappedNames
        uppercase = gathered.uppercase
        let runs = MemberRuns(linked: linked, table: table, workers: workers)
        let members = MemberTable(runs, linked: linked, table: table)
        self.members = members
        callableLabels = Self.callableLabels(members, table, linked, known)
        types = table.types
        typeOfRow = table.typeOfRow
        aliasTypes = FrozenGroups(
            lengths: linked.rowCounts.lazy.map(\.typealiases), repeating: .unknown, workers: .alone
        ) { _, _ in }
        inheritance = Array(repeating: Inheritance(), count: table.types.count)
        ancestors = FrozenGroups([], starts: Array(repeating: 0, count: table.types.count + 1))
        outsideAncestors = FrozenGroups([], starts: Array(repeating: 0, count: table.types.count + 1))
        compositions = gathered.compositions
        compositionNodes = gathered.compositionNodes
        propertyTypes = FrozenGroups([], starts: [0])
        parameterTypes = FrozenGroups([], starts: [0])
        resultTypes = FrozenGroups([], starts: [0])
    }

    private static func callableLabels(
        _ members: MemberTable, _ table: TypeTable, _ linked: LinkedFacts, _ known: WellKnownNames
    ) -> NameSet {
        var labels = NameSet([], count: linked.names.count)
        guard let name = known.callAsFunction else { return labels }
        for type in table.types.indices {
            for case .function(let id) in members.named(name, of: TypeID(type)).lazy.map(\.member) {
                let file = linked.files[id.fileIndex]
                for row in file.functions[id.index].parameters { labels.insert(file.parameters[Int(row)].label) }
            }
        }
        return labels
    }

    /// The same with what a round found out. O(1)
    init(_ other: ProjectIndex, _ resolution: Resolution) {
        linked = other.linked
        files = other.files
        types = other.types
        modules = other.modules
        table = other.table
        typeOfRow = other.typeOfRow
        members = other.members
        known = other.known
        uppercase = other.uppercase
        signs = other.signs
        immediateFunctions = other.immediateFunctions
        promisingFunctions = other.promisingFunctions
        repeatingFunctions = other.repeatingFunctions
        plainTypes = other.plainTypes
        callableLabels = other.callableLabels
        wrappedNames = other.wrappedNames
        aliasTypes = resolution.aliasTypes
        compositions = resolution.compositions
        compositionNodes = resolution.compositionNodes
        inheritance = resolution.inheritance
        ancestors = resolution.ancestors
        outsideAncestors = resolution.outsideAncestors
        propertyTypes = resolution.propertyTypes
        parameterTypes = resolution.parameterTypes
        resultTypes = resolution.resultTypes
    }

    /// What is known so far.
    var resolution: Resolution {
        Resolution(
            aliasTypes: aliasTypes, compositions: compositions, compositionNodes: compositionNodes,
            inheritance: inheritance, ancestors: ancestors, outsideAncestors: outsideAncestors,
            propertyTypes: propertyTypes, parameterTypes: parameterTypes, resultTypes: resultTypes)
    }

    /// The number of the composition that is written at a node. O(log compositions of the file)
    func compositionNumber(file: Int, node: TypeReference) -> UInt32? {
        let nodes = compositionNodes[file]
        let place = nodes.partitionPoint { $0.rawValue < node.rawValue }
        guard place < nodes.count, nodes[place] == node else { return nil }
        return UInt32(compositionNodes.start(of: file) + place)
    }

    /// A type's declarations first, then its extensions in the files' order.
    func parts(of type: TypeID) -> UnsafeBufferPointer<NominalType.Part> { table.parts(of: type) }

    func declarations(of type: TypeID) -> Slice<UnsafeBufferPointer<NominalType.Part>> {
        parts(of: type).prefix(Int(types[type.index].declarations))
    }

    private static let plainTypeNames = [
        "String", "Substring", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16",
        "UInt32",
        "UInt64", "Double", "Float", "Bool", "CGFloat", "CGRect", "CGSize", "CGPoint", "Data", "Date", "URL", "UUID",
        "Decimal", "NSNumber", "TimeInterval", "IndexPath", "IndexSet", "NSRange", "UIColor", "NSColor", "Color",
        "UIImage", "NSImage", "Image", "UIFont", "NSFont", "Font", "UILabel", "UIButton", "UIView", "NSView",
        "UIImageView", "UIStackView", "UITableView", "UICollectionView", "NSLayoutConstraint", "UITextField", "Error",
        "NSError", "Any", "AnyObject", "Text", "DispatchQueue", "Locale", "Calendar", "TimeZone", "URLRequest",
    ]

    /// What `$name` and `_name` wrap, if anything is called so.
    func wrappedName(of name: NameID) -> NameID? { wrappedNames[name] }

    private static let repeatingFunctionNames =
        "map compactMap flatMap forEach filter reduce first contains allSatisfy sorted"
    private static let onceFunctionNames =
        "sync withLock performAndWait assumeIsolated withExtendedLifetime then with also configure"
}
