import SwiftFacts

/// What the code of one file mentions, calls and reaches.
///
/// A class: every rule asks every file, and each copy of a struct of so many tables counts a reference a table.
final class FileUses: Sendable {
    let mentions: [Mention]
    /// Numbers of the mentions that are handed to a call, one in four: whoever asks for these is not to read the others.
    let handedMentions: [Int32]
    let calls: [Call]
    /// Of the calls that construct a type of the project, one in eight: many questions are about these alone, and asking
    /// all calls reads megabytes for each.
    let constructionNumbers: [Int32]
    /// Of those that hand over to another initializer of the own type, `self.init()`: a few.
    let delegationNumbers: [Int32]
    let accesses: [StaticAccess]
    /// The accesses that a call is made on, ascending by their numbers.
    private let calledAccesses: [CalledAccess]
    /// Members of bases that are not known, in key paths too, `$name` and `_name`: they may be anybody's.
    /// Each once, ascending.
    let unplaced: [NameID]
    /// Types whose code asks what app extension it runs in; some more than once.
    let hosts: [TypeID]
    /// Types whose initializer is handed on as a function to the project's own, `makeWriter: FileWriter.init`: who takes it
    /// says what it takes. Some more than once.
    let handedInitializers: [TypeID]
    /// Types that files keep to themselves and whose initializer is named as a function, whoever takes it:
    /// `content: Row.init`. Some more than once; of other types nobody asks.
    let namedInitializers: [TypeID]
    /// What libraries for dependency injection are told and asked.
    var wiring: FileWiring { _read { yield keptWiring.wiring } }
    private let keptWiring: KeptWiring

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
        mentions = Array(gathered.mentions.all)
        handedMentions = Array(gathered.handed.all)
        calls = Array(gathered.calls.all)
        constructionNumbers = calls.numbers { $0.isConstruction }
        delegationNumbers = calls.numbers { $0.isDelegation }
        accesses = Array(gathered.accesses.all)
        calledAccesses =
            gathered.callOfAccess.isEmpty
            ? [] : gathered.callOfAccess.map(CalledAccess.init).sorted { $0.access < $1.access }
        unplaced = gathered.unplaced.sortedWithoutRepetitions()
        hosts = gathered.hosts
        handedInitializers = gathered.handedInitializers
        namedInitializers = gathered.namedInitializers
        keptWiring = gathered.wiring.isEmpty ? .empty : KeptWiring(gathered.wiring)
    }
}

/// An access and the call made on it, by their numbers.
private struct CalledAccess: Sendable {
    var access: Int32
    var call: Int32
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

extension [Call] {
    /// The numbers of those that are of a kind, in as much room as they need.
    fileprivate func numbers(where isWanted: (Call) -> Bool) -> [Int32] {
        let count = count { isWanted($0) }
        var numbers: [Int32] = []
        if count == 0 { return numbers }
        numbers.reserveCapacity(count)
        for number in indices where isWanted(self[number]) { numbers.append(Int32(number)) }
        return numbers
    }
}
