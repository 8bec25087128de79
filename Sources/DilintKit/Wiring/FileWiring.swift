import SwiftFacts

/// What the libraries' idioms made of one file.
struct FileWiring: Sendable {
    private(set) var registrations: [Registration] = []
    private(set) var lookups: [Lookup] = []
    /// What takes the place of a registration that a container's property declares.
    private(set) var overrides: [Registration] = []
    /// Names of what is told what to give out, where it is not known of whom.
    var toldNames: Set<NameID> = []
    /// Containers that are made here and kept.
    var makings: [ContainerMaking] = []
    /// Code that a registration runs later, to complete what it made.
    var completing: [ProducingCode] = []
    /// Where a container forgets what it was told.
    var resets: [Site] = []
    /// Rows of the file's `types` whose code has others tell a container what they register.
    var appendingTypes: Set<Int32> = []
    /// What stands in the parentheses of attributes that an idiom reads, by row of the file's `attributes`.
    var attributes: [Int32: AttributeArguments] = [:]
    /// The idiom that reads at the moment.
    var library = 0
    /// By a container's property: the number of its registration.
    private var registrationOfMember: [PropertyID: Int] = [:]
    /// What the registrations run, once all of the file is read.
    private var producing = ProducingTree()
    /// What completes them.
    private var finishing = ProducingTree()
    /// Offsets of where a container forgets, or is asked outside of what registrations run; ascending.
    private var turningPoints: [UInt32] = []
    /// Bodies that register something and ask for nothing, but in what a registration runs.
    private var registeringBodies: Set<Int32> = []
    /// Numbers of lookups by that of the access they are made on; of several the first.
    private var lookupOfAccess: [Int32: Int32] = [:]
    /// Numbers of the lookups that calls are, by the row of the call: of several that of a registry of the project's own.
    private var lookupOfRow: [Int32: Int32] = [:]

    /// Whether no library is told or asked anything, as in most files: all else follows from these.
    var isEmpty: Bool {
        registrations.isEmpty && lookups.isEmpty && overrides.isEmpty && makings.isEmpty && completing.isEmpty
            && resets.isEmpty && appendingTypes.isEmpty && toldNames.isEmpty
    }

    /// Whether a container is told anything here: in most files none is.
    var registers: Bool { !registrations.isEmpty || !overrides.isEmpty }

    mutating func add(_ registration: Registration) {
        if case .member(let id)? = registration.key, registrationOfMember[id] == nil {
            registrationOfMember[id] = registrations.count
        }
        registrations.append(registration)
        registrations[registrations.count - 1].library = library
    }

    mutating func addOverride(_ registration: Registration) {
        overrides.append(registration)
        overrides[overrides.count - 1].library = library
    }

    mutating func add(_ lookup: Lookup) {
        lookups.append(lookup)
        lookups[lookups.count - 1].library = library
    }

    /// Notes that the last lookup is a wrapper's.
    mutating func noteLocalWrapper() { lookups[lookups.count - 1].isLocalWrapper = true }

    mutating func note(_ relaying: Relaying, ofLookup number: Int) { lookups[number].relaying = relaying }

    mutating func note(outer call: Int32, ofLookup number: Int) { lookups[number].outer = call }

    /// The registrations without anything else.
    var registrationsAlone: FileWiring {
        var told = FileWiring()
        told.registrations = registrations
        return told
    }

    /// The registration of a container's property, if there is one yet.
    func registration(ofMember id: PropertyID) -> Int? {
        registrationOfMember[id]
    }

    mutating func update(_ registration: Int, _ change: (inout Registration) -> Void) {
        change(&registrations[registration])
    }

    /// The registration in whose producing code a row directly stands; nil in none, or where it runs later. Once all of
    /// the file is read.
    func registration(producing site: Site) -> Int? {
        guard let found = producing.innermost(at: site) else { return nil }
        return found.depth == site.closureDepth ? found.number : nil
    }

    /// The registration in whose producing code a row stands, at whatever depth. Once all of the file is read.
    func registration(around site: Site) -> Int? { producing.innermost(at: site)?.number }

    /// The lookup that is made on an access, by number. Once all of the file is read.
    // Inlined: of most accesses there is none, and no lookup takes as much to be copied as one.
    @inline(__always)
    func lookup(ofAccess access: Int) -> Lookup? { lookupOfAccess[Int32(access)].map { lookups[Int($0)] } }

    /// The lookup that a call is. Once all of the file is read.
    func lookup(ofCallAt site: Site) -> Lookup? {
        guard let number = lookupOfRow[Int32(bitPattern: site.row)], case let lookup = lookups[Int(number)],
            lookup.site.body == site.body
        else { return nil }
        return lookup
    }

    /// Whether a row stands in code that a registration runs, at once or later. Once all of the file is read.
    func isProviderCode(_ site: Site) -> Bool {
        if registrations.isEmpty, completing.isEmpty { return false }
        return producing.innermost(at: site) != nil || finishing.innermost(at: site) != nil
    }

    /// Whether a container forgets, or is asked, between two places of one body: then both have their use. Once all of
    /// the file is read.
    func isUsed(between first: Site, and second: Site) -> Bool {
        let next = turningPoints.partitionPoint { $0 <= first.offset }
        return next < turningPoints.count && turningPoints[next] < second.offset
    }

    /// Whether the code around a place registers something and asks for nothing. Once all of the file is read.
    func onlyRegisters(around site: Site) -> Bool { registeringBodies.contains(site.body) }

    /// Notes of every lookup whether it stands in provider code, and by access what it is asked. Once all of a file is read.
    mutating func finish() {
        attributes = [:]
        if isEmpty { return }
        producing = ProducingTree(
            of: registrations.indices.lazy.flatMap { [registrations] number in
                registrations[number].producing.lazy.map { (number, $0) }
            })
        finishing = ProducingTree(of: completing.lazy.map { (-1, $0) })
        for number in lookups.indices where lookups[number].site.body >= 0 {
            lookups[number].isInProviderCode = isProviderCode(lookups[number].site)
        }
        registeringBodies = Set(registrations.lazy.map(\.site.body))
        for lookup in lookups where !lookup.isInProviderCode { registeringBodies.remove(lookup.site.body) }
        turningPoints =
            (resets.map(\.offset)
            + lookups.lazy.filter { !$0.isInProviderCode && $0.registration < 0 }.map(\.site.offset)).sorted()
        for number in lookups.indices.reversed() where lookups[number].baseAccess >= 0 {
            lookupOfAccess[lookups[number].baseAccess] = Int32(number)
        }
        for number in lookups.indices where lookups[number].site.body >= 0 {
            let row = Int32(bitPattern: lookups[number].site.row)
            if lookups[number].isOfProject || lookupOfRow[row] == nil { lookupOfRow[row] = Int32(number) }
        }
    }
}

/// Code that the registrations of a file run: runs of rows, one of which may stand in another.
private struct ProducingTree: Sendable {
    private struct Node: Sendable {
        var code: ProducingCode
        var registration: Int
        /// Index of the smallest node around it; -1 without.
        var parent: Int

        func contains(_ row: UInt32, of body: Int32) -> Bool { code.body == body && code.rows.contains(row) }
    }

    /// Sorted by where they begin, outer ones first.
    private var nodes: [Node] = []

    init() {}

    /// - Parameter code: What registrations run, with their numbers.
    init(of code: some Sequence<(Int, ProducingCode)>) {
        nodes = code.map { Node(code: $1, registration: $0, parent: -1) }
        // Of the same rows the first registration's are the innermost.
        nodes.sort { left, right in
            let (one, other) = (left.code, right.code)
            return (one.body, one.rows.lowerBound, other.rows.upperBound, right.registration)
                < (other.body, other.rows.lowerBound, one.rows.upperBound, left.registration)
        }
        var open: [Int] = []
        for number in nodes.indices {
            let code = nodes[number].code
            while let last = open.last, !nodes[last].contains(code.rows.lowerBound, of: code.body) { open.removeLast() }
            nodes[number].parent = open.last ?? -1
            open.append(number)
        }
    }

    /// The smallest run of rows around a place. O(log n + nesting)
    func innermost(at site: Site) -> (number: Int, depth: UInt16)? {
        var number = nodes.partitionPoint { ($0.code.body, $0.code.rows.lowerBound) <= (site.body, site.row) } - 1
        while number >= 0 {
            let node = nodes[number]
            if node.contains(site.row, of: site.body) { return (node.registration, node.code.depth) }
            number = node.parent
        }
        return nil
    }
}
