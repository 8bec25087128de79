import SwiftFacts

/// Whether a lookup asks for what whoever calls the code around says.
enum Relaying: UInt8, Sendable {
    /// For something of its own, under a name or with arguments.
    case none
    /// For the type that the code is told, and for that alone.
    case optional
    /// The same, and the program stops where there is none.
    case sure
}

/// That a container is asked for something, by a call or by a property's wrapper.
struct Lookup: Sendable {
    /// Index into the idioms of the project.
    var library = 0
    /// nil where it cannot be told.
    var key: WiringKey?
    /// What is asked for.
    var product: ResolvedType
    /// The name that the product is written by, where it is known and has no arguments.
    var writtenAs = NameID.none
    /// A type of the project that only this can be asked for with, where the product is the library's own.
    var mark = TypeID.none
    /// Number of arguments handed in.
    var argumentCount = 0
    /// Of the first token; of a wrapper the attribute. Its `body` is -1 without code.
    var site: Site
    /// Row of the file's `types` that it stands in, -1 outside.
    var typeRow: Int32
    /// Offset of the asked type's name.
    var keyOffset: UInt32
    /// Whether the program stops where there is none.
    var isDemanded = false
    /// Whether it asks for all that answers the key.
    var asksForAll = false
    /// Whether it is asked later than it is written: a lazy wrapper.
    var isDeferred = false
    /// Whether a wrapper asks as soon as its property is read.
    var isAskedWhenRead = false
    /// An initializer asks by way of a member of its own that it calls or reads.
    var isByOwnMember = false
    /// Whether what is asked is known to be the library's.
    var isKnownReceiver = true
    /// Index into the file's `accesses`: what is asked is global.
    var baseAccess: Int32 = -1
    /// Index into the file's `calls`: the call that what it gives is an argument of; -1 without.
    var outer: Int32 = -1
    /// What is asked, where somebody noted it.
    var receiver = Receiver.unknown
    var relaying = Relaying.none
    /// Index into the file's `registrations` on whose behalf it is asked, where no row tells; -1 without.
    var registration: Int32 = -1
    /// The property that a wrapper fills.
    var property: PropertyID?
    /// Whether a wrapper finds it in the views' environment by a key, not by its type.
    var isByEnvironmentKey = false
    /// Whether a wrapper fills a variable of a function.
    var isLocalWrapper = false
    /// Stands in code that a registration runs.
    var isInProviderCode = false
    /// What is asked is a registry of the project's own: that somebody asks it is read from calls.
    var isOfProject = false

    var file: Int { site.fileIndex }
}

extension Site {
    /// Where a property's wrapper stands.
    static func wrapper(_ attribute: AttributeFact, _ fact: PropertyFact, file: Int) -> Site {
        Site(
            file: Int32(file), body: -1, row: 0, offset: attribute.offset, condition: fact.condition, closureDepth: 0)
    }
}
