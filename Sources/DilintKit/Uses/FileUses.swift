import SwiftFacts

/// What the code of one file mentions, calls and reaches.
///
/// A class: every rule asks every file, and each copy of a struct of so many tables counts a reference a table.
final class FileUses: Sendable {
    var mentions: UseRows<KeptMention> { UseRows(block[kept.mentions], among: otherRows) }
    /// Numbers of the mentions that are handed to a call, one in four: whoever asks for these is not to read the others.
    var handedMentions: RowView<Int32> { block[kept.handedMentions] }
    var calls: UseRows<KeptCall> { UseRows(block[kept.calls], among: otherRows) }
    /// Of the calls that construct a type of the project, one in eight: many questions are about these alone, and asking
    /// all calls reads megabytes for each.
    var constructionNumbers: RowView<Int32> { block[kept.constructions] }
    /// Of those that hand over to another initializer of the own type, `self.init()`: a few.
    var delegationNumbers: RowView<Int32> { block[kept.delegations] }
    var accesses: UseRows<KeptAccess> { UseRows(block[kept.accesses], among: otherRows) }
    /// The accesses that a call is made on, ascending by their numbers.
    private var calledAccesses: RowView<CalledAccess> { block[kept.calledAccesses] }
    /// Members of bases that are not known, in key paths too, `$name` and `_name`: they may be anybody's.
    /// Each once, ascending.
    var unplaced: RowView<NameID> { block[kept.unplaced] }
    /// Those of which something is known all the same. Each once, ascending.
    var narrowed: RowView<NarrowedRead> { block[kept.narrowed] }
    /// Types whose code asks what app extension it runs in; some more than once.
    var hosts: RowView<TypeID> { block[kept.hosts] }
    /// Initializers that are named as functions: a few.
    var namedInitializers: RowView<NamedInitializer> { block[kept.namedInitializers] }
    /// Functions that are named and not called, `entry.map(parcel)`: a few, some more than once.
    var namedFunctions: RowView<FunctionID> { block[kept.namedFunctions] }
    /// What static code names for a function that calls it at once, `entry.map(Parcel.init)`: a few.
    var handedMakers: RowView<HandedMaker> { block[kept.handedMakers] }
    /// Statics and globals that hold a struct which code changes there, `Options.shared.isOn = true`: a few, some more than
    /// once.
    var changedStructs: RowView<PropertyID> { block[kept.changedStructs] }
    /// Statics that code assigns something to, `Session.current = nil`: a few, some more than once.
    var writtenStatics: RowView<WrittenStatic> { block[kept.writtenStatics] }
    /// Wrappers of variables of functions: a few, if any.
    var localWrappers: RowView<LocalWrapper> { block[kept.localWrappers] }
    /// What libraries for dependency injection are told and asked.
    var wiring: FileWiring { _read { yield keptWiring.wiring } }
    private let keptWiring: KeptWiring
    /// Whether any library is told or asked anything, as in few files.
    var isWired: Bool { keptWiring !== KeptWiring.empty }
    private let kept: KeptTables
    private let otherRows: OtherRows
    /// What holds the rows of all tables.
    private let block: RowBlock

    /// Where the tables stand in the block.
    private struct KeptTables {
        let mentions: BlockRows<KeptMention>
        let handedMentions: BlockRows<Int32>
        let calls: BlockRows<KeptCall>
        let constructions: BlockRows<Int32>
        let delegations: BlockRows<Int32>
        let accesses: BlockRows<KeptAccess>
        let calledAccesses: BlockRows<CalledAccess>
        let unplaced: BlockRows<NameID>
        let narrowed: BlockRows<NarrowedRead>
        let hosts: BlockRows<TypeID>
        let namedInitializers: BlockRows<NamedInitializer>
        let namedFunctions: BlockRows<FunctionID>
        let handedMakers: BlockRows<HandedMaker>
        let changedStructs: BlockRows<PropertyID>
        let writtenStatics: BlockRows<WrittenStatic>
        let localWrappers: BlockRows<LocalWrapper>
    }

    /// Of a file without code.
    static let none = FileUses()

    private convenience init() {
        var nothing = GatheredUses()
        self.init(&nothing)
    }

    /// Copies what was gathered, in as much room as it needs.
    ///
    /// - Parameter gathered: Its names are put in order where they stand.
    init(_ gathered: inout GatheredUses) {
        gathered.settle()
        var filling = RowBlock.Filling(gathered.block())
        kept = KeptTables(
            mentions: filling.keep(gathered.keptMentions.view), handedMentions: filling.keep(gathered.handed.view),
            calls: filling.keep(gathered.keptCalls.view), constructions: filling.keep(gathered.constructions.view),
            delegations: filling.keep(gathered.delegations.view), accesses: filling.keep(gathered.keptAccesses.view),
            calledAccesses: filling.keep(gathered.calledAccesses.view), unplaced: filling.keep(gathered.unplaced.view),
            narrowed: filling.keep(gathered.narrowed.view), hosts: filling.keep(gathered.hosts.view),
            namedInitializers: filling.keep(gathered.namedInitializers.view),
            namedFunctions: filling.keep(gathered.namedFunctions.view),
            handedMakers: filling.keep(gathered.handedMakers.view),
            changedStructs: filling.keep(gathered.changedStructs.view),
            writtenStatics: filling.keep(gathered.writtenStatics.view),
            localWrappers: filling.keep(gathered.localWrappers.view))
        otherRows = gathered.otherRows.named(in: filling.add(gathered.otherRows.rows.view))
        block = filling.block
        keptWiring = gathered.wiring.isEmpty ? .empty : KeptWiring(gathered.wiring)
    }
}

/// An access and the call made on it, by their numbers.
struct CalledAccess {
    var access: Int32
    var call: Int32
}

/// An initializer that is named, and not called: `content: Row.init`, `makeWriter: FileWriter.init`.
struct NamedInitializer: BitwiseCopyable {
    var type: TypeID
    /// Of the type's name; deferred unless what takes it calls it at once.
    var site: LocalSite
    /// It is handed on to the project's own: who takes it says what it takes.
    var isHanded: Bool
}

/// An initializer or function that is named, and not called, where a function takes it that calls it at once.
struct HandedMaker {
    /// Of the file's `bodies`.
    var body: Int32
    var maker: Maker

    enum Maker {
        case initializer(TypeID)
        case function(FunctionID)
    }
}

/// An assignment to a static.
struct WrittenStatic: BitwiseCopyable {
    var property: PropertyID
    /// Of the file's `bodies`.
    var body: Int32
    /// Nothing is left there: `nil` is assigned.
    var isEmptied: Bool
}

/// The wrapper of a function's variable: `@Injected var api: API`.
struct LocalWrapper: BitwiseCopyable {
    var name: NameID
    /// What the variable is called.
    var variable: NameID
    /// What it gives out, as far as text tells.
    var product: ResolvedType
    /// Where the attribute begins.
    var site: LocalSite
    /// The row of the file's `expressions` that the variable's scope ends with.
    var end: UInt32
}

/// On the heap, and for all files where there is none the same: as a part of each file's uses it took most of their room.
private final class KeptWiring: Sendable {
    static let empty = KeptWiring(FileWiring())

    let wiring: FileWiring

    init(_ wiring: FileWiring) { self.wiring = wiring }
}

extension FileUses {
    /// The number of the call made on an access, if there is one. O(log accesses)
    func call(onAccess access: Int32) -> Int32? {
        let place = calledAccesses.partitionPoint { $0.access < access }
        guard place < calledAccesses.count, calledAccesses[place].access == access else { return nil }
        return calledAccesses[place].call
    }

    /// The calls that construct a type of the project.
    var constructions: some Sequence<Call> { constructionNumbers.lazy.map { [calls] in calls[Int($0)] } }
}
